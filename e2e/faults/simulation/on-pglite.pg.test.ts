import { simulateOn } from './simulate.ts';
import { simulateSquadsOn } from './squad.ts';

simulateOn('pglite');
simulateSquadsOn('pglite');
