import { pace, peak, rangeOf } from './attempts/attempt.ts';
import { FINDERS } from './attempts/find.ts';
import { Body } from './motion/body.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { durationOf, motionOf, otherHand, type Limb, type Motion } from './motion/motion.ts';
import type { View } from './motion/view.ts';
import { judgedFrom } from './score.ts';
import { HANDS, SWINGS, type AnalysisMode, type Hand, type Technique } from './terms.ts';

/** Most like the movement first: a spike has an approach in it, and may be taken for a serve. */
const SHOWN = ['spiking', 'blocking', 'setting', 'passing', 'serving'] as const;

/** Why nothing can be said of a clip. */
export type Unfit =
  | `like_${(typeof SHOWN)[number]}`
  | 'nobody'
  | 'several_people'
  | 'not_whole'
  | 'no_attempt'
  | 'oblique'
  | 'wrong_view'
  | 'hidden_arm'
  | 'other_hand'
  | 'too_little'
  | 'begins_late'
  | 'too_short'
  | 'slow_motion';

/** The technique that a clip should show, and the hitting hand, if the player says it. */
interface Wanted {
  technique: Technique;
  hand?: Hand | null;
}

/** Seconds that hold an attempt. */
export const SHORTEST = 0.6;

/** How many times as slow phones show what they filmed at 60, 120 and 240 pictures a second. */
const SLOWED = [2, 4, 8];

/** Torsos a second: hands are hardly as fast in a hit that is shown three times as slow. */
const SLOW_HANDS = 12;
/** What slow motion is taken for: in a jump its speed is seen, and what is hidden is not known any better. */
const SLOW_SEEN_AS: readonly Unfit[] = ['no_attempt', 'like_setting', 'like_passing', 'like_serving'];

/** Whether there is an attempt once the clip runs faster: it has the shape of the technique, at a speed that none has. */
export function isSlowMotion(
  { frames, ...clip }: PoseClip,
  body: Body,
  { technique, hand }: Wanted,
  shown: Unfit,
): boolean {
  if (frames.length === 1 || !SLOW_SEEN_AS.includes(shown) || !isMoving(body) || hasFastHand(body))
    return false;
  return SLOWED.some((times) => {
    const faster = motionOf({ ...clip, frames: frames.map((frame) => ({ ...frame, t: frame.t / times })) });
    return (
      faster !== null &&
      durationOf(faster) >= SHORTEST &&
      FINDERS[technique](new Body(faster), hand ?? null) !== null
    );
  });
}

const hasFastHand = ({ motion }: Body) =>
  HANDS.some((side) => {
    const speed = pace((step) => motion.of(side, 'Wrist', step));
    return (peak(speed, 0, motion.times.length - 1)?.value ?? 0) > SLOW_HANDS;
  });

/** What a movement is, or a picture shows, that is not what was chosen. */
export function shownBy(body: Body, { technique, hand }: Wanted, mode: AnalysisMode): Unfit {
  const isStill = mode === 'still';
  const { view } = body.motion;
  // From where a technique can't be judged it can't be told either: of a pass the front shows no arms ahead.
  const unknown = judgedFrom(view.kind, technique, isStill) ? 'no_attempt' : misplaced(view);
  if (isStill) return unknown;
  const isSwing = SWINGS.includes(technique);
  const shown = SHOWN.find((one) => FINDERS[one](body, null));
  const isOwn = isSwing && FINDERS[technique](body, null) !== null;
  // What is seen of a swing behind the body, the other arm on the ground, is much like a set or a pass.
  const isOfOtherArm = isOwn || shown === 'setting' || shown === 'passing' || (!shown && isMoving(body));
  if (isSwing && isOfOtherArm && isArmHidden(body, hand)) return 'hidden_arm';
  if (isOwn) return 'other_hand';
  if (isArmUnseen(body)) return 'too_little';
  if (shown) return `like_${shown}`;
  return isMoving(body) ? unknown : 'no_attempt';
}

/** Why a clip from elsewhere is not judged. */
export const misplaced = ({ kind }: View): Unfit => (kind === 'oblique' ? 'oblique' : 'wrong_view');

/** In torsos: the hands of who does more than to stand and wait. */
const MOVING = 0.4;

const isMoving = (body: Body) =>
  rangeOf((step) => body.hands(step)?.y, 0, body.motion.times.length - 1) > MOVING;

/** Whether the arm that may have hit, from the side the far one, is hidden most of the time. */
function isArmHidden({ motion }: Body, hand: Hand | null | undefined): boolean {
  const { near } = motion;
  const arm = hand ?? (near && otherHand(near));
  return arm !== null && isMostlyHidden(motion, arm, 'Wrist');
}

/** Whether an arm that the camera should see is hidden most of the time: then what it did is anybody's guess. */
function isArmUnseen({ motion }: Body): boolean {
  const sides = motion.near ? [motion.near] : HANDS;
  return sides.some((side) => isMostlyHidden(motion, side, 'Elbow') || isMostlyHidden(motion, side, 'Wrist'));
}

function isMostlyHidden({ times, of }: Motion, side: Hand, limb: Limb): boolean {
  return times.filter((_, step) => of(side, limb, step)).length < times.length / 2;
}
