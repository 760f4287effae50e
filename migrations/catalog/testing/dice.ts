/** Throws below a number: the same ones for the same seed. */
export type Dice = (below: number) => number;

/** Dice whose throws are the same for the same seed. */
export function diceOf(seed: number): Dice {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % below;
  };
}
