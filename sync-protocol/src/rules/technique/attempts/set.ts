import type { Hand } from '../terms.ts';
import { both, type Body } from '../motion/body.ts';
import { lowest, speedOf, stepsIn, type At, type Reading } from '../motion/series.ts';
import { STEPS_PER_SECOND } from '../motion/smooth.ts';
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
import { areTogether, isInAir, overtakes } from './likeness.ts';
import { likeliest, upwardsDrive } from './drive.ts';

/** The hands push up from over the head: contact is when the elbows begin to open, or straight arms to rise. */
export const set: Finder = (body) => {
  const height: At = (step) => body.hands(step)?.y;
  const speed = peak(pace(body.hands), 0, lastStep(body))?.value ?? 0;
  if (speed < 1.4 || rangeOf(height, 0, lastStep(body)) < 0.8) return null;
  const hand = seenHand(body);
  const pushes = pushesIn(body).filter(({ contact }) =>
    isPushOfBoth(body, hand, loadOf(body, contact), contact),
  );
  const push = likeliest(
    pushes,
    ({ contact, value }) => Math.min(1, value / QUICK_OPENING) + upwardsDrive(body, contact),
  );
  if (!push) return null;
  const { contact } = push;
  const load = loadOf(body, contact);
  const moments = { ready: readyBefore(body, contact), load, contact, end: restAfter(body, contact) };
  return { body, hand, moments };
};

const loadOf = (body: Body, contact: number) =>
  lowest(body.knees, contact - stepsIn(0.8), contact)?.step ?? contact - stepsIn(0.2);

/** Where elbows open fastest, and when the ball leaves; those of straight arms don't open. */
interface Push extends Reading {
  contact: number;
}

/**
 * What may be a push of a ball: bent arms that open, once, up or, where they don't, ahead; or else straight ones that rise.
 * What is one movement is one push or none: its lesser parts are not tried.
 */
function pushesIn(body: Body): Push[] {
  const open = body.elbows;
  const opening = openingOf(open);
  const bursts = (isPushed: (body: Body, step: number) => boolean) =>
    peaksOf((step) => (isPushed(body, step) ? opening(step) : undefined), 0, lastStep(body), ONE_PUSH).filter(
      ({ value }) => value >= SLOWEST_OPENING,
    );
  const isApart = (from: readonly Reading[]) => (one: Reading) =>
    from.every(({ step }) => Math.abs(step - one.step) > stepsIn(ONE_MOVEMENT));
  const up = bursts(isPushedUp);
  const ahead = bursts(isPushedAhead).filter(isApart(up));
  const bent = [...up, ...ahead].map((burst) => ({ ...burst, contact: openedBy(open, opening, burst) }));
  const isBent = ({ contact }: Push) => (lowest(open, contact - stepsIn(0.2), contact)?.value ?? 180) <= 155;
  const stretched = stretchedIn(body)
    .map((contact) => ({ step: contact, contact, value: 0 }))
    .filter(isApart(bent.filter(isBent)));
  return [...bent.filter((push) => isBent(push) && !isRepeated(body, push.contact)), ...stretched];
}

/** Seconds. */
const ONE_MOVEMENT = 0.6;

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
 * When arms that are straight already begin to rise, by shoulders and legs alone, after they have waited over the head.
 * Those of a pass that swings too far, and of a block, come up from below in one go.
 */
function stretchedIn(body: Body): number[] {
  const rising = speedOf((step) => body.hands(step)?.y);
  const isWaiting = (step: number) =>
    step > stepsIn(0.2) &&
    (lowest(body.reaches, step - stepsIn(0.2), step)?.value ?? -1) > OVERHEAD &&
    (lowest(body.elbows, step - stepsIn(0.2), step)?.value ?? 0) > STRETCHED;
  const rises = peaksOf((step) => (isWaiting(step) ? rising(step) : undefined), 0, lastStep(body));
  return rises.flatMap(({ step, value }) => {
    if (value < LIFTED) return [];
    let contact = step;
    while (contact > 0 && (rising(contact - 1) ?? 0) > value * 0.35) contact--;
    return isWaiting(contact) ? [contact] : [];
  });
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
  if (overtakes(body, hand, contact)) return false;
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

/** Seconds around its fastest moment in which elbows that open do one thing: a lesser burst is a part of it. */
const ONE_PUSH = 0.35;
/** Degrees a second: elbows of who only stands there open more slowly. */
const SLOWEST_OPENING = 80;
/** Of a push that is meant. */
const QUICK_OPENING = 250;

/** Whether the elbows shut and open again while the hands are up, as in a wave or a clap: a ball is pushed once. */
function isRepeated(body: Body, contact: number): boolean {
  const isUp: At = (step) => ((body.reaches(step) ?? -1) > 0 ? body.elbows(step) : undefined);
  const swung = (ways: 1 | -1) => {
    const until = Math.max(0, Math.min(lastStep(body), contact + ways * stepsIn(0.8)));
    let [top, bottom] = [-1, Number.NaN];
    let low = Number.POSITIVE_INFINITY;
    for (let step = contact; step !== until; step += ways) {
      const value = isUp(step);
      if (value === undefined) return false;
      low = Math.min(low, value);
      top = value - low > WAVED ? Math.max(top, value) : top;
      if (top > 0)
        bottom = top - value > WAVED ? Math.min(Number.isNaN(bottom) ? value : bottom, value) : bottom;
      if (value - bottom > WAVED) return true;
    }
    return false;
  };
  return swung(1) || swung(-1);
}

/** Degrees by which the elbows of a wave shut and open, and tremor's don't. */
const WAVED = 25;
