import { open, type FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '#db/errors.ts';
import { UsageError } from './command.ts';

/**
 * Writes what is about a player into a file that the operator alone can read, also where one of that name was there before.
 * @param read brings what is to be written, once the file is open
 * @throws UsageError where no file can be written
 */
export async function writeFile(name: string, read: () => Promise<Readable | Uint8Array>): Promise<void> {
  const file = await openFor(name);
  try {
    const content = await read();
    if (content instanceof Uint8Array) await file.writeFile(content);
    else await pipeline(content, file.createWriteStream());
  } finally {
    await file.close();
  }
}

async function openFor(name: string): Promise<FileHandle> {
  try {
    const file = await open(name, 'w', 0o600);
    // Not of a pipe, which keeps nothing.
    if ((await file.stat()).isFile()) await file.chmod(0o600);
    return file;
  } catch (error) {
    throw new UsageError(
      `The file "${name}" can’t be written (${codeOf(error)}). Name one where you may write, as the last word.`,
      { cause: error },
    );
  }
}
