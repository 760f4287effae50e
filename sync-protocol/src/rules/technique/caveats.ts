import { isInAir } from './attempts/likeness.ts';
import { lastStep, OVER, type Attempt, type Moments } from './attempts/attempt.ts';
import type { Body } from './motion/body.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { durationOf, type Motion } from './motion/motion.ts';
import { stepsIn } from './motion/series.ts';
import { SWINGS, type Technique } from './terms.ts';

/** What limits what is said of a clip. */
export type Caveat =
  | 'far_arm'
  | 'oblique'
  | 'off_side'
  | 'unknown_view'
  | 'low_frame_rate'
  | 'begins_late'
  | 'ends_early'
  | 'jumped';

/** Pictures a second below which a fast swing falls between two of them. */
const SLOW_RATE = 24;
/** Whose players are square to a camera at the side, and so tell when it is not quite there; a server stands open to the net. */
const SQUARE: readonly Technique[] = ['spiking', 'approach', 'setting', 'passing'];
/** Degrees by which their shoulders are turned then. From 15 degrees beside it their angles may be misread. */
const SQUARE_TURN = 76;
/** Whose rules are for players who stay on the ground. */
const STANDING: readonly Technique[] = ['serving', 'setting'];

export function caveatsOf(
  { body, hand, moments }: Attempt,
  technique: Technique,
  { frames }: PoseClip,
): Caveat[] {
  const { motion } = body;
  const caveats: Caveat[] = [];
  if (motion.view.kind === 'oblique') caveats.push('oblique');
  if (frames.length > 1 && isOffSide(motion, technique)) caveats.push('off_side');
  if (motion.view.kind === 'unknown') caveats.push('unknown_view');
  if (motion.near && motion.near !== hand && SWINGS.includes(technique)) caveats.push('far_arm');
  if (frames.length > 1 && (frames.length - 1) / durationOf(motion) < SLOW_RATE)
    caveats.push('low_frame_rate');
  if (frames.length > 1 && endsBefore(body, moments)) caveats.push('ends_early');
  if (STANDING.includes(technique) && isInAir(body, moments.load, moments.contact)) caveats.push('jumped');
  return caveats;
}

/** Whether a clip ends before the movement is over. */
function endsBefore(body: Body, { contact, end }: Moments): boolean {
  return end >= lastStep(body) && lastStep(body) < contact + stepsIn(OVER);
}

/** Whether a camera that is taken to stand at the side does so only roughly. */
function isOffSide({ view }: Motion, technique: Technique): boolean {
  return view.kind === 'side' && SQUARE.includes(technique) && (view.turn ?? 90) < SQUARE_TURN;
}
