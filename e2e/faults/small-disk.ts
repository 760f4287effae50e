import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hireCaretaker } from 'api/src/testing/machine/caretaker.ts';

const run = promisify(execFile);
const CHUNK = Buffer.alloc(64 * 1024);

/** A disk of its own, in memory, that a test can fill to the last byte. */
export interface SmallDisk {
  readonly folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  unmount(): Promise<void>;
}

/** Undefined where none can be had: only root may mount one, and not in every container. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'volleypath-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const caretaker = hireCaretaker('umount -l "$1"; rmdir "$1"', [folder]);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillUp(ballast),
    makeRoom: () => rm(ballast, { force: true }),
    unmount: () => caretaker.finish(),
  };
}

/** Writes until nothing more fits. */
async function fillUp(file: string): Promise<void> {
  const ballast = await open(file, 'a');
  try {
    for (;;) await ballast.write(CHUNK);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await ballast.close();
  }
}
