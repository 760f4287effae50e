import type { Hand } from '../terms.ts';
import { both, type Body } from '../motion/body.ts';
import { otherHand } from '../motion/motion.ts';
import { lowest, stepsIn, type At } from '../motion/series.ts';
import { middle } from '../motion/smooth.ts';
import { hipHeight, lastStep, lowestHips, peak, rangeOf, standingHips } from './attempt.ts';

// What tells one technique from another without the ball: whether one hand did it or both, whether the hands sweep
// through or stay, whether the feet were on the ground. Where a hand is hidden the benefit of the doubt is given, but
// for what the other hand alone can tell.

/** In torsos: the hitting hand is so much higher than the other at contact, which has come down by then. */
const ONE_HANDED = 0.35;
/** In torsos: the other hand is so far below once the hit is over, while those of a block come down together. */
const LEFT_ALONE = 0.5;
/** Hands that meet a ball together are no farther apart than wide shoulders. */
const TOGETHER = 0.8;
/** Of both hands over the net one is not so much higher. */
const BESIDE = 0.5;
/** Hips that rise so much over their height in standing have left the ground. */
export const JUMPED = 0.22;

/** The middle of what can be told of something from one step to another; undefined where most can't: a glimpse proves nothing. */
function seen(measure: At, from: number, to: number): number | undefined {
  const values: number[] = [];
  for (let step = from; step <= to; step++) {
    const value = measure(step);
    if (value !== undefined) values.push(value);
  }
  return values.length * 2 > to - from ? middle(values) : undefined;
}

/** Whether one hand hits, as in a serve or a spike: in a block both go up. */
export function isOneHanded(body: Body, hand: Hand, contact: number): boolean {
  const leads = leadOf(body, hand);
  const lead = seen(leads, contact - stepsIn(0.1), contact + stepsIn(0.1));
  // Seen by a camera that stutters, the other hand may have come down only a moment later.
  if (lead !== undefined) return lead > ONE_HANDED || isLeftAlone(leads, contact);
  const risen = (hipHeight(body)(contact) ?? 0) - (hipHeight(body)(lowestHips(body, contact, 0.8)) ?? 0);
  return risen < 0.35 || sweepsThrough(body, hand, contact);
}

/** Whether a hand goes past the other one, as in a hit from above: in a set, a pass and a block both do the same. */
export function overtakes(body: Body, hand: Hand, contact: number): boolean {
  const ahead: At = (step) =>
    both(body.wristAhead(hand, step), body.wristAhead(otherHand(hand), step), minus);
  const [before, after] = [contact - stepsIn(0.2), Math.min(lastStep(body), contact + stepsIn(0.2))];
  return Math.hypot(rangeOf(ahead, before, after), rangeOf(leadOf(body, hand), before, after)) > PASSED;
}

const minus = (a: number, b: number) => a - b;
/** In torsos: hands that do the same stay as they are to each other. */
const PASSED = 0.8;

/** Whether both hands are up beside each other, and stay up a moment, as in a block: a hit sweeps through. */
export function isTwoHanded(body: Body, hand: Hand, top: number): boolean {
  const leads = leadOf(body, hand);
  const lead = seen(leads, top - stepsIn(0.1), top + stepsIn(0.1));
  if (lead === undefined) return !sweepsThrough(body, hand, top);
  return Math.abs(lead) < BESIDE && !isLeftAlone(leads, top);
}

/** Whether a hand stays up while the other one comes down. */
function isLeftAlone(leads: At, from: number): boolean {
  return (peak(leads, from, from + stepsIn(0.25))?.value ?? 0) > LEFT_ALONE;
}

/** How much higher a hand is than the other. */
const leadOf =
  (body: Body, hand: Hand): At =>
  (step) => {
    const [one, other] = [
      body.motion.of(hand, 'Wrist', step),
      body.motion.of(otherHand(hand), 'Wrist', step),
    ];
    return one && other && one.y - other.y;
  };

/** Whether a hand comes down again as soon as it is up. */
function sweepsThrough(body: Body, hand: Hand, top: number): boolean {
  const reach: At = (step) => body.reach(hand, step);
  const highest = peak(reach, top - stepsIn(0.15), Math.min(lastStep(body), top + stepsIn(0.15)));
  if (!highest) return false;
  const after = highest.step + stepsIn(0.15);
  // A clip that ends before does not tell.
  return (
    after > lastStep(body) ||
    highest.value - (lowest(reach, highest.step, after)?.value ?? highest.value) > 0.3
  );
}

/** Whether the hands, where both are seen, are where one ball can be. */
export function areTogether(body: Body, from: number, to: number): boolean {
  const { at } = body.motion;
  const apart = seen(
    (step) => {
      const [left, right] = [at('leftWrist', step), at('rightWrist', step)];
      return left && right && Math.hypot(left.x - right.x, left.y - right.y);
    },
    from,
    to,
  );
  return apart === undefined || apart < TOGETHER;
}

/** Whether the feet leave the ground around a step, for which the player loaded before. */
export function isInAir(body: Body, load: number, step: number): boolean {
  const around = stepsIn(0.2);
  const top = peak(hipHeight(body), step - around, Math.min(lastStep(body), step + around));
  return top !== null && top.value - standingHips(body, load) > JUMPED;
}

/** Whether a hand is drawn back for a hit before contact: bent, or behind the shoulder. Arms of a platform are neither. */
export function isDrawn(body: Body, hand: Hand, contact: number): boolean {
  for (let step = contact - stepsIn(0.7); step < contact; step++) {
    if ((body.reach(hand, step) ?? -1) < -0.3) continue;
    if ((body.elbow(hand, step) ?? 180) < 130 || (body.wristAhead(hand, step) ?? 0) < -0.2) return true;
  }
  return false;
}
