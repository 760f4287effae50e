import { simulateOn } from './simulate.ts';

simulateOn('postgres');
