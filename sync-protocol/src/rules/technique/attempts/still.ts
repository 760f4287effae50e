import type { Hand, Technique } from '../terms.ts';
import type { Body } from '../motion/body.ts';
import { areTogether } from './likeness.ts';
import { seenHand, type Attempt } from './attempt.ts';

/** What a picture must show to be one of the moment that it is judged as: contact, or of an approach the plant. */
const SHOWS: Readonly<Record<Technique, (body: Body, hand: Hand) => boolean>> = {
  serving: (body, hand) => (body.reach(hand, 0) ?? -1) > 0.2,
  spiking: (body, hand) => (body.reach(hand, 0) ?? -1) > 0.2,
  // One hand of a hit is high, the other one nowhere near it.
  setting: (body) =>
    (body.handsOverNose(0) ?? -1) > -0.5 && (body.reaches(0) ?? -1) > -0.1 && areTogether(body, 0, 0),
  passing: (body, hand) =>
    (body.reaches(0) ?? 1) < 0.2 && (body.wristAhead(hand, 0) ?? 0) > 0.3 && (body.elbow(hand, 0) ?? 0) > 115,
  blocking: (body) => (body.reaches(0) ?? -1) > 0.3,
  approach: (body) => (body.knees(0) ?? 180) < 155,
};

/** A picture as an attempt of one moment; null when it shows something else. */
export function stillAttempt(body: Body, technique: Technique, wanted: Hand | null): Attempt | null {
  const hand = wanted ?? higherHand(body);
  const isSwing = technique === 'serving' || technique === 'spiking';
  const shown = isSwing ? hand : seenHand(body);
  if (!SHOWS[technique](body, shown)) return null;
  return { body, hand: shown, moments: { ready: 0, load: 0, contact: 0, end: 0 } };
}

function higherHand(body: Body): Hand {
  return (body.reach('left', 0) ?? -9) > (body.reach('right', 0) ?? -9) ? 'left' : 'right';
}
