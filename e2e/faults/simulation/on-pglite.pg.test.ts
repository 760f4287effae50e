import { simulateOn } from './simulate.ts';
import { simulateSquadsOn } from './squads/squad.ts';

simulateOn('pglite');
simulateSquadsOn('pglite');
