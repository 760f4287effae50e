import { JOINTS, type Joint, type Landmark } from '../motion/landmarks.ts';
import type { TestClip } from './clips.ts';
import { between } from './figure.ts';

/** What the arms do beside an attempt: degrees of upper arms from hanging down, forward positive, and of bent elbows. */
export interface Gesture {
  seconds: number;
  hands: readonly ('left' | 'right')[];
  arm: (t: number) => number;
  elbow: (t: number) => number;
  /** Metres by which the knees give way. */
  crouch?: (t: number) => number;
}

const turn = (t: number, seconds: number) => Math.sin((2 * Math.PI * t) / seconds);
const up =
  (seconds: number, height: number, rest = 12) =>
  (t: number) =>
    between(
      [
        [0, rest],
        [0.4, height],
        [seconds - 0.4, height],
        [seconds, rest],
      ],
      t,
    );
const [BOTH, LEFT, RIGHT] = [['left', 'right'], ['left'], ['right']] as const;
const wave = (hands: Gesture['hands']): Gesture => ({
  seconds: 1.6,
  hands,
  arm: up(1.6, 150),
  elbow: (t) => up(1.6, 35)(t) + (t > 0.4 && t < 1.2 ? 30 * turn(t - 0.4, 0.4) : 0),
});
const hair = (hands: Gesture['hands']): Gesture => ({
  seconds: 1.4,
  hands,
  arm: up(1.4, 110),
  elbow: up(1.4, 130),
});

/** What players do between two balls. */
export const GESTURES = {
  'wave right': wave(RIGHT),
  'wave left': wave(LEFT),
  'clap low': {
    seconds: 1.6,
    hands: BOTH,
    arm: up(1.6, 35),
    elbow: (t) => up(1.6, 75)(t) + (t > 0.3 && t < 1.3 ? 12 * turn(t, 0.3) : 0),
  },
  'clap chest': {
    seconds: 1.6,
    hands: BOTH,
    arm: up(1.6, 50),
    elbow: (t) => up(1.6, 90)(t) + (t > 0.3 && t < 1.3 ? 12 * turn(t, 0.3) : 0),
  },
  'clap straight': {
    seconds: 1.6,
    hands: BOTH,
    arm: (t) => up(1.6, 60)(t) + (t > 0.3 && t < 1.3 ? 8 * turn(t, 0.3) : 0),
    elbow: up(1.6, 30),
  },
  'clap overhead': {
    seconds: 1.6,
    hands: BOTH,
    arm: up(1.6, 150),
    elbow: (t) => up(1.6, 40)(t) + (t > 0.3 && t < 1.3 ? 15 * turn(t, 0.3) : 0),
  },
  'hair right': hair(RIGHT),
  'hair left': hair(LEFT),
  'hair both': hair(BOTH),
  'sleeve wipe': { seconds: 1.4, hands: RIGHT, arm: up(1.4, 70), elbow: up(1.4, 125) },
  'high five': {
    seconds: 0.9,
    hands: RIGHT,
    arm: (t) =>
      between(
        [
          [0, 12],
          [0.35, 140],
          [0.5, 120],
          [0.9, 12],
        ],
        t,
      ),
    elbow: (t) =>
      between(
        [
          [0, 12],
          [0.25, 90],
          [0.4, 20],
          [0.9, 12],
        ],
        t,
      ),
  },
  'high ten': {
    seconds: 0.9,
    hands: BOTH,
    arm: (t) =>
      between(
        [
          [0, 12],
          [0.35, 140],
          [0.5, 120],
          [0.9, 12],
        ],
        t,
      ),
    elbow: (t) =>
      between(
        [
          [0, 12],
          [0.25, 90],
          [0.4, 20],
          [0.9, 12],
        ],
        t,
      ),
  },
  stretch: { seconds: 2, hands: BOTH, arm: up(2, 172), elbow: up(2, 5) },
  'arm circle': {
    seconds: 1.6,
    hands: RIGHT,
    arm: (t) =>
      12 +
      360 *
        between(
          [
            [0.1, 0],
            [1.4, 1],
          ],
          t,
        ),
    elbow: () => 10,
  },
  'arm circles': {
    seconds: 1.6,
    hands: BOTH,
    arm: (t) =>
      12 +
      360 *
        between(
          [
            [0.1, 0],
            [1.4, 1],
          ],
          t,
        ),
    elbow: () => 10,
  },
  point: { seconds: 1.4, hands: RIGHT, arm: up(1.4, 95), elbow: up(1.4, 5) },
  'arms ahead': { seconds: 1.6, hands: BOTH, arm: up(1.6, 85), elbow: up(1.6, 8) },
  dribble: {
    seconds: 1.8,
    hands: RIGHT,
    arm: (t) => up(1.8, 25)(t),
    elbow: (t) => up(1.8, 55)(t) + (t > 0.3 && t < 1.5 ? 25 * turn(t, 0.5) : 0),
  },
  'knee pads': {
    seconds: 1.8,
    hands: BOTH,
    arm: up(1.8, 40),
    elbow: up(1.8, 5),
    crouch: (t) =>
      between(
        [
          [0, 0],
          [0.5, 0.3],
          [1.3, 0.3],
          [1.8, 0],
        ],
        t,
      ),
  },
  shrug: { seconds: 1, hands: BOTH, arm: up(1, 20), elbow: up(1, 80) },
} as const satisfies Record<string, Gesture>;

