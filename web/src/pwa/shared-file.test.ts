import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  dropOldShared,
  forgetShared,
  keepShared,
  readShared,
  SHARE_FIELD,
  SHARED_FILE_MAX_MB,
  SHARED_KEPT_MS,
} from './shared-file.ts';
import { FakeCaches } from './worker/testing.ts';

let fake: FakeCaches;

beforeEach(() => {
  fake = new FakeCaches();
  vi.stubGlobal('location', { origin: 'https://volleypath.test' });
  vi.stubGlobal('caches', fake.storage);
});

/** The form as another app posts it. */
function posted(file: File): Request {
  const form = new FormData();
  form.append(SHARE_FIELD, file);
  return { formData: async () => form } as unknown as Request;
}

const photo = () => new File(['photo'], 'Serve ü.jpg', { type: 'image/jpeg' });

test('a photo is kept until it is forgotten, however often it is looked at', async () => {
  await keepShared(posted(photo()));
  for (let times = 0; times < 2; times++) {
    const read = await readShared();
    expect([read?.name, read?.type, read?.size]).toEqual(['Serve ü.jpg', 'image/jpeg', 5]);
  }
  await forgetShared();
  expect(await readShared()).toBeUndefined();
});

test('what became nothing for an hour is kept for nobody, and goes once the worker wakes', async () => {
  const { now } = Date;
  onTestFinished(() => void vi.restoreAllMocks());
  await keepShared(posted(photo()));
  await dropOldShared();
  expect(await caches.keys()).toHaveLength(1);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + SHARED_KEPT_MS);
  await dropOldShared();
  expect(await caches.keys()).toEqual([]);
  expect(await readShared()).toBeUndefined();
});

test('a worker that wakes with nothing shared opens nothing', async () => {
  await dropOldShared();
  expect(fake.opened).toEqual([]);
});

test.each([
  ['a file of another kind', new File(['MZ'], 'clip.exe', { type: 'application/octet-stream' })],
  [
    'one that is too large',
    Object.defineProperty(photo(), 'size', { value: SHARED_FILE_MAX_MB * 1024 * 1024 + 1 }),
  ],
])('%s is not kept, nor what was there before it', async (_, file) => {
  await keepShared(posted(photo()));
  await keepShared(posted(file));
  expect(await readShared()).toBeUndefined();
});
