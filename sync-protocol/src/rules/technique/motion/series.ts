import type { Value } from './body.ts';
import { STEPS_PER_SECOND } from './smooth.ts';

/** A value and the step at which it was measured. */
export interface Reading {
  value: number;
  step: number;
}

/** Something measured at a step. */
export type At = (step: number) => Value;

export const stepsIn = (seconds: number) => Math.round(seconds * STEPS_PER_SECOND);

/** What is measured at a step and its neighbours, averaged: a single step is less sure. */
export function steady(measure: At, step: number): Value {
  const near = [step - 1, step, step + 1].flatMap((one) => measure(one) ?? []);
  if (near.length === 0 || measure(step) === undefined) return undefined;
  return near.reduce((a, b) => a + b) / near.length;
}

/** What `steady` tells of a step; null when it can’t be told of the step itself. */
export function readAt(measure: At, step: number): Reading | null {
  const value = steady(measure, step);
  return value === undefined ? null : { value, step };
}

/** The highest value from one step to another, both included; null when less than half of them can be told. */
export function highest(measure: At, from: number, to: number): Reading | null {
  return extreme(measure, from, to, 1);
}

/** The lowest, told as `highest` is: null when less than half of the steps can be told. */
export function lowest(measure: At, from: number, to: number): Reading | null {
  return extreme(measure, from, to, -1);
}

function extreme(measure: At, from: number, to: number, sign: 1 | -1): Reading | null {
  let best: Reading | null = null;
  let told = 0;
  const first = Math.max(0, from);
  for (let step = first; step <= to; step++) {
    const value = steady(measure, step);
    if (value === undefined) continue;
    told++;
    if (!best || (value - best.value) * sign > 0) best = { value, step };
  }
  return told * 2 >= to - first + 1 ? best : null;
}

/** How fast something changes, a second. */
export function speedOf(measure: At): At {
  return (step) => {
    const [before, after] = [measure(step - 1), measure(step + 1)];
    return before === undefined || after === undefined
      ? undefined
      : ((after - before) * STEPS_PER_SECOND) / 2;
  };
}