/** A clip in which the player, after or before the attempt, stands still for a moment and makes a gesture. */
export function withGesture(
  clip: TestClip,
  gesture: Gesture,
  place: 'before' | 'after',
  pause = 0.4,
): TestClip {
  const held = place === 'before' ? clip.frames[0] : clip.frames.at(-1);
  if (!held?.landmarks) return clip;
  const count = Math.round((gesture.seconds + 2 * pause) * 30);
  const facesAhead = (held.turn ?? 90) < 20;
  const all = held.landmarks;
  const added = Array.from({ length: count }, (_, index) => ({
    ...held,
    t: index / 30,
    landmarks: gestured(all, gesture, index / 30 - pause, clip.width / clip.height, facesAhead),
  }));
  const [first, second] = place === 'before' ? [added, clip.frames] : [clip.frames, added];
  const frames = [...first, ...second].map((frame, index) => ({ ...frame, t: index / 30 }));
  const contact = clip.contact === null ? null : clip.contact + (place === 'before' ? count / 30 : 0);
  return { ...clip, frames, contact };
}

function gestured(
  all: readonly Landmark[],
  gesture: Gesture,
  t: number,
  aspect: number,
  facesAhead: boolean,
): Landmark[] {
  const at = (joint: Joint): Landmark => all[JOINTS[joint]] ?? [0, 0, 0];
  const next = [...all];
  const share = Math.max(0, Math.min(1, t / 0.25, (gesture.seconds - t) / 0.25));
  if (share === 0) return next;
  const torso = Math.hypot(
    ((at('leftShoulder')[0] + at('rightShoulder')[0] - at('leftHip')[0] - at('rightHip')[0]) / 2) * aspect,
    (at('leftShoulder')[1] + at('rightShoulder')[1] - at('leftHip')[1] - at('rightHip')[1]) / 2,
  );
  const facing = at('nose')[0] * 2 >= at('leftEar')[0] + at('rightEar')[0] ? 1 : -1;
  for (const side of gesture.hands) {
    const way = facesAhead
      ? at(`${side}Shoulder`)[0] >= at(`${side === 'left' ? 'right' : 'left'}Shoulder`)[0]
        ? 1
        : -1
      : facing;
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    const [upper, fore] = [rad(gesture.arm(t)), rad(gesture.arm(t) + gesture.elbow(t))];
    const [sx, sy] = at(`${side}Shoulder`);
    const length = torso * 0.56;
    const ex = sx + (way * length * Math.sin(upper)) / aspect;
    const ey = sy + length * Math.cos(upper);
    const wx = ex + (way * length * Math.sin(fore)) / aspect;
    const wy = ey + length * Math.cos(fore);
    for (const [joint, x, y] of [
      [`${side}Elbow`, ex, ey],
      [`${side}Wrist`, wx, wy],
    ] as const) {
      const [ox, oy, seen] = at(joint);
      next[JOINTS[joint]] = [ox + (x - ox) * share, oy + (y - oy) * share, seen];
    }
  }
  if (gesture.crouch) {
    const down = (gesture.crouch(t) / 0.5) * torso;
    for (let place = 0; place <= JOINTS.rightHip; place++) {
      const [x, y, seen] = next[place] ?? [0, 0, 0];
      next[place] = [x, y + down, seen];
    }
    for (const side of ['left', 'right'] as const) {
      const [x, y, seen] = at(`${side}Knee`);
      next[JOINTS[`${side}Knee`]] = [x + (facing * down) / aspect, y + down / 2, seen];
    }
  }
  return next;
}
