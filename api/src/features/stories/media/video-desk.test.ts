import { newId, userId } from 'sync-protocol/ids';
import { expect, test } from 'vitest';
import { createVideoDesk } from './video-desk.ts';

test('takes one clip of a player at a time, so that nobody keeps it from all others', async () => {
  const desk = createVideoDesk({ path: '/nowhere' });
  const clip = Buffer.from('0000ftypmp42');
  const [one, other] = [userId.parse(newId()), userId.parse(newId())];
  const first = desk.remux(clip, one);
  expect(() => desk.remux(clip, one)).toThrow('try again');
  await desk.remux(clip, other);
  await first;
  expect(await desk.remux(clip, one)).toEqual({ unfit: 'noFfmpeg' });
});
