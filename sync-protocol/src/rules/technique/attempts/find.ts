import type { Hand, Technique } from '../terms.ts';
import type { Body } from '../motion/body.ts';
import { otherHand } from '../motion/motion.ts';
import { stepsIn, type At } from '../motion/series.ts';
import {
  hipHeight,
  landingAfter,
  lastStep,
  lowestHips,
  peak,
  rangeOf,
  readyBefore,
  restAfter,
  seenHand,
  standingHips,
  type Finder,
} from './attempt.ts';
import { forwardsDrive, likeliest } from './drive.ts';
import { isDrawn, isInAir, isOneHanded, isTwoHanded, overtakes } from './likeness.ts';
import { pass } from './pass.ts';
import { set } from './set.ts';
import { metAfter, swingsOf, swingStart } from './swings.ts';

// What is asked of a movement before it counts as an attempt lies well above what somebody who stands still does (0.9
// torsos a second, 0.04 torsos), and well below a slow attempt.

const serve: Finder = (body, wanted) => {
  // The tossing hand may be the faster one, but it is never drawn.
  const swings = swingsOf(body, wanted).filter(
    ({ hand, contact, speed, range }) =>
      speed >= 4 && range >= 0.8 && isDrawn(body, hand, contact) && isServedByOne(body, hand, contact),
  );
  const swing = likeliest(
    swings,
    ({ hand, contact, speed }) =>
      speed * (1 + forwardsDrive(body, contact) + (hasTossed(body, otherHand(hand), contact) ? 1 : 0)),
  );
  if (!swing) return null;
  const { hand } = swing;
  const contact = metAfter(body, hand, swing.contact);
  const load = swingStart(body, hand, contact);
  return {
    body,
    hand,
    moments: { ready: readyBefore(body, load), load, contact, end: restAfter(body, contact) },
  };
};

/** Whether one hand does it: of a low hit the tossing hand is still as high, but nowhere near it all the way. */
function isServedByOne(body: Body, hand: Hand, contact: number): boolean {
  return (
    isOneHanded(body, hand, contact) ||
    (!isInAir(body, swingStart(body, hand, contact), contact) && overtakes(body, hand, contact))
  );
}

/** Whether a hand was up before the other one hits, and so may have tossed the ball. */
function hasTossed(body: Body, hand: Hand, contact: number): boolean {
  return (peak((step) => body.reach(hand, step), contact - stepsIn(1), contact)?.value ?? -1) > 0;
}

/** A run, a jump and a swing. */
const spike: Finder = (body, wanted) => {
  const swing = swingsOf(body, wanted).find(
    ({ hand, contact, speed }) =>
      speed >= 6 && isJumpedFor(body, contact) && isOneHanded(body, hand, contact),
  );
  if (!swing) return null;
  const { hand } = swing;
  const contact = metAfter(body, hand, swing.contact);
  const load = lowestHips(body, contact, 1);
  const end = landingAfter(body, contact, standingHips(body, load));
  return { body, hand, moments: { ready: readyBefore(body, load), load, contact, end } };
};

/** Whether the hips rise or fall so much around a step as only a jump lets them. */
function isJumpedFor(body: Body, contact: number): boolean {
  const until = Math.min(lastStep(body), contact + stepsIn(0.6));
  return rangeOf(hipHeight(body), contact - stepsIn(1), until) >= 0.3;
}

/** A run and a jump, with or without a swing: what would be the contact is the top of the jump. */
const approach: Finder = (body, wanted) => {
  const hit = spike(body, wanted);
  if (hit) return hit;
  const top = peak(hipHeight(body), 0, lastStep(body));
  if (!top) return null;
  const load = lowestHips(body, top.step, 1);
  const standing = standingHips(body, load);
  if (top.value - standing < 0.15 || rangeOf((step) => body.hips(step)?.x, 0, load) < 0.8) return null;
  const end = landingAfter(body, top.step, standing);
  return {
    body,
    hand: seenHand(body),
    moments: { ready: readyBefore(body, load), load, contact: top.step, end },
  };
};

/** Both hands over the head at the top of a jump. */
const block: Finder = (body) => {
  const height: At = (step) => body.hands(step)?.y;
  const top = peak(
    (step) => ((body.reaches(step) ?? -1) > 0.4 ? height(step) : undefined),
    0,
    lastStep(body),
  );
  if (!top || rangeOf(height, 0, lastStep(body)) < 1) return null;
  const load = lowestHips(body, top.step, 0.8);
  if ((hipHeight(body)(top.step) ?? 0) - (hipHeight(body)(load) ?? 0) < 0.25) return null;
  const hand = seenHand(body);
  if (!isTwoHanded(body, hand, top.step)) return null;
  const end = landingAfter(body, top.step, standingHips(body, load));
  const moments = { ready: readyBefore(body, load), load, contact: top.step, end };
  return { body, hand, moments };
};

/** How an attempt at each technique is found. */
export const FINDERS: Readonly<Record<Technique, Finder>> = {
  serving: serve,
  spiking: spike,
  setting: set,
  passing: pass,
  blocking: block,
  approach,
};
