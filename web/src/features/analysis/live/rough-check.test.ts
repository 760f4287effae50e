import { expect, it } from 'vitest';
import { roughCheck } from './rough-check.ts';

const [WIDTH, HEIGHT] = [80, 60];
const SKIN = [200, 140, 110, 255];
const WALL = [120, 130, 150, 255];

/** A wall with patches of skin before it: from and to across, from and to down. */
function seen(...patches: readonly (readonly [number, number, number, number])[]) {
  const isSkin = (x: number, y: number) =>
    patches.some(([left, right, top, bottom]) => x >= left && x < right && y >= top && y < bottom);
  const pixels = Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    isSkin(at % WIDTH, Math.floor(at / WIDTH)) ? SKIN : WALL,
  );
  return roughCheck(Uint8ClampedArray.from(pixels.flat()), WIDTH, HEIGHT);
}

it('guesses the distance from how much looks like skin', () => {
  const feet = [6, 10, 14, 20, 30].map((side) => seen([20, 20 + side, 10, 10 + side]).feet);
  expect(feet).toEqual([10, 7, 5, 3, 2]);
});

it('guesses that somebody stands whose face is over hands or legs, with room beside', () => {
  const [face, legs] = [[38, 42, 10, 14] as const, [37, 43, 40, 48] as const];
  expect(seen(face, legs)).toMatchObject({ isStanding: true, hasSpace: true, isVisible: true });
  expect(seen(face)).toMatchObject({ isStanding: false });
  expect(seen([0, 4, 10, 14], legs)).toMatchObject({ hasSpace: false });
});

it('knows nothing of an empty wall', () => {
  expect(seen()).toEqual({ feet: null, isStanding: null, hasSpace: null, isVisible: false });
});
