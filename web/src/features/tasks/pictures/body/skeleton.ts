import type { Arm, Direction, Leg, Pose } from './pose.ts';
import { add, dot, length, minus, mix, RADIANS, times, turned, unit, type Vector } from './vector.ts';

/** Lengths of a teenager's body, where a hundred is the height. */
export const BODY = {
  hip: 5.2,
  thigh: 24.5,
  shin: 23.5,
  ankle: 4,
  heel: 3.4,
  toe: 10,
  spine: 28.5,
  neck: 4.5,
  head: 6.6,
  shoulder: 9.6,
  upper: 16.5,
  fore: 14,
  hand: 7.5,
} as const;

/** Height of the hips when one stands straight. */
export const STANDING = BODY.ankle + BODY.shin + BODY.thigh;

export interface Limb {
  /** Shoulder or hip. */
  root: Vector;
  /** Elbow or knee. */
  joint: Vector;
  /** Wrist or ankle. */
  end: Vector;
  /** Fingertips or toes. */
  tip: Vector;
}

export interface Skeleton {
  hips: Vector;
  /** Between the shoulders. */
  chest: Vector;
  head: Vector;
  /** Where the face looks. */
  face: Vector;
  leftArm: Limb;
  rightArm: Limb;
  leftLeg: Limb & { heel: Vector };
  rightLeg: Limb & { heel: Vector };
}

type Side = -1 | 1;

/** The joints of a pose. */
export function skeletonOf(pose: Pose): Skeleton {
  const { turn = 0, twist = 0, tilt = 0, lean = 0, look = 0, reach = 0, press = 0 } = pose;
  const hips: Vector = [pose.hips[0], pose.hips[1], pose.hips[2] ?? 0];
  const up = spineOf(lean, tilt);
  const chest = add(hips, times(up, BODY.spine));
  // Forward of the trunk: what is at a right angle to the spine.
  const front = unit([up[1], -up[0], 0]);
  const level = unit(cross(front, up));
  const across = turned(level, twist);
  const legOn = (side: Side, leg: Leg) => legOf(add(hips, times(level, side * BODY.hip)), leg, side);
  const girdle = add(chest, add(times(up, reach), times(front, press)));
  const armOn = (side: Side, arm: Arm) =>
    armOf(add(girdle, times(across, side * BODY.shoulder)), arm, side, twist);
  const gaze = look * RADIANS;
  const nod = unit(add(times(up, Math.cos(gaze)), times(front, -Math.sin(gaze))));
  const skeleton: Skeleton = {
    hips,
    chest,
    head: add(add(chest, times(up, BODY.neck)), times(nod, BODY.head)),
    face: turned(unit(add(times(front, Math.cos(gaze)), times(up, Math.sin(gaze)))), twist / 3),
    leftArm: armOn(-1, pose.leftArm),
    rightArm: armOn(1, pose.rightArm),
    leftLeg: legOn(-1, pose.left),
    rightLeg: legOn(1, pose.right),
  };
  const axis: Vector = [hips[0], 0, hips[2]];
  return turn === 0 ? skeleton : moved(skeleton, (point) => add(axis, turned(minus(point, axis), turn)));
}

/** A skeleton whose every point went the same way. */
export function moved(skeleton: Skeleton, move: (point: Vector) => Vector): Skeleton {
  const { hips, chest, head, face, leftArm, rightArm, leftLeg, rightLeg } = skeleton;
  const limb = ({ root, joint, end, tip }: Limb): Limb => ({
    root: move(root),
    joint: move(joint),
    end: move(end),
    tip: move(tip),
  });
  const leg = (one: Skeleton['leftLeg']) => ({ ...limb(one), heel: move(one.heel) });
  const origin = move([0, 0, 0]);
  return {
    hips: move(hips),
    chest: move(chest),
    head: move(head),
    face: minus(move(face), origin),
    leftArm: limb(leftArm),
    rightArm: limb(rightArm),
    leftLeg: leg(leftLeg),
    rightLeg: leg(rightLeg),
  };
}

