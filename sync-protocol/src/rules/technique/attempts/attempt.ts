import type { Hand } from '../terms.ts';
import { both, type Body } from '../motion/body.ts';
import type { Point } from '../motion/point.ts';
import { lowest, speedOf, stepsIn, type At, type Reading } from '../motion/series.ts';
import { middle } from '../motion/smooth.ts';

/** The moments of one attempt, as steps of the motion. */
export interface Moments {
  /** The last moment of rest before it, or the first of the clip. */
  ready: number;
  /** Deepest knees, the plant, or the arm drawn furthest back. */
  load: number;
  contact: number;
  /** The feet are back on the ground, or the movement has come to rest. */
  end: number;
}

/** One attempt at a technique. */
export interface Attempt {
  body: Body;
  moments: Moments;
  /** The hand that hits; of techniques with two hands the one that is seen better. */
  hand: Hand;
}

/** Finds the best attempt of a clip; null when there is none. */
export type Finder = (body: Body, hand: Hand | null) => Attempt | null;

export const lastStep = ({ motion }: Body) => motion.times.length - 1;

/** How fast a point moves, in torsos a second. */
export function pace(place: (step: number) => Point | undefined): At {
  const [x, y] = [speedOf((step) => place(step)?.x), speedOf((step) => place(step)?.y)];
  return (step) => {
    const [dx, dy] = [x(step), y(step)];
    return dx === undefined || dy === undefined ? undefined : Math.hypot(dx, dy);
  };
}

/** The highest value of what can be told, wherever that is. */
export function peak(measure: At, from: number, to: number) {
  let best: { value: number; step: number } | null = null;
  for (let step = Math.max(0, from); step <= to; step++) {
    const value = measure(step);
    if (value !== undefined && (!best || value > best.value)) best = { value, step };
  }
  return best;
}

/** Where something is higher than for so many seconds around it, in their order. */
export function peaksOf(measure: At, from: number, to: number, apart = 0.1): Reading[] {
  const around = stepsIn(apart);
  const found: Reading[] = [];
  for (let step = Math.max(0, from); step <= to; step++) {
    const value = measure(step);
    const best = value === undefined ? null : peak(measure, step - around, Math.min(to, step + around));
    if (best?.step === step) found.push(best);
  }
  return found;
}

/** From the lowest to the highest point, in torsos. */
export function rangeOf(measure: At, from: number, to: number): number {
  const up = peak(measure, from, to);
  const down = peak((step) => negative(measure(step)), from, to);
  return up && down ? up.value + down.value : 0;
}

export const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

/** Seconds: of what is so soon after the first picture it is not seen how it came. */
const BEGINNING = 0.1;

/** Whether a step is where a clip begins, so that what led to it was not filmed; a single picture leads to nothing. */
export function isBeginning({ motion }: Body, step: number): boolean {
  return motion.times.length > 1 && step < stepsIn(BEGINNING);
}

/** Seconds: a player plants about this long before contact, at the latest. */
const PLANT_TO_CONTACT = 0.6;

/**
 * Whether a step that leads to contact is where the clip begins, so late that the plant itself was not filmed. Earlier
 * the first pictures may only seem to be the load: of a stiff jumper, say, whose hips are lowest in the run-up.
 */
export function isUnfilmed({ body, moments }: Attempt, step: number): boolean {
  return isBeginning(body, step) && moments.contact < stepsIn(PLANT_TO_CONTACT);
}

export const hipHeight =
  (body: Body): At =>
  (step) =>
    body.hips(step)?.y;

/**
 * The height of the hips in standing: what they nearly reach before a step, or the length of the legs over the floor where
 * that is more, for many wait in a crouch all the time. Where a clip begins in the middle of the movement, maybe in the air,
 * the floor is where the feet are later.
 */
export function standingHips(body: Body, before: number): number {
  const steps = body.motion.times.map((_, step) => step);
  const isLate = isBeginning(body, before);
  const until = steps.slice(0, before + 1);
  const reached = share(until, hipHeight(body), 0.85) ?? Number.NaN;
  const onLegs = (['left', 'right'] as const).flatMap((side) => {
    const floor = share(isLate ? steps : until, (step) => body.motion.of(side, 'Ankle', step)?.y, 0.15);
    const legs = share(steps, (step) => body.leg(side, step), 0.8);
    return both(floor, legs, (a, b) => a + b) ?? [];
  });
  if (onLegs.length === 0) return reached;
  return isLate ? middle(onLegs) : Math.max(reached, middle(onLegs));
}

/** What so many of the values at some steps are below; undefined where there are none. */
function share(steps: readonly number[], measure: At, part: number): number | undefined {
  const values = steps.flatMap((step) => measure(step) ?? []);
  return values.sort((a, b) => a - b)[Math.floor(values.length * part)];
}

/** The last moment before a step at which the hands were at rest beside the body. */
export function readyBefore(body: Body, step: number): number {
  const around = pace((at) => {
    const [hands, hips] = [body.hands(at), body.hips(at)];
    return hands && hips && { x: hands.x - hips.x, y: hands.y - hips.y };
  });
  for (let at = step - 1; at > 0; at--) if ((around(at) ?? REST) < REST) return at;
  return 0;
}

/** Torsos a second: a person who stands still. */
const REST = 0.6;

/** The lowest point of the hips in the time before a step. */
export function lowestHips(body: Body, step: number, seconds: number): number {
  return lowest(hipHeight(body), step - stepsIn(seconds), step)?.step ?? Math.max(0, step - stepsIn(seconds));
}

/** In torsos: who lands on stiff legs comes no lower than standing. */
const NEARLY_STANDING = 0.05;

/** The first step after a jump at which the hips are back at standing height; the clip's last if they never are. */
export function landingAfter(body: Body, step: number, standing: number): number {
  for (let at = step; at <= lastStep(body); at++)
    if ((hipHeight(body)(at) ?? Number.POSITIVE_INFINITY) <= standing + NEARLY_STANDING) return at;
  return lastStep(body);
}

/** When the feet leave the ground: the hips are back at standing height, on their way up. */
export function takeOffOf({ body, moments: { load, contact } }: Attempt): number {
  const standing = standingHips(body, load);
  for (let step = load; step < contact; step++)
    if ((hipHeight(body)(step) ?? Number.NEGATIVE_INFINITY) >= standing) return step;
  return load;
}

/** The hand that is seen better. */
export function seenHand(body: Body): Hand {
  const { near } = body.motion;
  if (near) return near;
  const seen = (hand: Hand) =>
    body.motion.times.filter((_, step) => body.motion.of(hand, 'Wrist', step) !== undefined).length;
  return seen('left') > seen('right') ? 'left' : 'right';
}

/** Seconds after contact in which all that is measured has happened: who walks or runs on never comes to rest. */
export const OVER = 1.3;

/** The first moment after contact, and after the follow-through, at which the hands are at rest; else the clip's last. */
export function restAfter(body: Body, contact: number): number {
  const speed = pace(body.hands);
  for (let step = contact + stepsIn(0.4); step < lastStep(body); step++)
    if ((speed(step) ?? 1) < 0.6) return step;
  return lastStep(body);
}
