import type { Phase } from '../terms.ts';
import type { SourceId } from './sources.ts';

/** From and to; null is no limit on that side. */
export type Range = readonly [from: number | null, to: number | null];

/** What a value is counted in, and how far the pose model may be off: what lies nearer to a limit is no fault. */
export const UNITS = {
  degrees: { word: '°', error: 5 },
  torsos: { word: ' torso lengths', error: 0.05 },
  seconds: { word: ' s', error: 0.07 },
  times: { word: '×', error: 0.1 },
  steps: { word: ' steps', error: 1 },
  'torsos a second': { word: ' torso lengths a second', error: 0.3 },
} as const;

/** How sure a source is: read by us, known but not read again, or our own choice. */
export type Evidence = 'a' | 'k' | 'e';

/** One thing that is measured in a technique, and what is made of it. */
export interface Criterion<Id extends string = string> {
  id: Id;
  phase: Phase;
  /** It counts three times. */
  isKey?: true;
  /** What it is called where its value stands. */
  name: string;
  /** What is measured, in words. */
  measures: string;
  unit: keyof typeof UNITS;
  /** How far a value may be off, if it is not its unit's error: what is counted from single pictures is less sure. */
  error?: number;
  good: Range;
  /** Outside of `good` and in here a value is near its target; outside of both it is far from it. */
  warning: Range;
  /** The view in which it can be judged; in any other the same number means something else. */
  view: 'side' | 'front' | 'any';
  /** One picture is enough to measure it. */
  isStill?: true;
  /** It compares the two feet: from the side the far one is often hidden, and then the rule asks for nothing. */
  isOfBothFeet?: true;
  /** What is said when it is good. */
  strength: string;
  /** What is said when it is not; below and above the target where that differs. */
  fault: string | { low: string; high: string };
  /** What to do next. */
  cue: string;
  /** A drill of the catalog that trains it. */
  drill: { id: string; name: string };
  sources: readonly (readonly [SourceId, Evidence] | readonly [null, 'e'])[];
}

/** A value as it is said, without its unit: nothing finer than what can be seen. */
export function rounded(value: number, unit: Criterion['unit']): number {
  return unit === 'degrees' || unit === 'steps' ? Math.round(value) : Math.round(value * 100) / 100;
}

/** A value with its unit: 168°, 0.95 torso lengths. */
export function inUnit(value: number, unit: Criterion['unit']): string {
  return `${rounded(value, unit)}${UNITS[unit].word}`;
}

/** How far the value of a criterion may be off: by less than this beyond its target it is no fault. */
export function errorOf({ unit, error }: Pick<Criterion, 'unit' | 'error'>): number {
  return error ?? UNITS[unit].error;
}
