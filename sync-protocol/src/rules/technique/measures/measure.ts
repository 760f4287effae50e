import { isBeginning, isUnfilmed, type Attempt } from '../attempts/attempt.ts';
import type { Body } from '../motion/body.ts';
import { readAt, type Reading } from '../motion/series.ts';
import type { Curve } from './curves.ts';

/** What was before the clip began. */
export const UNFILMED = 'unfilmed';

/** A reading, and whether it might be a better one if the clip had begun earlier. */
export interface MeasuredReading extends Reading {
  isCut?: boolean;
}

export type Measured = MeasuredReading | typeof UNFILMED | null;

/** Measures one criterion in an attempt; null where it can't be told. */
export type Measure = (attempt: Attempt) => Measured;

/** A value of the body at contact. */
export const atContact =
  (curve: Curve) =>
  (attempt: Attempt): Reading | null =>
    readAt(curve(attempt), attempt.moments.contact);

/** A value of the body at the load, which the clip must show. */
export const atLoad = (curve: Curve): Measure =>
  withLoad((attempt) => readAt(curve(attempt), attempt.moments.load));

/** What is measured only where the clip shows how the player came to the load. */
export const withLoad =
  (measure: Measure): Measure =>
  (attempt) =>
    isUnfilmed(attempt, attempt.moments.load) ? UNFILMED : measure(attempt);

/** A reading that is sought from a step on: where the clip begins no earlier there may have been a better one before. */
export function since(body: Body, from: number, reading: Measured): Measured {
  if (!reading || reading === UNFILMED) return reading;
  return { ...reading, isCut: isBeginning(body, from) };
}

/** The same of what goes one way only until its reading: if that comes after the first pictures, it was worse before it. */
export function sinceTurning(body: Body, from: number, reading: Measured): Measured {
  if (!reading || reading === UNFILMED || !isBeginning(body, reading.step)) return reading;
  return since(body, from, reading);
}

/** How much more one reading is than another, where the later one was taken. */
export function difference(later: Measured, earlier: Measured): Measured {
  if (later === UNFILMED || earlier === UNFILMED) return UNFILMED;
  return (
    later &&
    earlier && {
      value: later.value - earlier.value,
      step: later.step,
      isCut: later.isCut === true || earlier.isCut === true,
    }
  );
}

/** A reading turned into another value. */
export function mapped(reading: Reading | null, turn: (value: number) => number): Reading | null {
  return reading && { ...reading, value: turn(reading.value) };
}
