import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathInDrawer, type MediaStore } from './media-store.ts';
import { openBench, orMissing, sweepBench } from '../unfinished.ts';

/** Keeps files in a folder, in drawers by the ends of their ids; a file is there as a whole or not at all. */
export function createDiskStore(folder: string): MediaStore {
  const pathOf = (id: string) => join(folder, pathInDrawer(id));
  const bench = join(folder, 'unfinished');
  return {
    put: async (id, bytes) => {
      const drawer = dirname(pathOf(id));
      await openBench(bench);
      await mkdir(drawer, { recursive: true, mode: 0o700 });
      const unfinished = join(bench, randomUUID());
      try {
        const file = await open(unfinished, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, pathOf(id));
        // Else a power cut may leave a file that was promised without its name.
        for (const one of [drawer, folder]) await writeThrough(one);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (id, range) => {
      const file = await orMissing(open(pathOf(id)));
      return file?.createReadStream(range && { start: range.first, end: range.last }) ?? null;
    },
    has: async (id) => (await orMissing(stat(pathOf(id))))?.isFile() ?? false,
    remove: (id) => rm(pathOf(id), { force: true }),
    sweep: (now) => sweepBench(bench, now),
  };
}

/** Puts a folder's list of files on the disk; Windows does that by itself. */
async function writeThrough(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
