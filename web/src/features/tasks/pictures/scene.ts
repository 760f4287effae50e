import { chain } from './body/outline.ts';
import type { Pose } from './body/pose.ts';
import { silhouette, type Part, type Shape } from './body/silhouette.ts';
import { moved, skeletonOf, STANDING, type Limb, type Skeleton } from './body/skeleton.ts';
import { shifted, tween } from './body/tween.ts';
import { add, mix, times, unit, minus, type Vector } from './body/vector.ts';
import { drawn, type Spot } from './body/view.ts';
import type { Frame, Mover, Picture } from './picture.ts';
import { propShapes, reachOfProps, type PropShape } from './props.ts';

export const BALL = 6.2;

/** Everything that is seen at one moment. */
export interface Scene {
  /** Behind the players. */
  props: PropShape[];
  /** Paths of the players, the ball among them, the farthest first. */
  layers: Layer[];
  /** In front of the players. */
  screens: PropShape[];
  arrows: Arrow[];
}

export type Layer =
  | { kind: 'shape'; shape: Shape; isPartner: boolean }
  | { kind: 'ball'; at: Spot; spin: number };

export interface Arrow {
  path: string;
  head: string;
  isBall: boolean;
}

/**
 * A picture at one moment.
 * @param index the key pose
 * @param share how much of the way to the next one is gone
 */
