import { simulateShare } from './simulate.ts';
import { simulateSquadsOn } from './squads/squad.ts';

simulateShare('embedded');
simulateSquadsOn('pglite');
