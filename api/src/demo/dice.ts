/** Numbers that look random and are the same for the same seed: the demo is the same world every time. */
export interface Dice {
  /** From 0 (included) to 1 (not). */
  roll(): number;
  /** Whether something of this probability happens. */
  happens(probability: number): boolean;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Dice by the mulberry32 generator (Tommy Ettinger, public domain). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1));
  return {
    roll,
    happens: (probability) => roll() < probability,
    between,
    pick: (from) => {
      const one = from[between(0, from.length - 1)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
  };
}
