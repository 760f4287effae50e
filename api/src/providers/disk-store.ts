import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathInDrawer, type MediaStore } from './media-store.ts';

/** Keeps files in a folder, in drawers by the ends of their ids; a file is there as a whole or not at all. */
export function createDiskStore(folder: string): MediaStore {
  const pathOf = (id: string) => join(folder, pathInDrawer(id));
  return {
    put: async (id, bytes) => {
      await mkdir(dirname(pathOf(id)), { recursive: true, mode: 0o700 });
      const unfinished = `${pathOf(id)}.${randomUUID()}`;
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, pathOf(id));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (id, range) => {
      try {
        const file = await open(pathOf(id));
        return file.createReadStream(range && { start: range.first, end: range.last });
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: async (id) => {
      try {
        return (await stat(pathOf(id))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    remove: (id) => rm(pathOf(id), { force: true }),
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
