import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import S3rver from '@20minutes/s3rver';
import { newId } from 'sync-protocol/new-id';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

/** The key is the only one that the S3-compatible server knows. */
const ACCOUNT = {
  bucket: 'stories',
  region: 'eu-central-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

let folder: string;
let s3: S3rver;
let endpoint: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'));
  const configureBuckets = [{ name: ACCOUNT.bucket }];
  const directory = join(folder, 's3');
  s3 = new S3rver({ address: '127.0.0.1', port: 0, directory, configureBuckets, silent: true });
  const { port } = await s3.run();
  endpoint = new URL(`http://127.0.0.1:${port}`);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bucket = (other: Partial<typeof ACCOUNT> = {}) => createS3Store({ endpoint, ...ACCOUNT, ...other });

test.each<[string, () => MediaStore]>([
  ['on disk', () => createDiskStore(join(folder, 'disk'))],
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

  // The server takes calls for any region, without a signature, and with other bytes than were signed.
  test('is asked for the path on disk, in its region, and told the type, length and digest', async () => {
    const id = newId();
    const asked = once(s3.httpServer, 'request');
    await bucket().put(id, bytes, 'image/jpeg');
    const [{ url, headers }] = (await asked) as [IncomingMessage];
    expect(url).toBe(`/stories/${id.slice(-2)}/${id}`);
    expect(headers).toMatchObject({
      authorization: expect.stringContaining('/eu-central-1/s3/aws4_request') as string,
      'content-type': 'image/jpeg',
      'content-length': '1',
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    });
  });

  test.each<[string, (store: MediaStore, id: string) => Promise<unknown>, string]>([
    ['put', (store, id) => store.put(id, bytes, 'image/jpeg'), '403 SignatureDoesNotMatch'],
    ['get', (store, id) => store.get(id), '403 SignatureDoesNotMatch'],
    // An answer without a body.
    ['has', (store, id) => store.has(id), '403'],
    ['remove', (store, id) => store.remove(id), '403 SignatureDoesNotMatch'],
  ])('with a wrong secret is a mistake and no missing file: %s', async (_, ask, answer) => {
    await expect(ask(bucket({ secretAccessKey: 'another' }), newId())).rejects.toThrow(answer);
  });

  test('with a wrong key, or that is not there, is a mistake and no missing file', async () => {
    await expect(bucket({ accessKeyId: 'you' }).remove(newId())).rejects.toThrow('403 InvalidAccessKeyId');
    await expect(bucket({ bucket: 'nowhere' }).get(newId())).rejects.toThrow('404 NoSuchBucket');
  });

  test('that never answers keeps nobody waiting, and is named in the log', async () => {
    const deaf = createServer().listen(0, '127.0.0.1');
    await once(deaf, 'listening');
    const { port } = deaf.address() as AddressInfo;
    const config = { ...ACCOUNT, endpoint: new URL(`http://127.0.0.1:${port}`) };
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
