import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

/** The rooms that are parted into features. */
export const FEATURED = ['api/src/features', 'web/src/features'];

const foldersIn = (room: string) =>
  readdirSync(join(ROOT, room), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Every feature, by its folder in one of the rooms. */
export const FEATURES: readonly string[] = [...new Set(FEATURED.flatMap(foldersIn))].sort();
