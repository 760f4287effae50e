import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { ByteRange, MediaStore } from './media-store.ts';

const ID = '01a20463-013b-7508-8497-1527d760e458';
const NOW = new Date();
let folder: string;
let store: MediaStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volley-store-'));
  store = createDiskStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = async (range?: ByteRange) => {
  const stream = await store.get(ID, range);
  return stream && (await buffer(stream)).toString();
};

test('a file is kept under its id, taken for another one, read in parts, and removed', async () => {
  expect([await store.has(ID), await read()]).toEqual([false, null]);
  await store.put(ID, Buffer.from('first'), 'image/jpeg');
  await store.put(ID, Buffer.from('second'), 'image/jpeg');
  expect([await store.has(ID), await read(), await read({ first: 1, last: 3 })]).toEqual([
    true,
    'second',
    'eco',
  ]);
  expect(await readdir(join(folder, 'unfinished'))).toEqual([]);
  await store.remove(ID);
  await store.remove(ID);
  expect(await store.has(ID)).toBe(false);
});

test('what was never finished goes, but not what is being written', async () => {
  const bench = join(folder, 'unfinished');
  await mkdir(bench, { recursive: true });
  for (const [name, minutes] of [
    ['left', 61],
    ['under-way', 59],
  ] as const) {
    await writeFile(join(bench, name), 'half');
    const at = new Date(NOW.getTime() - minutes * 60_000);
    await utimes(join(bench, name), at, at);
  }
  // As one that is finished between two looks: its name is read, and nothing is there.
  await symlink(join(folder, 'nowhere'), join(bench, 'done-meanwhile'));
  await store.sweep(NOW);
  expect(await readdir(bench)).toEqual(['done-meanwhile', 'under-way']);
});
