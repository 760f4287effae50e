import { join } from 'node:path';
import type { Config } from '#config';
import { createDiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

/** The bucket that is configured, or the folder beside everything else that the server keeps. */
export function openMediaStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): MediaStore {
  return s3 ? createS3Store(s3) : createDiskStore(join(dataDir, 'media'));
}
