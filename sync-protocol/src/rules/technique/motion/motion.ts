import type { Hand } from '../terms.ts';
import { JOINT_NAMES, JOINTS, type Joint, type PoseClip } from './landmarks.ts';
import { slopeOf } from './level.ts';
import { mid, type Point } from './point.ts';
import { middle, pathOf, stepsOf, VISIBLE, type Path } from './smooth.ts';
import { viewOf, type View } from './view.ts';

export type Limb = 'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Toe';

/**
 * A movement in the body's own measure: lengths in torsos (mid-shoulder to mid-hip), x forward, y up. So nothing of it
 * depends on the size of the picture, the distance of the camera or the direction in which the player faces.
 */
export interface Motion {
  /** Seconds, of each step. */
  times: readonly number[];
  view: View;
  /** The side of the body that is nearer to the camera, in a side view. */
  near: Hand | null;
  /** The length of the trunk, in heights of the picture. */
  torso: number;
  /** Whether the player faces the right side of the picture (1) or its left (-1). */
  facing: 1 | -1;
  /** Steps at which nobody was found, as a share of all. */
  missing: number;
  /** A joint at a step; undefined where it can't be told. */
  at: (joint: Joint, step: number) => Point | undefined;
  /** A joint of one side. */
  of: (side: Hand, limb: Limb, step: number) => Point | undefined;
}

/** In seconds. */
export function durationOf({ times }: Motion): number {
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}

export const otherHand = (hand: Hand): Hand => (hand === 'left' ? 'right' : 'left');

/** What a clip says of a body's movement; null when there is too little of one to be measured. */
export function motionOf(clip: PoseClip): Motion | null {
  const times = stepsOf(clip);
  // Trunk and head are never hidden, only seen through: their places count however sure the model is.
  const isWanted = (joint: Joint) => (visibility: number) => TRUNK.has(joint) || visibility >= VISIBLE;
  const paths = new Map<Joint, Path>(
    JOINT_NAMES.map((joint) => [joint, pathOf(clip, times, joint, isWanted(joint))]),
  );
  const raw = (joint: Joint, step: number) => paths.get(joint)?.[step];
  const torso = torsoOf(times, raw);
  if (torso === null) return null;
  const view = viewOf(clip);
  const slope = slopeOf(view, times, torso, raw, guesses(clip, times));
  const [across, along] = [Math.sin(slope), Math.cos(slope)];
  const level: Raw = (joint, step) => {
    const point = raw(joint, step);
    return point && { x: point.x * along + point.y * across, y: point.y * along - point.x * across };
  };
  const facing = facingOf(times, level, torso);
  const at = (joint: Joint, step: number) => {
    const point = level(joint, step);
    return point && { x: (point.x * facing) / torso, y: point.y / torso };
  };
  const seen = clip.frames.filter(({ landmarks }) => landmarks !== null).length;
  return {
    times,
    view,
    near: view.kind === 'side' ? nearSideOf(clip) : null,
    torso,
    facing,
    missing: 1 - seen / Math.max(1, clip.frames.length),
    at,
    of: (side, limb, step) => at(`${side}${limb}`, step),
  };
}

/** Where joints are by the model's guess, however sure it is. */
function guesses(clip: PoseClip, times: readonly number[]): Raw {
  const paths = new Map<Joint, Path>();
  return (joint, step) => {
    const path = paths.get(joint) ?? pathOf(clip, times, joint, () => true);
    paths.set(joint, path);
    return path[step];
  };
}

const TRUNK: ReadonlySet<Joint> = new Set([
  'nose',
  'leftEar',
  'rightEar',
  'leftShoulder',
  'rightShoulder',
  'leftHip',
  'rightHip',
]);

type Raw = (joint: Joint, step: number) => Point | undefined;

function torsoOf(times: readonly number[], raw: Raw): number | null {
  const lengths = times.flatMap((_, step) => {
    const [a, b] = [mid(raw('leftShoulder', step), raw('rightShoulder', step)), hips(raw, step)];
    return a && b ? [Math.hypot(a.x - b.x, a.y - b.y)] : [];
  });
  const torso = middle(lengths);
  return torso > 0.01 ? torso : null;
}

const hips = (raw: Raw, step: number) => mid(raw('leftHip', step), raw('rightHip', step));

/** Where the player faces: where they go, or else where the nose is. */
function facingOf(times: readonly number[], raw: Raw, torso: number): 1 | -1 {
  const first = times.findIndex((_, step) => hips(raw, step));
  const last = times.findLastIndex((_, step) => hips(raw, step));
  const travel = ((hips(raw, last)?.x ?? 0) - (hips(raw, first)?.x ?? 0)) / torso;
  if (Math.abs(travel) > 0.9) return travel > 0 ? 1 : -1;
  const looks = times.flatMap((_, step) => {
    const [nose, ears] = [raw('nose', step), mid(raw('leftEar', step), raw('rightEar', step))];
    return nose && ears ? [nose.x - ears.x] : [];
  });
  return middle(looks) < 0 ? -1 : 1;
}

function nearSideOf(clip: PoseClip): Hand {
  const seen = (side: Hand) =>
    middle(
      clip.frames.flatMap(({ landmarks }) =>
        (['Elbow', 'Wrist', 'Knee', 'Ankle'] as const).map(
          (limb) => landmarks?.[JOINTS[`${side}${limb}`]]?.[2] ?? 0,
        ),
      ),
    );
  return seen('left') > seen('right') ? 'left' : 'right';
}
