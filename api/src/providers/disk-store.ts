import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathInDrawer, type MediaStore } from './media-store.ts';

/** What a node that died in the middle has left is nobody's after that. */
const UNFINISHED_MS = 3_600_000;

/** Keeps files in a folder, in drawers by the ends of their ids; a file is there as a whole or not at all. */
export function createDiskStore(folder: string): MediaStore {
  const pathOf = (id: string) => join(folder, pathInDrawer(id));
  const bench = join(folder, 'unfinished');
  return {
    put: async (id, bytes) => {
      const drawer = dirname(pathOf(id));
      for (const one of [bench, drawer]) await mkdir(one, { recursive: true, mode: 0o700 });
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
    sweep: async (now) => {
      for (const name of (await orMissing(readdir(bench))) ?? []) {
        const path = join(bench, name);
        const file = await orMissing(stat(path));
        if (file && file.mtimeMs < now.getTime() - UNFINISHED_MS) await rm(path, { force: true });
      }
    },
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

/** What is found at a path; undefined where nothing is. */
async function orMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
