import blockingFault from './clips/blocking_fault.json' with { type: 'json' };
import blockingGood from './clips/blocking_good.json' with { type: 'json' };
import passingFault from './clips/passing_fault.json' with { type: 'json' };
import passingGood from './clips/passing_good.json' with { type: 'json' };
import servingFault from './clips/serving_fault.json' with { type: 'json' };
import servingGood from './clips/serving_good.json' with { type: 'json' };
import servingOblique from './clips/serving_oblique.json' with { type: 'json' };
import settingFault from './clips/setting_fault.json' with { type: 'json' };
import settingGood from './clips/setting_good.json' with { type: 'json' };
import spikingFault from './clips/spiking_fault.json' with { type: 'json' };
import spikingGood from './clips/spiking_good.json' with { type: 'json' };
import standingStill from './clips/standing_still.json' with { type: 'json' };
import pictures from './clips/positions.json' with { type: 'json' };
import {
  JOINTS,
  LANDMARK_COUNT,
  type Joint,
  type Landmark,
  type PoseClip,
  type PoseFrame,
} from '../motion/landmarks.ts';

interface KeptClip {
  fps: number;
  width: number;
  height: number;
  /** When the ball was met, or the top of the jump was reached, in seconds; null where nothing is attempted. */
  contact: number | null;
  frames: string[];
}

export interface TestClip extends PoseClip {
  contact: number | null;
}

const HIDDEN: Landmark = [0, 0, 0];

const CLIPS: Readonly<Record<string, KeptClip>> = {
  blocking_fault: blockingFault,
  blocking_good: blockingGood,
  passing_fault: passingFault,
  passing_good: passingGood,
  serving_fault: servingFault,
  serving_good: servingGood,
  serving_oblique: servingOblique,
  setting_fault: settingFault,
  setting_good: settingGood,
  spiking_fault: spikingFault,
  spiking_good: spikingGood,
  standing_still: standingStill,
};

/** What the pose model saw in one of the kept clips. */
export function testClip(name: string): TestClip {
  const kept = CLIPS[name];
  if (!kept) throw new Error(`no clip is called ${name}`);
  const { width, height, fps, contact } = kept;
  return { width, height, contact, frames: kept.frames.map((line, index) => frameOf(line, index / fps)) };
}

/** What the pose model saw in a picture of somebody before the camera. */
export function testPicture(name: keyof typeof pictures.frames): PoseFrame {
  return frameOf(pictures.frames[name], 0);
}

function frameOf(line: string, t: number): PoseFrame {
  const [turn = 0, ...numbers] = line.split(' ').map(Number);
  const landmarks = Array.from({ length: LANDMARK_COUNT }, () => HIDDEN);
  Object.values(JOINTS).forEach((place, index) => {
    const [x = 0, y = 0, visibility = 0] = numbers.slice(index * 3, index * 3 + 3);
    landmarks[place] = [x / 1e4, y / 1e4, visibility / 100];
  });
  return { t, turn, landmarks };
}

/** A clip with each frame's landmarks changed. */
export function changed(
  clip: PoseClip,
  change: (landmarks: readonly Landmark[], frame: number) => readonly Landmark[] | null,
): PoseClip {
  const frames = clip.frames.map((frame, index) => ({
    ...frame,
    landmarks: frame.landmarks && change(frame.landmarks, index),
  }));
  return { ...clip, frames };
}

/** The same player seen in a mirror: right-handers become left-handers. */
export function mirrored(clip: PoseClip): PoseClip {
  return changed(clip, (landmarks) =>
    landmarks.map((_, place) => {
      const [x, y, visibility] = landmarks[otherSide(place)] ?? HIDDEN;
      return [1 - x, y, visibility];
    }),
  );
}

/** Left and right follow each other among the landmarks, but for the face's first ones. */
function otherSide(place: number): number {
  if (place === 0) return 0;
  if (place < 7) return place <= 3 ? place + 3 : place - 3;
  return place % 2 === 1 ? place + 1 : place - 1;
}

/** Twice as many frames, the new ones half-way between two. */
export function atTwiceTheRate(clip: PoseClip): PoseClip {
  const frames = clip.frames.flatMap((frame, index) => {
    const next = clip.frames[index + 1];
    if (!next?.landmarks || !frame.landmarks) return [frame];
    const landmarks = frame.landmarks.map(([x, y, visibility], place): Landmark => {
      const [nextX, nextY, nextVisibility] = next.landmarks?.[place] ?? HIDDEN;
      return [(x + nextX) / 2, (y + nextY) / 2, (visibility + nextVisibility) / 2];
    });
    return [frame, { ...frame, t: (frame.t + next.t) / 2, landmarks }];
  });
  return { ...clip, frames };
}

/** A body and a camera that no kept clip shows. */
export interface Variation {
  /** How many times as fast the player moves. */
  speed: number;
  /** How many times as long legs and arms are, beside the same trunk. */
  legs: number;
  arms: number;
  /** Degrees by which the camera is tilted to a side. */
  tilt: number;
}

