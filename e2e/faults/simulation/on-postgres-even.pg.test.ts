import { simulateShare } from './simulate.ts';
import { simulateSquadsOn } from './squads/squad.ts';

simulateShare('even');
simulateSquadsOn('postgres');