export function sceneAt(picture: Picture, index: number, share = 0): Scene {
  const { view, props = [] } = picture;
  const parts: (Part & { isPartner: boolean })[] = silhouette(playerAt(picture, index, share), view).map(
    (part) => ({ ...part, isPartner: false }),
  );
  const partner = partnerAt(picture, index, share);
  if (partner) parts.push(...silhouette(partner, view).map((part) => ({ ...part, isPartner: true })));
  const layers = parts.flatMap(({ near, shapes, isPartner }) =>
    shapes.map((shape): Layer & { near: number } => ({ kind: 'shape', shape, isPartner, near })),
  );
  const ball = ballAt(picture, index, share);
  const balls: (Layer & { near: number })[] = [];
  if (ball) {
    const at = drawn(ball, view);
    balls.push({ kind: 'ball', at, spin: (index + share) * 70, near: at.near });
  }
  const shapes = props.flatMap((prop) => propShapes(prop, view));
  return {
    props: shapes.filter(({ isInFront }) => !isInFront),
    screens: shapes.filter(({ isInFront }) => isInFront),
    layers: [...layers, ...balls].sort((a, b) => a.near - b.near),
    arrows: share === 0 ? arrowsFrom(picture, index) : [],
  };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS = 6;
const SHORTEST = 13;
const MARGIN = 7;
/** Pictures are as wide as this many times their height, at least. */
const SHAPE = 1.35;
const SMALLEST = 60;

/** The frame that holds all of a picture's moments, as wide as the place for it. */
export function boxOf(picture: Picture): Box {
  const spots = picture.frames.flatMap((_, index) =>
    Array.from({ length: STEPS }, (_, step) => spotsAt(picture, index, step / STEPS)).flat(),
  );
  spots.push(...(picture.props ?? []).flatMap((prop) => reachOfProps(prop, picture.view)));
  const left = Math.min(...spots.map(({ x }) => x)) - MARGIN;
  const right = Math.max(...spots.map(({ x }) => x)) + MARGIN;
  const bottom = Math.max(...spots.map(({ y }) => y), picture.view === 'top' ? -Infinity : 0) + MARGIN;
  const top = Math.min(...spots.map(({ y }) => y), bottom - SMALLEST) - MARGIN;
  const height = Math.max(bottom - top, (right - left) / 2.4);
  const width = Math.max(right - left, height * SHAPE);
  return { left: (left + right - width) / 2, top: bottom - height, width, height };
}

function spotsAt(picture: Picture, index: number, share: number): Pick<Spot, 'x' | 'y'>[] {
  const { view } = picture;
  const bodies = [playerAt(picture, index, share), partnerAt(picture, index, share)];
  const points = bodies.flatMap((body) => (body ? pointsOf(body) : []));
  const ball = ballAt(picture, index, share);
  const thick = points.flatMap((point) => around(drawn(point, view), 3));
  return ball ? [...thick, ...around(drawn(ball, view), BALL)] : thick;
}

const around = ({ x, y }: Spot, by: number) => [
  { x: x - by, y: y - by },
  { x: x + by, y: y + by },
];

/** Every joint of a body, and its ends. */
export function pointsOf({ hips, chest, head, face, ...limbs }: Skeleton): Vector[] {
  const all: Vector[] = [hips, chest, add(head, times(unit(minus(head, chest)), 4))];
  for (const limb of Object.values(limbs)) all.push(limb.root, limb.joint, limb.end, limb.tip);
  return [...all, limbs.leftLeg.heel, limbs.rightLeg.heel, add(head, times(face, 4))];
}

export function playerAt(picture: Picture, index: number, share = 0): Skeleton {
  return skeletonOf(poseBetween(picture.frames, index, share, placed));
}

/** From here to there slowly, quickly, slowly. */
const eased = (share: number) => share * share * (3 - 2 * share);

function poseBetween(
  frames: readonly Frame[],
  index: number,
  share: number,
  of: (frame: Frame) => Pose | undefined,
): Pose {
  const [from, to] = [frames[index], frames[index + 1]].map((frame) => frame && of(frame));
  if (!from) throw new RangeError(`no key pose ${index}`);
  return to ? tween(from, to, eased(share)) : from;
}

const placed = ({ pose, at = [0, 0] }: Frame) => shifted(pose, at[0], at[1]);

function partnerAt(picture: Picture, index: number, share: number): Skeleton | undefined {
  const { frames, partnerAt: ahead = 0, partnerBy: by } = picture;
  if (!frames[index]?.partner) return undefined;
  const body = skeletonOf(poseBetween(frames, index, share, ({ partner }) => partner));
  return moved(body, ([x, y, z]) => (by ? [by[0] + x, y, by[1] + z] : [ahead - x, y, -z]));
}

function ballAt(picture: Picture, index: number, share: number): Vector | undefined {
  const from = ballIn(picture, index);
  const to = ballIn(picture, index + 1) ?? from;
  if (!from || !to) return undefined;
  const arc = picture.frames[index]?.arc ?? 0;
  const gone = arc === 0 ? eased(share) : share;
  return add(mix(from, to, gone), [0, 4 * arc * gone * (1 - gone), 0]);
}

/** The ball of a key pose. */
export function ballIn(picture: Picture, index: number): Vector | undefined {
  const frame = picture.frames[index];
  if (!frame?.ball) return undefined;
  if (typeof frame.ball !== 'string') return frame.ball;
  const { leftArm, rightArm } = playerAt(picture, index);
  if (frame.ball === 'platform') return add(mix(grip(leftArm, 0), grip(rightArm, 0), 0.5), [2, BALL + 1, 0]);
  if (frame.ball === 'hands') {
    const palms = mix(grip(leftArm, 0.6), grip(rightArm, 0.6), 0.5);
    const elbows = mix(leftArm.joint, rightArm.joint, 0.5);
    return add(palms, times(unit(minus(palms, elbows)), BALL * 0.55));
  }
  const arm = frame.ball === 'leftHand' ? leftArm : rightArm;
  return add(grip(arm, 0.6), times(unit(minus(arm.tip, arm.joint)), BALL * 0.9));
}

const grip = ({ end, tip }: Limb, share: number) => mix(end, tip, share);

const PLACES: Record<Exclude<Mover, 'ball'>, (body: Skeleton) => Vector> = {
  hips: ({ hips, chest }) => mix(hips, chest, 0.2),
  head: ({ head }) => head,
  leftHand: ({ leftArm }) => leftArm.tip,
  rightHand: ({ rightArm }) => rightArm.tip,
  leftFoot: ({ leftLeg }) => leftLeg.tip,
  rightFoot: ({ rightLeg }) => rightLeg.tip,
};

/** The ways that lead from a key pose to the next one, as arrows. */
function arrowsFrom(picture: Picture, index: number): Arrow[] {
  if (index + 1 >= picture.frames.length) return [];
  return (picture.frames[index]?.arrows ?? []).flatMap((mover) => {
    // What comes down from a jump needs no arrow.
    if (mover === 'hips' && playerAt(picture, index).hips[1] > STANDING + 6) return [];
    const way = Array.from({ length: STEPS * 2 + 1 }, (_, step) => {
      const share = step / STEPS / 2;
      if (mover === 'ball') return ballAt(picture, index, share);
      return PLACES[mover](playerAt(picture, index, share));
    });
    const spots = way.flatMap((point) => (point ? [drawn(point, picture.view)] : []));
    const [first, last] = [spots[0], spots.at(-1)];
    // A short way is seen when it is moved; its arrow would only lie on the body.
    const isLong = first && last && Math.hypot(last.x - first.x, last.y - first.y) > SHORTEST;
    return isLong ? [arrowAlong(spots, mover === 'ball')] : [];
  });
}

function arrowAlong(spots: Spot[], isBall: boolean): Arrow {
  const last = spots.at(-1) ?? { x: 0, y: 0 };
  const before = spots.at(-3) ?? last;
  const way = Math.atan2(last.y - before.y, last.x - before.x);
  const corner = (turn: number, by: number) => ({
    x: last.x + by * Math.cos(way + turn),
    y: last.y + by * Math.sin(way + turn),
  });
  const line = spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return {
    isBall,
    path: `M${line}`,
    head:
      chain({ at: corner(2.5, 5), radius: 0.8 }, { at: last, radius: 0.8 }) +
      chain({ at: corner(-2.5, 5), radius: 0.8 }, { at: last, radius: 0.8 }),
  };
}
