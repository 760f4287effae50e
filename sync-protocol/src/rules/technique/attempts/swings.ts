import type { Body } from '../motion/body.ts';
import { lowest, speedOf, stepsIn, type At } from '../motion/series.ts';
import { HANDS, type Hand } from '../terms.ts';
import { lastStep, negative, pace, peak, peaksOf, rangeOf } from './attempt.ts';

/**
 * Swings over the head, the likeliest hit first: by the hand that is faster above its shoulder, at the highest point around
 * its fastest. The other one, which tosses the ball or points at it, is pulled down fast as well, but before: where both are
 * fast the later one hits.
 */
export function swingsOf(body: Body, wanted: Hand | null): Swing[] {
  const hands = HANDS.filter((hand) => wanted === null || hand === wanted);
  const swings = hands.flatMap((hand) => swingsBy(body, hand));
  const paceOf = (one: Swing) => one.speed * (swings.some((other) => isGuided(one, other)) ? ALIKE : 1);
  return swings
    .toSorted((a, b) => paceOf(b) - paceOf(a))
    .filter(({ hand, contact }) => swingsThrough(body, hand, contact));
}

export interface Swing {
  hand: Hand;
  contact: number;
  /** Torsos a second, of the wrist over its shoulder. */
  speed: number;
  /** In torsos: from the lowest to the highest point of the hand in the clip. */
  range: number;
}

/** Whether the faster hand only led the way for the other one, which is up right after it and about as fast. */
function isGuided(guide: Swing, hit: Swing): boolean {
  const later = hit.contact - guide.contact;
  return (
    hit.hand !== guide.hand &&
    guide.speed > hit.speed &&
    hit.speed > guide.speed * ALIKE &&
    later > 1 &&
    later <= stepsIn(0.5)
  );
}

/** In torsos over the shoulder: a hit that is lower is none from above. */
const LOWEST_HIT = -0.2;

/** Of the speed of the faster hand: as fast as this the slower one may have hit. */
const ALIKE = 0.6;

/** Every swing of a hand, the fastest first. */
function swingsBy(body: Body, hand: Hand): Swing[] {
  const pacing = pace((step) => body.motion.of(hand, 'Wrist', step));
  const over: At = (step) => ((body.reach(hand, step) ?? -1) > LOWEST_HIT ? pacing(step) : undefined);
  const around = stepsIn(0.3);
  const height: At = (step) => body.motion.of(hand, 'Wrist', step)?.y;
  const top = (step: number) =>
    peak(height, step - around, Math.min(lastStep(body), step + around))?.step ?? step;
  const range = rangeOf(height, 0, lastStep(body));
  const swings = new Map<number, Swing>();
  for (const { step, value } of peaksOf(over, 0, lastStep(body)).sort((a, b) => b.value - a.value)) {
    let contact = top(step);
    // What was fastest may have been the arms thrown up at take-off: from there it goes on to where it ends.
    while (top(contact) !== contact) contact = top(contact);
    if (!swings.has(contact)) swings.set(contact, { hand, contact, speed: value, range });
  }
  return [...swings.values()];
}

/**
 * When a hand that swings through its highest point meets the ball: there, or, where the elbow is still thrown open by then,
 * at the end of that. Who hits low in front has the hand highest on the way to it.
 */
export function metAfter(body: Body, hand: Hand, top: number): number {
  const opening = speedOf((step) => body.elbow(hand, step));
  const until = Math.min(lastStep(body), top + stepsIn(0.1));
  let step = top;
  while (step < until && (opening(step) ?? 0) > THROWN) step++;
  return step;
}

/** Degrees a second at which an elbow opens in a throw. */
const THROWN = 400;

/**
 * When the hand begins to swing up to contact: until then it rises slowly, or not at all. Who draws quickly has raised the
 * hand for that just before, so it is no earlier than the hand, once it is up, was furthest back.
 */
export function swingStart(body: Body, hand: Hand, contact: number): number {
  const drawn = furthestBack(body, hand, contact);
  const rising = speedOf((step) => body.reach(hand, step));
  const fastest = peak(rising, Math.max(drawn, contact - stepsIn(0.4)), contact);
  if (!fastest) return contact;
  let step = fastest.step;
  while (step > drawn && (rising(step) ?? 0) > fastest.value * 0.35) step--;
  return step;
}

/** Of the last half second before contact in which the hand is about as high as its shoulder, when it is furthest back. */
function furthestBack(body: Body, hand: Hand, contact: number): number {
  const behind: At = (step) =>
    (body.reach(hand, step) ?? -1) > DRAWN ? negative(body.wristAhead(hand, step)) : undefined;
  return peak(behind, contact - stepsIn(0.5), contact)?.step ?? 0;
}

/** In torsos over the shoulder: a hand that is lower is not drawn yet. */
const DRAWN = -0.3;

/** Whether the hand swings through its highest point, as in a hit, and does not rest there, as after a set. */
function swingsThrough(body: Body, hand: Hand, contact: number): boolean {
  const [before, after] = [contact - stepsIn(0.35), contact + stepsIn(0.35)];
  const reach = (step: number) => body.reach(hand, step);
  const highest = reach(contact) ?? 0;
  const rise = highest - (lowest(reach, before, contact)?.value ?? -1);
  // A clip that ends before the follow-through does not tell.
  const fall = after > lastStep(body) ? 1 : highest - (lowest(reach, contact, after)?.value ?? -1);
  return rise > 0.2 && fall > 0.3;
}
