import { Body } from '../motion/body.ts';
import type { PoseClip } from '../motion/landmarks.ts';
import { motionOf } from '../motion/motion.ts';
import type { Hand, Technique } from '../terms.ts';
import type { Attempt } from './attempt.ts';
import { FINDERS } from './find.ts';

/** The best attempt at a technique in a clip; null when there is none. */
export function attemptIn(clip: PoseClip, technique: Technique, hand: Hand | null): Attempt | null {
  const motion = motionOf(clip);
  return motion && FINDERS[technique](new Body(motion), hand);
}
