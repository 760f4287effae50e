import type { Hand } from '../terms.ts';
import type { Body } from '../motion/body.ts';
import { lowest, speedOf, stepsIn, type At, type Reading } from '../motion/series.ts';
import {
  hipHeight,
  lastStep,
  pace,
  peak,
  peaksOf,
  rangeOf,
  readyBefore,
  restAfter,
  seenHand,
  type Finder,
} from './attempt.ts';
import { areTogether } from './likeness.ts';
import { likeliest, upwardsDrive } from './drive.ts';

/** Straight arms before the body, lifted: contact is when the hands, still below the shoulders, rise fastest. */
export const pass: Finder = (body) => {
  const hand = seenHand(body);
  const height: At = (step) => body.hands(step)?.y;
  const rising = speedOf(height);
  const speed = peak(pace(body.hands), 0, lastStep(body))?.value ?? 0;
  if (speed < 1.4 || rangeOf(height, 0, lastStep(body)) < 0.4) return null;
  const isPlatform = (step: number) =>
    (body.reaches(step) ?? 1) < 0 &&
    (body.elbow(hand, step) ?? 0) > 100 &&
    (body.wristAhead(hand, step) ?? 0) > 0.3;
  const raised: At = (step) => (isPlatform(step) ? rising(step) : undefined);
  const lifting: At = (step) => (holdsPlatform(body, hand, step) ? raised(step) : undefined);
  const isMeant = ({ step, value }: Reading) => {
    const until = Math.min(lastStep(body), step + stepsIn(ONE_RISE));
    // What rises much faster than any platform is raised for something else.
    const fastest = peak(raised, step - stepsIn(ONE_RISE), until)?.value ?? value;
    return value >= SLOWEST_LIFT && value >= fastest * 0.8;
  };
  const lifts = peaksOf(lifting, 0, lastStep(body)).filter(isMeant);
  const lift = likeliest(lifts, (one) => likenessOf(body, hand, one));
  if (!lift) return null;
  const contact = lift.step;
  const load = lowest(body.knees, contact - stepsIn(1), contact)?.step ?? contact - stepsIn(0.2);
  const moments = { ready: readyBefore(body, load), load, contact, end: restAfter(body, contact) };
  return { body, hand, moments };
};

/** Seconds around its fastest moment in which hands are raised for one thing. */
const ONE_RISE = 0.3;

/** Torsos a second: hands that are only held before the body sway more slowly. */
const SLOWEST_LIFT = 0.5;

/** Of a lift that is meant; who only stands up a little raises the hands more slowly. */
const QUICK_LIFT = 2.5;

/** In torsos before the shoulder: arms of a platform that waits for the ball. */
const READY = 0.6;

/**
 * How much a lift of straight arms is like a pass: the platform is there before it, the legs lift along, and the arms are
 * straight. They rise as well while they are put together, and while the player stands up again, but not so fast and so
 * high. Who stretches or waves raises them higher yet, but on over the head: that is a pass that swings too far only where
 * there is no other.
 */
function likenessOf(body: Body, hand: Hand, { step, value }: Reading): number {
  const until = (seconds: number) => Math.min(lastStep(body), step + stepsIn(seconds));
  const end = peak(body.reaches, step, until(0.2))?.value ?? -1;
  const isOverhead = (peak(body.reaches, step, until(0.9))?.value ?? 0) > OVER;
  const straight = ((body.elbow(hand, step) ?? 180) - 100) / 80;
  const quick = Math.min(1, value / QUICK_LIFT);
  const formed = Math.min(1, (body.wristAhead(hand, liftStart(body, step)) ?? READY) / READY);
  return upwardsDrive(body, step) + formed + quick + Math.min(0, end) + straight * 0.5 - (isOverhead ? 1 : 0);
}

/** When the hands begin to rise to where they rise fastest. */
function liftStart(body: Body, fastest: number): number {
  const rising = speedOf((step) => body.hands(step)?.y);
  let step = fastest;
  while (step > 0 && (rising(step) ?? 0) > (rising(fastest) ?? 0) * 0.2) step--;
  return step;
}

/** In torsos over the shoulders: at the top of the head. */
const OVER = 0.75;

/** Arms that are straight before the body from before contact till after it, and together: not while they pass by. */
function holdsPlatform(body: Body, hand: Hand, contact: number): boolean {
  const [from, until] = [Math.max(0, contact - stepsIn(0.1)), contact + stepsIn(0.2)];
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
