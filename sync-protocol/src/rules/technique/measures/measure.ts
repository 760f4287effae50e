import type { Attempt } from '../attempts/attempt.ts';
import { readAt, type Reading } from '../motion/series.ts';
import type { Curve } from './curves.ts';

/** Measures one criterion in an attempt; null where it can't be told. */
export type Measure = (attempt: Attempt) => Reading | null;

/** A value of the body at contact. */
export const atContact =
  (curve: Curve): Measure =>
  (attempt) =>
    readAt(curve(attempt), attempt.moments.contact);

export const atLoad =
  (curve: Curve): Measure =>
  (attempt) =>
    readAt(curve(attempt), attempt.moments.load);

/** How much more one reading is than another, where the later one was taken. */
export function difference(later: Reading | null, earlier: Reading | null): Reading | null {
  return later && earlier && { value: later.value - earlier.value, step: later.step };
}

/** A reading turned into another value. */
export function mapped(reading: Reading | null, turn: (value: number) => number): Reading | null {
  return reading && { value: turn(reading.value), step: reading.step };
}
