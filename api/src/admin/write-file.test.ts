import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { writeFile } from './write-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  ['bytes', async () => Buffer.from('a player')],
  ['a stream', async () => Readable.from(['a ', 'player'])],
])('%s are for the operator alone, also where everybody could read what lay there', async (_, read) => {
  const file = join(folder, 'one.zip');
  writeFileSync(file, 'a download of before', { mode: 0o644 });
  await writeFile(file, read);
  expect(readFileSync(file, 'utf8')).toBe('a player');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file that can’t be written is named, and nothing was read for it', async () => {
  const file = join(folder, 'none', 'one.zip');
  const written = writeFile(file, async () => expect.fail('it is read'));
  await expect(written).rejects.toThrow(UsageError);
  await expect(written).rejects.toThrow(/none\/one\.zip" can’t be written \(ENOENT\)/);
});
