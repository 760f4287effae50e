import { FINDERS } from './attempts/find.ts';
import { Body } from './motion/body.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { motionOf } from './motion/motion.ts';
import type { Technique } from './terms.ts';

/** Seconds before and after contact that an attempt may take. */
const BEFORE = 2.5;
const AFTER = 1.5;

/** From when to when a clip is to be looked at closely, in seconds; null when all of it is. */
export function actionIn(clip: PoseClip, technique: Technique): [from: number, until: number] | null {
  const motion = motionOf(clip);
  const attempt = motion && FINDERS[technique](new Body(motion), null);
  const contact = attempt && motion.times[attempt.moments.contact];
  return contact === null || contact === undefined ? null : [contact - BEFORE, contact + AFTER];
}
