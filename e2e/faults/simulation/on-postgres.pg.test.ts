import { simulateOn } from './simulate.ts';
import { simulateSquadsOn } from './squads/squad.ts';

simulateOn('postgres');
simulateSquadsOn('postgres');
