import { simulateSquadsOn } from './squad.ts';

simulateSquadsOn('postgres');
