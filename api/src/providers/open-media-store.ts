import { join } from 'node:path';
import type { Config } from '#config';
import { createDiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';

/** The folder beside everything else that the server keeps. */
export function openMediaStore({ dataDir }: Pick<Config, 'dataDir'>): MediaStore {
  return createDiskStore(join(dataDir, 'media'));
}
