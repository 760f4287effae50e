import sharp from 'sharp';
import { newId } from 'sync-protocol/new-id';
import { AVATAR_SIDE } from 'sync-protocol/rules/profile/avatars';
import { expect, onTestFinished, test } from 'vitest';
import { childrenOf, nicenessOfThreads } from '#testing/machine/niceness.ts';
import { createPictureDesk } from './picture-desk.ts';
import { BEHIND_THE_SERVER } from './picture-jobs.ts';

/** The test's own limit, which knows how slow the machine is, comes first. */
const NO_LIMIT = 2 ** 31 - 1;

function desk(timeLimitMs = NO_LIMIT) {
  const made = createPictureDesk({ timeLimitMs });
  onTestFinished(() => made.close());
  return made;
}

const photo = () =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: 'seagreen' } })
    .jpeg()
    .toBuffer();

test('remakes pictures, after it was closed as well', async () => {
  const pictures = desk();
  for (let round = 0; round < 2; round++) {
    const made = await pictures.remake(await photo());
    if (!('jpeg' in made)) throw new Error(made.unfit);
    expect(await sharp(made.jpeg).metadata()).toMatchObject({ format: 'jpeg', width: AVATAR_SIDE });
    pictures.close();
  }
});

test.runIf(process.platform === 'linux')('unpacks behind the server, on each of its threads', async () => {
  const pictures = desk();
  await pictures.remake(await photo());
  const [child] = childrenOf(process.pid, 'picture-process');
  if (child === undefined) throw new Error('no process for pictures is running');
  const niceness = nicenessOfThreads(child);
  expect(niceness.length).toBeGreaterThan(1);
  expect(new Set(niceness)).toEqual(new Set([BEHIND_THE_SERVER]));
});

test('ends what takes too long, and goes on with the next', async () => {
  // No process answers within a millisecond of its start.
  const pictures = desk(1);
  for (let round = 0; round < 2; round++)
    expect(await pictures.remake(await photo())).toEqual({ unfit: 'unreadable' });
});

test('reads long calls of any shape', async () => {
  const pictures = desk();
  const call = async (json: string) => pictures.readCall(Buffer.from(json));
  const imageData = `data:image/jpeg;base64,${(await photo()).toString('base64')}`;
  const userId = newId();
  expect(await call(JSON.stringify({ imageData, userId }))).toMatchObject({
    userId,
    remade: { jpeg: expect.any(Uint8Array) },
  });
  const deep = 1_000_000;
  const wild = [
    '',
    '{"imageData":',
    '['.repeat(deep),
    '['.repeat(deep) + ']'.repeat(deep),
    `{"imageData":${'['.repeat(deep)}${']'.repeat(deep)}}`,
    `[${'0,'.repeat(3_000_000)}0]`,
    `{${Array.from({ length: 400_000 }, (_, key) => `"${key}":0`).join()}}`,
  ];
  for (const json of wild) expect(await call(json)).not.toHaveProperty('remade');
  expect(await call(JSON.stringify({ imageData: 7, userId }))).toEqual({
    issues: [{ path: 'imageData', message: expect.any(String) }],
  });
});

test('counts pictures on their way, until their place is given back', async () => {
  const pictures = desk();
  const places = Array.from({ length: 12 }, (_, index) => pictures.keepPlace(`player ${index}`));
  expect(() => pictures.keepPlace('another')).toThrow(expect.objectContaining({ code: 'pictures_busy' }));
  await expect(pictures.remake(await photo())).rejects.toMatchObject({ code: 'pictures_busy' });
  for (let twice = 0; twice < 2; twice++) places[0]?.();
  const again = pictures.keepPlace('another');
  expect(() => pictures.keepPlace('the next')).toThrow(expect.objectContaining({ code: 'pictures_busy' }));
  for (const giveBack of [...places, again]) giveBack();
  expect(await pictures.remake(await photo())).toHaveProperty('jpeg');
});

test('one player’s pictures on their way leave places for all others', () => {
  const pictures = desk();
  const places = Array.from({ length: 3 }, () => pictures.keepPlace('one'));
  expect(() => pictures.keepPlace('one')).toThrow(expect.objectContaining({ code: 'pictures_busy' }));
  pictures.keepPlace('other');
  places[0]?.();
  pictures.keepPlace('one');
});

test('says when too many wait, and takes more once they are done', async () => {
  const pictures = desk();
  const bytes = await photo();
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => pictures.remake(bytes)));
  const refused = all.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { status: 429, code: 'pictures_busy', retryAfter: 20 } });
  expect(await pictures.remake(bytes)).toHaveProperty('jpeg');
});
