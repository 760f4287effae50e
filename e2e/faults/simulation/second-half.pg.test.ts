import { simulateShare } from './simulate.ts';

simulateShare(1, 2);
