import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathInDrawer, type MediaStore } from './media-store.ts';

/** What a node that died in the middle has left is nobody's after that. */
const UNFINISHED_MS = 3_600_000;

/** Keeps files in a folder, in drawers by the ends of their ids; a file is there as a whole or not at all. */
export function createDiskStore(folder: string): MediaStore {
  const pathOf = (id: string) => join(folder, pathInDrawer(id));
  const drawerOf = (id: string) => dirname(pathOf(id));
  const bench = join(folder, 'unfinished');
  return {
    put: async (id, bytes) => {
      for (const one of [bench, drawerOf(id)]) await mkdir(one, { recursive: true, mode: 0o700 });
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
        for (const one of [drawerOf(id), folder]) await writeThrough(one);
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
    sweep: async (now) => {
      for (const name of await namesIn(bench)) {
        const path = join(bench, name);
        if ((await stat(path)).mtimeMs < now.getTime() - UNFINISHED_MS) await rm(path, { force: true });
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

async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
