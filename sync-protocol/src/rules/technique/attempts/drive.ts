import type { Body } from '../motion/body.ts';
import { highest, lowest, stepsIn, type At } from '../motion/series.ts';
import { hipHeight, lastStep } from './attempt.ts';

// A ball is played with the whole body, a gesture with the arms alone. So where a clip shows several movements that could
// be the one that was chosen, it is the one in which the legs worked along.

/** In torsos: hips that are lifted so much by the legs were meant to be. */
const DRIVEN = 0.15;

/** Degrees by which knees that drive open. */
const OPENED = 30;

/** How much the legs lift the body around a step, from 0 to 1: the hips rise, or the knees open. */
export function upwardsDrive(body: Body, step: number): number {
  const risen = gainAround(hipHeight(body), body, step) / DRIVEN;
  const opened = gainAround(body.knees, body, step) / OPENED;
  return Math.max(0, Math.min(1, Math.max(risen, opened)));
}

/** How much more there is of something shortly after a step than shortly before. */
function gainAround(measure: At, body: Body, step: number): number {
  const until = Math.min(lastStep(body), step + stepsIn(0.35));
  const [after, before] = [highest(measure, step, until), lowest(measure, step - stepsIn(0.3), step)];
  return after && before ? after.value - before.value : 0;
}

/** In torsos: hips that go so far ahead before a hit carry weight into it. */
const CARRIED = 0.2;

/** How much the body goes forward with a hit, from 0 to 1. */
export function forwardsDrive(body: Body, contact: number): number {
  const [now, before] = [body.hips(contact)?.x, body.hips(Math.max(0, contact - stepsIn(0.6)))?.x];
  return now === undefined || before === undefined ? 0 : Math.max(0, Math.min(1, (now - before) / CARRIED));
}

/** The one that is most like it; null of none. */
export function likeliest<T>(all: readonly T[], likeness: (one: T) => number): T | null {
  const [first = null] = all.map((one) => ({ one, like: likeness(one) })).sort((a, b) => b.like - a.like);
  return first && first.one;
}
