import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What a node that died in the middle has left is nobody's after that; other nodes may share the folder. */
const UNFINISHED_MS = 3_600_000;

/** A folder for what is being made, closed to others; made when it is missing. */
export const openBench = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

/** Drops what was begun there long ago and never finished. */
export async function sweepBench(folder: string, now: Date): Promise<void> {
  for (const name of (await orMissing(readdir(folder))) ?? []) {
    const path = join(folder, name);
    const found = await orMissing(stat(path));
    if (found && found.mtimeMs < now.getTime() - UNFINISHED_MS)
      await rm(path, { recursive: true, force: true });
  }
}

/** What is found at a path; undefined where nothing is. */
export async function orMissing<Found>(found: Promise<Found>): Promise<Found | undefined> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
