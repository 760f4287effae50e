import { simulateSquadsOn } from './squad.ts';

simulateSquadsOn('pglite');
