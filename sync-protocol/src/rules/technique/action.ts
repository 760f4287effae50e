import { attemptIn } from './attempts/attempt-in.ts';
import type { PoseClip } from './motion/landmarks.ts';
import type { Hand, Technique } from './terms.ts';

/** Seconds before and after contact that an attempt may take. */
const BEFORE = 2.5;
const AFTER = 1.5;

/** From when to when a clip is to be looked at closely, in seconds; null when all of it is. */
export function actionIn(
  clip: PoseClip,
  technique: Technique,
  hand: Hand | null,
): [from: number, until: number] | null {
  const attempt = attemptIn(clip, technique, hand);
  const contact = attempt?.body.motion.times[attempt.moments.contact];
  return contact === undefined ? null : [contact - BEFORE, contact + AFTER];
}