/** The same movement of another body, before another camera. */
export function varied(clip: TestClip, { speed, legs, arms, tilt }: Variation): TestClip {
  const aspect = clip.width / clip.height;
  const frames = clip.frames.map((frame) => ({
    ...frame,
    t: frame.t / speed,
    landmarks: frame.landmarks && tilted(rebuilt(frame.landmarks, legs, arms), aspect, tilt),
  }));
  return { ...clip, frames, contact: clip.contact === null ? null : clip.contact / speed };
}

/** Each limb from the trunk outwards, as long as it is to be; the lower foot stays where it was. */
function rebuilt(landmarks: readonly Landmark[], legs: number, arms: number): Landmark[] {
  const limbs = (['left', 'right'] as const).flatMap((side): [Joint, Joint, number][] => [
    [`${side}Elbow`, `${side}Shoulder`, arms],
    [`${side}Wrist`, `${side}Elbow`, arms],
    [`${side}Knee`, `${side}Hip`, legs],
    [`${side}Ankle`, `${side}Knee`, legs],
    [`${side}Toe`, `${side}Ankle`, 1],
  ]);
  const at = (all: readonly Landmark[], joint: Joint) => all[JOINTS[joint]] ?? HIDDEN;
  const built = [...landmarks];
  for (const [joint, parent, length] of limbs) {
    const [x, y, visibility] = at(landmarks, joint);
    const [fromX, fromY] = at(landmarks, parent);
    const [toX, toY] = at(built, parent);
    built[JOINTS[joint]] = [toX + (x - fromX) * length, toY + (y - fromY) * length, visibility];
  }
  const ground = (all: readonly Landmark[]) => Math.max(at(all, 'leftAnkle')[1], at(all, 'rightAnkle')[1]);
  const lift = ground(built) - ground(landmarks);
  return built.map(([x, y, visibility]) => [x, y - lift, visibility]);
}

/** Changes a part of a clip, from and until a time, softly at both ends: how much of the change there is goes from 0 to 1. */
function between(
  clip: TestClip,
  [from, until]: readonly [from: number, until: number],
  change: (landmarks: Landmark[], share: number) => void,
): TestClip {
  const times = clip.frames.map(({ t }) => t);
  const frames = changed(clip, (all, frame) => {
    const t = times[frame] ?? 0;
    const share = Math.max(0, Math.min(1, (t - from) / SOFT + 1, (until - t) / SOFT + 1));
    const next = [...all];
    if (share > 0) change(next, share);
    return next;
  }).frames;
  return { ...clip, frames };
}

/** Seconds. */
const SOFT = 0.12;

/** The same movement on straight legs, for a time: the body is as much higher as they are longer. */
export function onStiffLegs(clip: TestClip, times: readonly [number, number], stiffness: number): TestClip {
  const aspect = clip.width / clip.height;
  return between(clip, times, (all, share) => {
    const part = share * stiffness;
    const at = (joint: Joint) => all[JOINTS[joint]] ?? HIDDEN;
    const way = (a: Landmark, b: Landmark) => Math.hypot((a[0] - b[0]) * aspect, a[1] - b[1]);
    const legs = (['left', 'right'] as const).map((side) => {
      const [hip, knee, ankle] = [at(`${side}Hip`), at(`${side}Knee`), at(`${side}Ankle`)];
      return { side, knee, ankle, longer: way(hip, knee) + way(knee, ankle) - way(hip, ankle) };
    });
    const lift = legs.reduce((sum, { longer }) => sum + longer, 0) * 0.5 * part;
    for (let place = 0; place <= JOINTS.rightHip; place++) {
      const [x, y, visibility] = all[place] ?? HIDDEN;
      all[place] = [x, y - lift, visibility];
    }
    for (const { side, knee, ankle } of legs) {
      const hip = at(`${side}Hip`);
      const [x, y] = [(hip[0] + ankle[0]) / 2, (hip[1] + ankle[1]) / 2];
      all[JOINTS[`${side}Knee`]] = [knee[0] + (x - knee[0]) * part, knee[1] + (y - knee[1]) * part, knee[2]];
    }
  });
}

/** The same movement with the elbows opened by so many degrees for a time; a player who faces the picture's right side. */
export function withOpenElbows(clip: TestClip, times: readonly [number, number], degrees: number): TestClip {
  const aspect = clip.width / clip.height;
  return between(clip, times, (all, share) => {
    const [sin, cos] = [
      Math.sin((degrees * share * Math.PI) / 180),
      Math.cos((degrees * share * Math.PI) / 180),
    ];
    for (const side of ['left', 'right'] as const) {
      const [elbow, wrist] = [all[JOINTS[`${side}Elbow`]] ?? HIDDEN, all[JOINTS[`${side}Wrist`]] ?? HIDDEN];
      const [x, y] = [(wrist[0] - elbow[0]) * aspect, wrist[1] - elbow[1]];
      all[JOINTS[`${side}Wrist`]] = [
        elbow[0] + (x * cos - y * sin) / aspect,
        elbow[1] + x * sin + y * cos,
        wrist[2],
      ];
    }
  });
}

