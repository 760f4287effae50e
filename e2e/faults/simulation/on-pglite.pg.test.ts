import { simulateOn } from './simulate.ts';

simulateOn('pglite');
