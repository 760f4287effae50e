import type { Hand, Technique } from '../terms.ts';
import { both, type Body } from '../motion/body.ts';
import { lowest, speedOf, stepsIn, type At, type Reading } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
import {
  hipHeight,
  landingAfter,
  lastStep,
  lowestHips,
  pace,
  peak,
  rangeOf,
  readyBefore,
  seenHand,
  standingHips,
  swingsOf,
  swingStart,
  type Finder,
} from './attempt.ts';
import { areTogether, isDrawn, isInAir, isOneHanded, isTwoHanded, overtakes } from './likeness.ts';

// What is asked of a movement before it counts as an attempt lies well above what somebody who stands still does (0.9
// torsos a second, 0.04 torsos), and well below a slow attempt.

const serve: Finder = (body, wanted) => {
  // The tossing hand may be the faster one, but it is never drawn.
  const swing = swingsOf(body, wanted).find(
    ({ hand, contact, speed, range }) =>
      speed >= 4 && range >= 0.8 && isDrawn(body, hand, contact) && isServedByOne(body, hand, contact),
  );
  if (!swing) return null;
  const { hand, contact } = swing;
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

/** A run, a jump and a swing. */
const spike: Finder = (body, wanted) => {
  const [swing] = swingsOf(body, wanted);
  if (!swing || swing.speed < 6 || rangeOf(hipHeight(body), 0, lastStep(body)) < 0.3) return null;
  const { hand, contact } = swing;
  if (!isOneHanded(body, hand, contact)) return null;
  const load = lowestHips(body, contact, 1);
  const end = landingAfter(body, contact, standingHips(body, load));
  return { body, hand, moments: { ready: readyBefore(body, load), load, contact, end } };
};

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

/** The hands push up from over the head: contact is when the elbows begin to open, or straight arms to rise. */
const set: Finder = (body) => {
  const open = body.elbows;
  const opening = openingOf(open);
  const fastest = (isPushed: (body: Body, step: number) => boolean) => {
    const found = peak((step) => (isPushed(body, step) ? opening(step) : undefined), 0, lastStep(body));
    return found && found.value >= 80 ? found : null;
  };
  const burst = fastest(isPushedUp) ?? fastest(isPushedAhead);
  const height: At = (step) => body.hands(step)?.y;
  const speed = peak(pace(body.hands), 0, lastStep(body))?.value ?? 0;
  if (speed < 1.4 || rangeOf(height, 0, lastStep(body)) < 0.8) return null;
  const opened = burst && openedBy(open, opening, burst);
  const isBent = opened !== null && (lowest(open, opened - stepsIn(0.2), opened)?.value ?? 180) <= 155;
  const contact = isBent ? opened : stretchedFrom(body);
  if (contact === null) return null;
  const load = lowest(body.knees, contact - stepsIn(0.8), contact)?.step ?? contact - stepsIn(0.2);
  const hand = seenHand(body);
  if (!isPushOfBoth(body, hand, load, contact)) return null;
  const moments = { ready: readyBefore(body, contact), load, contact, end: restAfter(body, contact) };
  return { body, hand, moments };
};

/**
 * Whether the hands go up over the shoulders, and were gathered about there a moment before: those of a pass that swings
 * too far come up from below in one go, and from the front its arms seem to bend and open on the way up and down.
 */
function isPushedUp(body: Body, step: number): boolean {
  const [before, after] = [body.reaches(step - 2), body.reaches(step + 2)];
  return isGathered(body, step) && (before === undefined || after === undefined || after > before);
}

/** Whether they go ahead instead, faster than they sink: a push that ends low, which only the side shows. */
function isPushedAhead(body: Body, step: number): boolean {
  const { near } = body.motion;
  if (near === null || !isGathered(body, step)) return false;
  const gained = both(body.wristAhead(near, step + 2), body.wristAhead(near, step - 2), minus) ?? 0;
  const sunk = both(body.reaches(step - 2), body.reaches(step + 2), minus) ?? 0;
  return gained > sunk;
}

const minus = (a: number, b: number) => a - b;

function isGathered(body: Body, step: number): boolean {
  const gathered = body.reaches(Math.max(0, step - stepsIn(0.2)));
  const reach = body.reaches(step) ?? -1;
  return reach > 0 && (gathered === undefined || (gathered > GATHERED && reach - gathered < LONGEST_PUSH));
}

/** In torsos over the shoulders. */
const GATHERED = -0.2;
/** In torsos: elbows that open lift the hands by no more, however fast they do. */
const LONGEST_PUSH = 0.5;

/** How fast the elbows open, over a part of the push: tremor opens and shuts them within fewer pictures. */
const openingOf =
  (open: At): At =>
  (step) =>
    both(open(step + 2), open(step - 2), (later, before) => ((later - before) * STEPS_PER_SECOND) / 4);

/**
 * When arms that are straight already begin to rise, by shoulders and legs alone, after they have waited over the head;
 * null where none do. Those of a pass that swings too far, and of a block, come up from below in one go.
 */
function stretchedFrom(body: Body): number | null {
  const rising = speedOf((step) => body.hands(step)?.y);
  const isWaiting = (step: number) =>
    step > stepsIn(0.2) &&
    (lowest(body.reaches, step - stepsIn(0.2), step)?.value ?? -1) > OVERHEAD &&
    (lowest(body.elbows, step - stepsIn(0.2), step)?.value ?? 0) > STRETCHED;
  const fastest = peak((step) => (isWaiting(step) ? rising(step) : undefined), 0, lastStep(body));
  if (!fastest || fastest.value < LIFTED) return null;
  let contact = fastest.step;
  while (contact > 0 && (rising(contact - 1) ?? 0) > fastest.value * 0.35) contact--;
  return isWaiting(contact) ? contact : null;
}

/** Degrees of an elbow that has next to nothing left to open. */
const STRETCHED = 145;

/** In torsos over the shoulders: about at the eyes. */
const OVERHEAD = 0.5;
/** Torsos a second: hands that are held up sway more slowly. */
const LIFTED = 0.5;

/** Arms that push together before the head: no draw of a hit, and no block, whose arms open on the way up. */
function isPushOfBoth(body: Body, hand: Hand, load: number, contact: number): boolean {
  if (!areTogether(body, contact - stepsIn(0.07), contact + stepsIn(0.2))) return false;
  const back = lowest((step) => body.wristAhead(hand, step), contact, contact + stepsIn(0.2))?.value ?? 0;
  if (back < -0.3) return false;
  const top = peak(hipHeight(body), contact, Math.min(lastStep(body), contact + stepsIn(0.5)));
  return !top || top.step <= contact + stepsIn(0.1) || !isInAir(body, load, top.step);
}

/** The ball leaves once the elbows have opened by a third of what they open in this push. */
function openedBy(open: At, opening: At, burst: Reading): number {
  const isOpening = (step: number) => (opening(step) ?? 0) > burst.value * 0.3;
  let [first, last] = [burst.step, burst.step];
  // Tremor may stop them for a picture.
  while (isOpening(first - 1) || isOpening(first - 2)) first--;
  while (isOpening(last + 1) || isOpening(last + 2)) last++;
  const [closed, opened] = [open(first), open(last)];
  if (closed === undefined || opened === undefined) return burst.step;
  let contact = first;
  while (contact < last && (open(contact) ?? closed) < closed + (opened - closed) / 3) contact++;
  return contact;
}

/** Straight arms before the body, lifted: contact is when the hands, still below the shoulders, rise fastest. */
const pass: Finder = (body) => {
  const hand = seenHand(body);
  const rising = speedOf((step) => body.hands(step)?.y);
  const isPlatform = (step: number) =>
    (body.reaches(step) ?? 1) < 0 &&
    (body.elbow(hand, step) ?? 0) > 100 &&
    (body.wristAhead(hand, step) ?? 0) > 0.3;
  const lift = highestLift((step) => (isPlatform(step) ? rising(step) : undefined), body, hand);
  const height: At = (step) => body.hands(step)?.y;
  const speed = peak(pace(body.hands), 0, lastStep(body))?.value ?? 0;
  if (!lift || lift.value < SLOWEST_LIFT || speed < 1.4 || rangeOf(height, 0, lastStep(body)) < 0.4)
    return null;
  const contact = lift.step;
  const load = lowest(body.knees, contact - stepsIn(1), contact)?.step ?? contact - stepsIn(0.2);
  const moments = { ready: readyBefore(body, load), load, contact, end: restAfter(body, contact) };
  return { body, hand, moments };
};

/**
 * Where straight arms rise fastest in the lift that ends highest: they rise as well while they are put together, and while
 * the player stands up again, but not so high. Who stretches or waves raises them higher yet, but on over the head: that
 * is a pass that swings too far only where there is no other.
 */
function highestLift(rising: At, body: Body, hand: Hand): Reading | null {
  const isOverhead = (step: number) => {
    const until = Math.min(lastStep(body), step + stepsIn(0.9));
    return (peak(body.reaches, step, until)?.value ?? 0) > OVER && !goesUpInJump(body, hand, step);
  };
  const low: At = (step) => (isOverhead(step) ? undefined : rising(step));
  const lift = liftOf(low, body, hand);
  return lift && lift.value >= SLOWEST_LIFT ? lift : liftOf(rising, body, hand);
}

/** Torsos a second: hands that are only held before the body sway more slowly. */
const SLOWEST_LIFT = 0.5;

function liftOf(rising: At, body: Body, hand: Hand): Reading | null {
  const fastest = peak(rising, 0, lastStep(body));
  if (!fastest) return null;
  const lifting: At = (step) => {
    const speed = rising(step) ?? 0;
    return speed > fastest.value * LIFT && holdsPlatform(body, hand, step) ? speed : undefined;
  };
  const end: At = (step) => {
    const until = Math.min(lastStep(body), step + stepsIn(0.2));
    return lifting(step) === undefined ? undefined : peak(body.reaches, step, until)?.value;
  };
  // What rises much faster than any platform is raised for something else.
  if ((peak(lifting, 0, lastStep(body))?.value ?? 0) < fastest.value * 0.8) return null;
  const highest = peak(end, 0, lastStep(body));
  return highest && peak(lifting, highest.step - stepsIn(0.2), highest.step + stepsIn(0.2));
}

/** In torsos over the shoulders: at the top of the head. */
const OVER = 0.75;

/** Of the fastest rise, what may be the lift. */
const LIFT = 0.4;

/** Arms that are straight before the body from before contact till after it, and together: not while they pass by. */
function holdsPlatform(body: Body, hand: Hand, contact: number): boolean {
  const [from, until] = [contact - stepsIn(0.1), contact + stepsIn(0.2)];
  for (let step = from; step <= until; step++)
    if ((body.elbow(hand, step) ?? 180) < 95 || (body.wristAhead(hand, step) ?? 1) < 0.2) return false;
  const [before, after] = [body.reach(hand, from), body.reach(hand, until)];
  // Arms that sink while the legs stretch, as after a landing.
  if (before !== undefined && after !== undefined && after < before - 0.1) return false;
  return (
    areTogether(body, from, contact + stepsIn(0.1)) &&
    !goesUpInJump(body, hand, contact) &&
    !isRaisedToFace(body, hand, contact)
  );
}

/** Whether bent arms bend on or go up past the shoulders: a set is about to begin. Those of a broken platform do neither. */
function isRaisedToFace(body: Body, hand: Hand, contact: number): boolean {
  const elbow = body.elbow(hand, contact) ?? 180;
  if (elbow > BENT) return false;
  const until = Math.min(lastStep(body), contact + stepsIn(0.3));
  const folded = lowest((step) => body.elbow(hand, step), contact, until)?.value ?? elbow;
  const top = peak((step) => body.reach(hand, step), contact, until)?.value ?? 0;
  return folded < elbow - FOLDED || (elbow < GATHERING && top > 0);
}

/** Degrees by which no elbow bends while the ball is played. */
const FOLDED = 12;
/** Degrees of an elbow that makes no platform, even a bad one, on its way up. */
const BENT = 130;
/** Of one that is about to be at a face. */
const GATHERING = 115;

/** Whether the hand goes on over the head in a jump. */
function goesUpInJump(body: Body, hand: Hand, contact: number): boolean {
  const end = Math.min(lastStep(body), contact + stepsIn(0.6));
  const reach = peak((step) => body.reach(hand, step), contact, end)?.value ?? 0;
  const hips = hipHeight(body);
  return reach > 0.75 && (peak(hips, contact, end)?.value ?? 0) - (hips(contact) ?? 0) > 0.5;
}

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

/** The first moment after contact, and after the follow-through, at which the hands are at rest. */
function restAfter(body: Body, contact: number): number {
  const speed = pace(body.hands);
  for (let step = contact + stepsIn(0.4); step < lastStep(body); step++)
    if ((speed(step) ?? 1) < 0.6) return step;
  return lastStep(body);
}

/** How an attempt at each technique is found. */
export const FINDERS: Readonly<Record<Technique, Finder>> = {
  serving: serve,
  spiking: spike,
  setting: set,
  passing: pass,
  blocking: block,
  approach,
};