/** The same movement with the right arm hanging down for a time. */
export function withArmHanging(clip: TestClip, times: readonly [number, number]): TestClip {
  return between(clip, times, (all, share) => {
    const at = (joint: Joint) => all[JOINTS[joint]] ?? HIDDEN;
    const [shoulder, hip] = [at('rightShoulder'), at('rightHip')];
    for (const [joint, way] of [
      ['rightElbow', 0.55],
      ['rightWrist', 1.05],
    ] as const) {
      const [x, y, visibility] = at(joint);
      const hanging = [shoulder[0], shoulder[1] + (hip[1] - shoulder[1]) * way] as const;
      all[JOINTS[joint]] = [x + (hanging[0] - x) * share, y + (hanging[1] - y) * share, visibility];
    }
  });
}

/** The same movement with the other hand, of a right-hander, seen in some frames only, and there so high over its shoulder. */
export function withOtherHand(clip: TestClip, heightAt: (t: number) => number | null): TestClip {
  const times = clip.frames.map(({ t }) => t);
  const { frames } = changed(clip, (all, frame) => {
    const height = heightAt(times[frame] ?? 0);
    const [x, y] = all[JOINTS.leftShoulder] ?? HIDDEN;
    const torso = (all[JOINTS.leftHip] ?? HIDDEN)[1] - y;
    const next = [...all];
    next[JOINTS.leftWrist] = height === null ? HIDDEN : [x, y - height * torso, 1];
    return next;
  });
  return { ...clip, frames };
}

/** A set of which, from a time on, the arms go from where they are down to level and straight ahead; facing right. */
export function withPushAhead(clip: TestClip, from: number, part: number): TestClip {
  const aspect = clip.width / clip.height;
  const until = from + SOFT * 2;
  return between(clip, [until, 9], (all, share) => {
    for (const side of ['left', 'right'] as const) {
      const [shoulder, hip] = [all[JOINTS[`${side}Shoulder`]] ?? HIDDEN, all[JOINTS[`${side}Hip`]] ?? HIDDEN];
      const torso = Math.hypot((shoulder[0] - hip[0]) * aspect, shoulder[1] - hip[1]);
      for (const [joint, ahead, over] of [
        [`${side}Elbow`, 0.5, 0.12],
        [`${side}Wrist`, 1, 0.25],
      ] as const) {
        const [x, y, visibility] = all[JOINTS[joint]] ?? HIDDEN;
        const [toX, toY] = [shoulder[0] + (torso * ahead) / aspect, shoulder[1] - torso * over];
        all[JOINTS[joint]] = [x + (toX - x) * share * part, y + (toY - y) * share * part, visibility];
      }
    }
  });
}

/** The same movement with one foot off the ground for a time, by a part of the picture's height. */
export function withFootLifted(clip: TestClip, times: readonly [number, number], lift: number): TestClip {
  return between(clip, times, (all, share) => {
    for (const joint of ['leftAnkle', 'leftToe'] as const) {
      const [x, y, visibility] = all[JOINTS[joint]] ?? HIDDEN;
      all[JOINTS[joint]] = [x, y - lift * share, visibility];
    }
  });
}

/** A clip that begins in the middle of the movement. */
export function begunAt(clip: TestClip, seconds: number): TestClip {
  const frames = clip.frames
    .filter(({ t }) => t >= seconds)
    .map((frame) => ({ ...frame, t: frame.t - seconds }));
  return { ...clip, frames, contact: (clip.contact ?? 0) - seconds };
}

/** The same movement, after which the player walks on from where it was cut, in torsos a second, until so many seconds. */
export function walkingOn(clip: TestClip, from: number, until: number, speed: number): TestClip {
  const done = clip.frames.filter(({ t }) => t <= from);
  const { t: left = 0, landmarks = [], turn = null } = done.at(-1) ?? {};
  const torso = (landmarks?.[JOINTS.leftHip]?.[1] ?? 0) - (landmarks?.[JOINTS.leftShoulder]?.[1] ?? 0);
  const walked = Array.from({ length: Math.floor((until - left) * 30) }, (_, index): PoseFrame => {
    const seconds = (index + 1) / 30;
    const gone = (seconds * speed * torso * clip.height) / clip.width;
    const moved = landmarks?.map(([x, y, visibility]): Landmark => [x + gone, y, visibility]) ?? null;
    return { t: left + seconds, landmarks: moved, turn };
  });
  return { ...clip, frames: [...done, ...walked] };
}

function tilted(landmarks: readonly Landmark[], aspect: number, degrees: number): Landmark[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return landmarks.map(([x, y, visibility]) => {
    const [across, down] = [(x - 0.5) * aspect, y - 0.5];
    return [0.5 + (across * cos - down * sin) / aspect, 0.5 + across * sin + down * cos, visibility];
  });
}
