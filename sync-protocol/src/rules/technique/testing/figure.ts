import {
  JOINTS,
  LANDMARK_COUNT,
  type Joint,
  type Landmark,
  type PoseClip,
  type PoseFrame,
} from '../motion/landmarks.ts';

type Sides = readonly [left: number, right: number];

const of = (value: number | Sides, side: number) => (typeof value === 'number' ? value : (value[side] ?? 0));

/** A drawn figure of 1.65 metres, seen from its right side, where the metres and angles are known. */
export interface Pose {
  /** Where it stands along the picture, in metres from its middle. */
  x?: number;
  /** How far the hips are below where they are in standing, in metres; the knees give way. */
  crouch?: number;
  /** How far it is off the ground, in metres, all of it. */
  air?: number;
  /** Degrees by which the trunk leans ahead. */
  lean?: number;
  /** Degrees of the upper arms from hanging down, forward positive; each, or both. */
  arms?: number | Sides;
  /** Degrees by which the elbows are bent. */
  elbows?: number | Sides;
  /** Metres by which each foot is before the hips. */
  strides?: readonly [left: number, right: number];
  /** Metres by which each foot is lifted. */
  lifts?: readonly [left: number, right: number];
  /** How far away it is, compared with where it fills half of the picture. */
  away?: number;
}

const PICTURE = { width: 480, height: 640 };
const [HIPS, TRUNK, ARM, HEAD] = [0.86, 0.5, 0.28, 0.24];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The landmarks of the figure. */
export function figure(pose: Pose): readonly Landmark[] {
  const { x = 0, crouch = 0, air = 0, lean = 0, arms = 0, elbows = 10, away = 1 } = pose;
  const scale = 0.3 / away;
  const landmarks = Array.from({ length: LANDMARK_COUNT }, (): Landmark => [0, 0, 0]);
  const put = (joint: Joint, px: number, py: number) => {
    const across = (px * scale * PICTURE.height) / PICTURE.width;
    landmarks[JOINTS[joint]] = [0.5 + across, 0.9 - (py + air) * scale, 1];
  };
  const hips = HIPS - crouch;
  const [sin, cos] = [Math.sin(radians(lean)), Math.cos(radians(lean))];
  const shoulders = hips + TRUNK * cos;
  const ahead = x + TRUNK * sin;
  const head = { x: ahead + HEAD * sin, y: shoulders + HEAD * cos };
  put('nose', head.x + 0.1, head.y);
  for (const [index, side] of (['left', 'right'] as const).entries()) {
    const foot = x + (pose.strides?.[index] ?? 0);
    const lift = pose.lifts?.[index] ?? 0;
    const upper = radians(of(arms, index));
    const elbow = { x: ahead + ARM * Math.sin(upper), y: shoulders - ARM * Math.cos(upper) };
    const fore = upper + radians(of(elbows, index));
    put(`${side}Ear`, head.x, head.y);
    put(`${side}Shoulder`, ahead, shoulders);
    put(`${side}Elbow`, elbow.x, elbow.y);
    put(`${side}Wrist`, elbow.x + ARM * Math.sin(fore), elbow.y - ARM * Math.cos(fore));
    put(`${side}Hip`, x, hips);
    put(`${side}Knee`, (x + foot) / 2 + crouch, (hips + lift + 0.08) / 2);
    put(`${side}Ankle`, foot, 0.08 + lift);
    put(`${side}Toe`, foot + 0.15, lift);
  }
  return landmarks;
}

/** A figure that moves, filmed for some seconds. */
export function filmed(seconds: number, fps: number, move: (t: number) => Pose): PoseClip {
  const frames = Array.from({ length: Math.floor(seconds * fps) + 1 }, (_, index): PoseFrame => {
    const t = index / fps;
    return { t, turn: 85, landmarks: figure(move(t)) };
  });
  return { ...PICTURE, frames };
}

/** Seconds in which a jumper sinks, and pushes off. */
const PUSH = 0.35;

/** Where a jumper of a height is so many seconds after take-off; before it they sink and push, after it they land. */
export function jumping(t: number, metres: number): Pose {
  const inAir = Math.sqrt((8 * metres) / 9.81);
  if (t < -PUSH || t > inAir + PUSH) return {};
  if (t < 0) return { crouch: 0.25 * Math.sin((Math.PI * -t) / PUSH) };
  if (t > inAir) return { crouch: 0.25 * Math.sin((Math.PI * (t - inAir)) / PUSH) };
  return { air: (9.81 * t * (inAir - t)) / 2 };
}

/** A value that goes softly from one moment's to the next's. */
export function between(moments: readonly (readonly [t: number, value: number])[], t: number): number {
  const next = moments.findIndex(([at]) => at > t);
  const [from, to] = [moments[next - 1], moments[next]];
  if (!from || !to) return (to ?? moments.at(-1))?.[1] ?? 0;
  const part = (t - from[0]) / (to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * part * part * (3 - 2 * part);
}
