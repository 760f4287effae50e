import { afterAll, expect, test } from 'vitest';
import { VISION_SIDE } from './vision-scores.ts';
import { createVision } from './vision.ts';

const vision = createVision();
afterAll(() => vision.close());

const plain = (red: number, green: number, blue: number) =>
  Uint8Array.from({ length: VISION_SIDE ** 2 * 3 }, (_, index) => [red, green, blue][index % 3] ?? 0);

test('sees what is on pictures, several at once, with no network', async () => {
  const seen = await Promise.all([vision.look(plain(0, 120, 80)), vision.look(plain(240, 240, 240))]);
  for (const scores of seen) {
    const sum = Object.values(scores).reduce((total, score) => total + score, 0);
    expect(sum).toBeCloseTo(1, 3);
    expect(scores.porn + scores.hentai).toBeLessThan(0.2);
  }
  // The package's own way of asking says 0.903 of this green.
  expect(seen[0].drawing).toBeCloseTo(0.9, 1);
});

test('takes no picture of another size, and starts anew after it was closed', async () => {
  expect(() => vision.look(new Uint8Array(3))).toThrow('another size');
  const asked = vision.look(plain(9, 9, 9));
  await Promise.all([expect(asked).rejects.toThrow('stops'), vision.close()]);
  expect((await vision.look(plain(9, 9, 9))).neutral).toBeGreaterThan(0);
});
