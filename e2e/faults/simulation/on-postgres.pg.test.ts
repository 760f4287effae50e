import { simulateOn } from './simulate.ts';
import { simulateSquadsOn } from './squad.ts';

simulateOn('postgres');
simulateSquadsOn('postgres');
