import { fileURLToPath } from 'node:url';

/** Packages whose ordinary entry is written for older browsers than ours: the modern one is smaller. */
export const MODERN = {
  dexie: fileURLToPath(import.meta.resolve('dexie/dist/modern/dexie.min.mjs')),
};