function spineOf(lean: number, tilt: number): Vector {
  const [l, t] = [lean * RADIANS, tilt * RADIANS];
  return [Math.sin(l) * Math.cos(t), Math.cos(l) * Math.cos(t), Math.sin(t)];
}

/** A direction as a vector, for the left (-1) or the right side (1). */
function pointing([pitch, spread]: Direction, side: Side): Vector {
  const [p, s] = [pitch * RADIANS, spread * RADIANS];
  return [Math.sin(p) * Math.cos(s), -Math.cos(p) * Math.cos(s), side * Math.sin(s)];
}

/** Where an ankle is: a heel that is up lifts it, and so do raised toes. */
export function ankleOf({ at, point = 0 }: Leg, side: Side): Vector {
  const roll = Math.sin(Math.abs(point) * RADIANS) * (point > 0 ? BODY.toe - 2.5 : BODY.heel);
  return [at[0], BODY.ankle + roll + (at[2] ?? 0), side * at[1]];
}

function legOf(root: Vector, leg: Leg, side: Side): Skeleton['leftLeg'] {
  const { point = 0, out = 8, knee = [90, 8] } = leg;
  const { joint, end } = reached(root, ankleOf(leg, side), [BODY.thigh, BODY.shin], pointing(knee, side));
  const along = turned([Math.cos(point * RADIANS), -Math.sin(point * RADIANS), 0], side * -out);
  const sole = add(
    end,
    times(turned([-Math.sin(point * RADIANS), -Math.cos(point * RADIANS), 0], side * -out), BODY.ankle),
  );
  return {
    root,
    joint,
    end,
    tip: add(sole, times(along, BODY.toe)),
    heel: add(sole, times(along, -BODY.heel)),
  };
}

function armOf(root: Vector, arm: Arm, side: Side, twist: number): Limb {
  if ('wrist' in arm) {
    const place: Vector = [arm.wrist[0], arm.wrist[1], side * arm.wrist[2]];
    const towards = turned(pointing(arm.elbow, side), twist);
    const { joint, end } = reached(root, place, [BODY.upper, BODY.fore], towards);
    const along = arm.hand ? turned(pointing(arm.hand, side), twist) : unit(minus(end, joint));
    return { root, joint, end, tip: add(end, times(along, BODY.hand)) };
  }
  const points = (way: Direction) => turned(pointing(way, side), twist);
  const joint = add(root, times(points(arm.upper), BODY.upper));
  const end = add(joint, times(points(arm.fore), BODY.fore));
  return { root, joint, end, tip: add(end, times(points(arm.hand ?? arm.fore), BODY.hand)) };
}

/** A joint and the end of its second bone, bent to where it is told; what is out of reach is only pointed at. */
function reached(
  root: Vector,
  place: Vector,
  [first, second]: readonly [number, number],
  towards: Vector,
): Pick<Limb, 'joint' | 'end'> {
  const line = minus(place, root);
  const way = unit(line);
  const gap = Math.max(Math.abs(first - second), Math.min(length(line), first + second));
  const along = (first * first - second * second + gap * gap) / (2 * gap);
  const off = Math.sqrt(Math.max(0, first * first - along * along));
  const across = unit(minus(towards, times(way, dot(towards, way))));
  return { joint: add(add(root, times(way, along)), times(across, off)), end: add(root, times(way, gap)) };
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** Where the weight of the body is, by the shares of its parts. */
export function weightOf({ hips, chest, head, ...limbs }: Skeleton): Vector {
  const parts: [Vector, number][] = [
    [mix(hips, chest, 0.5), 0.49],
    [head, 0.08],
  ];
  for (const leg of [limbs.leftLeg, limbs.rightLeg])
    parts.push(
      [mix(leg.root, leg.joint, 0.43), 0.1],
      [mix(leg.joint, leg.end, 0.43), 0.047],
      [leg.end, 0.014],
    );
  for (const arm of [limbs.leftArm, limbs.rightArm])
    parts.push([mix(arm.root, arm.joint, 0.45), 0.028], [mix(arm.joint, arm.tip, 0.4), 0.026]);
  return parts.reduce<Vector>((sum, [point, share]) => add(sum, times(point, share)), [0, 0, 0]);
}
