import { expect, it } from 'vitest';
import { withDuration } from './webm-duration.ts';

/** How Chromium begins a film that it records: header, segment without a length, info, tracks. */
const START =
  '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff' +
  '1549a966992ad7b1830f42404d80864368726f6d655741864368726f6d65';
const REST = '1654ae6babaea9d7810173c587c8c94d1538682283810155ee81018685565f565038';

const film = (hex: string) => new Blob([Buffer.from(hex, 'hex')], { type: 'video/webm' });
const hexOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer()).toString('hex');

it('writes how long a film is among what it tells of itself, and leaves all else as it was', async () => {
  const whole = await withDuration(film(START + REST), 2500);
  const duration = `448988${Buffer.from(new Float64Array([2500]).buffer)
    .reverse()
    .toString('hex')}`;
  const info = START.replace('1549a96699', '1549a9660100000000000024');
  expect(await hexOf(whole)).toBe(info + duration + REST);
  expect(whole.type).toBe('video/webm');
});

it('leaves a film alone that has a duration, or is made in another way', async () => {
  const told = await withDuration(film(START + REST), 2500);
  expect(await hexOf(await withDuration(told, 9000))).toBe(await hexOf(told));
  for (const other of [
    '',
    '00000000',
    START.slice(0, 20),
    START.slice(0, 100),
    START.replace('01ffffffffffffff', '80') + REST,
  ])
    expect(await hexOf(await withDuration(film(other), 2500))).toBe(other);
});
