import { JOINTS, type Landmark, type PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { attemptIn } from 'sync-protocol/rules/technique/attempts/attempt-in';
import { frameNearest } from 'sync-protocol/rules/technique/playback';
import type { Hand, Technique } from 'sync-protocol/rules/technique/terms';

/** What it takes to lay one clip over another. */
interface Measured {
  /** Seconds of the clip. */
  contact: number;
  torso: number;
  facing: 1 | -1;
}

/** The landmarks of another day's body at an instant of today's clip, in shares of today's picture. */
export type Ghost = (at: number) => readonly Landmark[] | null;

/**
 * Lays another day's movement over a clip: both meet the ball at the same instant, and at each moment the ghost has its
 * hips where the hips of today are, its trunk as long, and faces the same way.
 */
export function ghostOver(clip: PoseClip, other: PoseClip, technique: Technique, hand: Hand): Ghost | null {
  const [here, there] = [measured(clip, technique, hand), measured(other, technique, hand)];
  if (!here || !there) return null;
  return (at) => {
    const own = frameNearest(clip.frames, at)?.landmarks;
    const theirs = frameNearest(other.frames, at - here.contact + there.contact)?.landmarks;
    const [from, to] = [hipsOf(theirs), hipsOf(own)];
    if (!theirs || !from || !to) return null;
    const scale = here.torso / there.torso;
    const across = (scale * here.facing * there.facing * aspectOf(other)) / aspectOf(clip);
    return theirs.map(([x, y, visibility]) => [
      to.x + (x - from.x) * across,
      to.y + (y - from.y) * scale,
      visibility,
    ]);
  };
}

function measured(clip: PoseClip, technique: Technique, hand: Hand): Measured | null {
  const attempt = attemptIn(clip, technique, hand);
  if (!attempt) return null;
  const { motion } = attempt.body;
  const contact = motion.times[attempt.moments.contact];
  return contact === undefined ? null : { contact, torso: motion.torso, facing: motion.facing };
}

const aspectOf = ({ width, height }: PoseClip) => width / height;

function hipsOf(landmarks: readonly Landmark[] | null | undefined) {
  const [left, right] = [landmarks?.[JOINTS.leftHip], landmarks?.[JOINTS.rightHip]];
  return left && right && { x: (left[0] + right[0]) / 2, y: (left[1] + right[1]) / 2 };
}
