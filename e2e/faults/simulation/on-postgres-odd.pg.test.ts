import { simulateShare } from './simulate.ts';

simulateShare('odd');
