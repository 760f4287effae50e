import type { Position } from 'sync-protocol/rules/technique/live/position';

/** Up to which share of skin-like pixels a player is how many feet away; more of them and they are nearer. */
const FEET: readonly (readonly [share: number, feet: number])[] = [
  [0.01, 10],
  [0.025, 7],
  [0.05, 5],
  [0.1, 3],
];
const NEAREST = 2;
/** Less of them is nobody. */
const SOMEBODY = 0.002;
/** Of the width of the picture, on either side, and of the skin-like pixels that may be in there. */
const MARGIN = 0.1;
const IN_MARGIN = 0.05;
/** Skin of somebody who stands is to be seen over so much more height than width: face above, hands or legs below. */
const UPRIGHT = 1.2;

/** A guess from the pixels that look like skin, for phones that have no pose model. */
export function roughCheck(pixels: Uint8ClampedArray, width: number, height: number): Position {
  const places: { x: number; y: number }[] = [];
  for (let at = 0; at < width * height; at++) {
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3);
    if (isLikeSkin(r, g, b)) places.push({ x: at % width, y: Math.floor(at / width) });
  }
  const share = places.length / (width * height);
  if (share < SOMEBODY) return { feet: null, isStanding: null, hasSpace: null, isVisible: false };
  const aside = places.filter(({ x }) => x < width * MARGIN || x >= width * (1 - MARGIN));
  return {
    feet: FEET.find(([limit]) => share < limit)?.[1] ?? NEAREST,
    isStanding: spread(places.map(({ y }) => y)) > spread(places.map(({ x }) => x)) * UPRIGHT,
    hasSpace: aside.length <= places.length * IN_MARGIN,
    isVisible: true,
  };
}

/** A common rule of thumb: reddish, not gray. It misses people in some light, and takes wood for skin. */
function isLikeSkin(r: number, g: number, b: number): boolean {
  return r > 95 && g > 40 && b > 20 && Math.max(r, g, b) - Math.min(r, g, b) > 15 && r - g > 15 && r > b;
}

/** From the first to the last, without the few that stray. */
function spread(places: readonly number[]): number {
  const sorted = [...places].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return at(0.98) - at(0.02) + 1;
}
