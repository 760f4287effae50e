import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { newId } from 'sync-protocol/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signatureOf, startS3Server } from '#testing/outside/s3-server.ts';
import { createDiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

const ACCOUNT = { bucket: 'stories', region: 'eu-central-1', accessKeyId: 'us', secretAccessKey: 'secret' };

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'));
  s3 = await startS3Server(ACCOUNT);
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const bucket = (other: Partial<typeof ACCOUNT> = {}) =>
  createS3Store({ endpoint: s3.endpoint, ...ACCOUNT, ...other });

test.each<[string, () => MediaStore]>([
  ['on disk', () => createDiskStore(folder)],
  ['in a bucket', () => bucket()],
])('files %s are kept, read in whole or in part, put anew, and removed', async (_, open) => {
  const store = open();
  const read = async (...asked: Parameters<MediaStore['get']>) => {
    const stream = await store.get(...asked);
    return stream && (await buffer(stream)).toString();
  };
  const id = newId();
  expect([await store.has(id), await read(id)]).toEqual([false, null]);
  await store.put(id, Buffer.from('a first ace'), 'image/jpeg');
  expect([await store.has(id), await read(id)]).toEqual([true, 'a first ace']);
  expect(await read(id, { first: 2, last: 6 })).toBe('first');
  await store.put(id, Buffer.from('a second'), 'image/jpeg');
  expect(await read(id)).toBe('a second');
  await store.remove(id);
  await store.remove(id);
  expect([await store.has(id), await read(id)]).toEqual([false, null]);
});

describe('a bucket', () => {
  const bytes = Buffer.from('x');

  test('has a file at the path that it has on disk', async () => {
    const id = newId();
    await bucket().put(id, bytes, 'image/jpeg');
    expect(s3.paths()).toContain(`/stories/${id.slice(-2)}/${id}`);
  });

  test('with a wrong key, or that is not there, is a mistake and no missing file', async () => {
    const stranger = bucket({ secretAccessKey: 'another' });
    await expect(stranger.put(newId(), bytes, 'image/jpeg')).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(stranger.has(newId())).rejects.toThrow('403');
    await expect(bucket({ accessKeyId: 'you' }).remove(newId())).rejects.toThrow('403 InvalidAccessKeyId');
    await expect(bucket({ bucket: 'nowhere' }).get(newId())).rejects.toThrow('404 NoSuchBucket');
  });

  test('that never answers keeps nobody waiting, and is named in the log', async () => {
    const deaf = createServer().listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const config = { endpoint: new URL(`http://127.0.0.1:${port}`), ...ACCOUNT };
    const store = createS3Store(config, { timeLimitMs: 500 });
    const asked = once(deaf, 'connection');
    const answer = store.remove(newId()).catch((error: unknown) => error);
    await Promise.race([asked, answer]);
    // A fetch forgets whom to obey once its memory was tidied up.
    setFlagsFromString('--expose-gc');
    runInNewContext('gc()');
    expect(await answer).toMatchObject({ message: 'the media store did not answer in time' });
    deaf.close();
  });
});

test('the test’s own server expects the signature of Amazon’s example', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };
  const keys = { region: 'us-east-1', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  expect(signatureOf({ method: 'GET', path: '/test.txt', headers }, Object.keys(headers), keys)).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
});
