import { simulateShare } from './simulate.ts';

simulateShare(0, 2);
