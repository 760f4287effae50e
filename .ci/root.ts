import { dirname } from 'node:path';

/** The top of the project. */
export const ROOT = dirname(import.meta.dirname);
