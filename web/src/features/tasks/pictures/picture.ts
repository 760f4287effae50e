import { mirrored, type Leg, type Pose } from './body/pose.ts';
import type { Vector } from './body/vector.ts';
import type { View } from './body/view.ts';

/** Parts whose way is drawn as an arrow. */
export type Mover = 'hips' | 'head' | 'leftHand' | 'rightHand' | 'leftFoot' | 'rightFoot' | 'ball';

/** Where a ball is: on both hands, on one, on the platform, or anywhere. */
export type BallPlace = 'hands' | 'leftHand' | 'rightHand' | 'platform' | Vector;

export interface Frame {
  pose: Pose;
  /** What to do here, in one short line; read aloud where nothing is seen. */
  says: string;
  /** How far from the start, forward and to the right. */
  at?: readonly [forward: number, right?: number];
  ball?: BallPlace;
  /** How high over its straight way the ball flies to the next frame. */
  arc?: number;
  /** What goes to the next frame with an arrow. */
  arrows?: readonly Mover[];
  /** The other player. */
  partner?: Pose;
}

/** What stands around; all lengths in hundredths of the player's height. */
export type Prop =
  /** An imagined one is for drills that need none: what it would be there for is seen, and that it isn't there. */
  | { kind: 'net'; at: number; isImagined?: true }
  | { kind: 'wall'; at: number }
  | { kind: 'block'; from: number; to: number; height: number; width?: number }
  | { kind: 'chair'; at: number }
  | { kind: 'line'; at: number }
  | { kind: 'lane'; from: number; to: number; right?: number }
  | { kind: 'mat'; from: number; to: number }
  | { kind: 'target'; at: Vector };

/** A movement in its key poses. */
export interface Picture {
  view: View;
  frames: readonly Frame[];
  props?: readonly Prop[];
  /** Where the other player stands, face to face. */
  partnerAt?: number;
  /** Where one stands who looks the same way: beside the player, or behind. */
  partnerBy?: readonly [forward: number, right: number];
}

/** Whether a movement is another one for a left-hander: an arm does what the other one does not. */
export function isHanded({ frames }: Picture): boolean {
  return frames.some(({ pose }) => JSON.stringify(pose.leftArm) !== JSON.stringify(pose.rightArm));
}

/** The same movement with an imagined ball. */
export function withoutBall({ frames, ...picture }: Picture): Picture {
  return {
    ...picture,
    frames: frames.map(({ pose, says, at, partner, arrows = [] }) => ({
      pose,
      says,
      ...(at && { at }),
      ...(partner && { partner }),
      arrows: arrows.filter((one) => one !== 'ball'),
    })),
  };
}

/** The same movement at a net that one has to imagine. */
export function atImaginedNet({ props = [], ...picture }: Picture): Picture {
  return {
    ...picture,
    props: props.map((prop) => (prop.kind === 'net' ? { ...prop, isImagined: true } : prop)),
  };
}

/** The same movement with nothing around. */
export function inTheOpen(picture: Picture): Picture {
  return { ...picture, props: [] };
}

/** The same movement with jumps of a part of their height, the other player's too; not for one with a ball in the air. */
export function inPart(share: number, { frames, ...picture }: Picture): Picture {
  return {
    ...picture,
    frames: frames.map((frame) => ({
      ...frame,
      pose: lowered(frame.pose, share),
      ...(frame.partner && { partner: lowered(frame.partner, share) }),
    })),
  };
}

/** A pose in the air nearer to the floor. */
function lowered(pose: Pose, share: number): Pose {
  const { hips, left, right } = pose;
  const rise = Math.min(left.at[2] ?? 0, right.at[2] ?? 0);
  if (rise <= 0) return pose;
  const by = rise * (1 - share);
  const nearer = ({ at: [forward, out, up = 0], ...leg }: Leg): Leg => ({
    ...leg,
    at: [forward, out, up - by],
  });
  return { ...pose, hips: [hips[0], hips[1] - by, hips[2] ?? 0], left: nearer(left), right: nearer(right) };
}

/** The same movement with the other arm. */
export function otherHanded({ frames, ...picture }: Picture): Picture {
  return {
    ...picture,
    frames: frames.map(({ pose, ball, arrows, ...frame }) => ({
      ...frame,
      pose: mirrored(pose),
      ...(ball !== undefined && { ball: onOtherSide(ball) }),
      ...(arrows && { arrows: arrows.map((one) => OTHERS[one] ?? one) }),
    })),
  };
}

const OTHERS: Partial<Record<Mover, Mover>> = {
  leftHand: 'rightHand',
  rightHand: 'leftHand',
  leftFoot: 'rightFoot',
  rightFoot: 'leftFoot',
};

function onOtherSide(ball: BallPlace): BallPlace {
  if (typeof ball !== 'string') return [ball[0], ball[1], -ball[2]];
  if (ball === 'leftHand') return 'rightHand';
  return ball === 'rightHand' ? 'leftHand' : ball;
}
