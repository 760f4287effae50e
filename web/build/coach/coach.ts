import { join } from 'node:path';
import type { Plugin } from 'vite';
import { coachFiles } from './coach-files.ts';

const LIST = 'virtual:coach';
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/coach');

/**
 * Lays what the technique analysis runs on beside the app, to be fetched by who wants it, and tells the app what there
 * is to fetch (`virtual:coach`).
 */
export function coach(): Plugin {
  return {
    name: 'volleypath:coach',
    resolveId: (id) => (id === LIST ? LIST : undefined),
    async load(id) {
      if (id !== LIST) return undefined;
      return `export const COACH = ${JSON.stringify((await coachFiles(CACHE)).coach)};`;
    },
    async generateBundle() {
      const { parts } = await coachFiles(CACHE);
      for (const { path, bytes, packed } of parts) {
        this.emitFile({ type: 'asset', fileName: path, source: bytes });
        this.emitFile({ type: 'asset', fileName: `${path}.br`, source: packed });
      }
    },
  };
}
