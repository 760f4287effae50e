import type { PoseClip } from '../motion/landmarks.ts';
import { between, filmed, jumping } from './figure.ts';

/** How a drawn right-hander hits: degrees of the upper arm from hanging down, and by which the elbow is bent. */
export interface Hit {
  /** At contact. */
  upper?: number;
  bent?: number;
  /** The highest that the other arm goes. */
  toss?: number;
  /** Metres that the body goes forward into a serve. */
  travel?: number;
  /** Degrees by which the trunk has come forward once a serve is over. */
  lean?: number;
}

/** The arm is drawn back so far, and bent so much. */
const DRAWN = { upper: 195, bent: 110 };

/** A standing serve, met 1.35 seconds after the beginning. */
export function servedBy({ upper = 170, bent = 8, toss = 150, travel = 0.35, lean = 14 }: Hit): PoseClip {
  const keyed = (values: readonly number[]) =>
    [0, 0.5, 1, 1.15, 1.35, 1.6, 2.2].map((at, index) => [at, values[index] ?? 0] as const);
  const [hit, elbow] = [
    keyed([20, 20, DRAWN.upper, DRAWN.upper, upper, 30, 10]),
    keyed([20, 30, DRAWN.bent, DRAWN.bent, bent, 20, 15]),
  ];
  const other = [
    [0, 20],
    [0.5, 30],
    [0.9, toss],
    [1.15, toss - 10],
    [1.5, 40],
    [2, 10],
  ] as const;
  const way = [
    [0.75, -travel / 2],
    [1.35, travel / 2],
  ] as const;
  const trunk = [
    [0, 0],
    [1, -lean / 3],
    [1.15, -lean / 3],
    [1.35, (lean * 2) / 3],
    [1.7, lean],
  ] as const;
  return filmed(2.5, 30, (t) => ({
    x: between(way, t),
    crouch: 0.04,
    lean: between(trunk, t),
    arms: [between(other, t), between(hit, t)],
    elbows: [8, between(elbow, t)],
  }));
}

/** When the feet leave the ground, how high they get, and when that is. */
const [TAKE_OFF, JUMP] = [1.3, 0.45];
const TOP = TAKE_OFF + Math.sqrt((2 * JUMP) / 9.81);

/** A spike at the top of a jump after a run-up. */
export function spikedBy({ upper = 170, bent = 8 }: Hit): PoseClip {
  const way = [
    [0.2, -1.4],
    [1.25, 0.4],
    [2, 0.8],
  ] as const;
  const other = [
    [0.7, 10],
    [TAKE_OFF - 0.2, -65],
    [TAKE_OFF + 0.1, 150],
    [TOP - 0.08, 150],
    [TOP + 0.15, 40],
    [2.2, 20],
  ] as const;
  const hit = [
    [0.7, 10],
    [TAKE_OFF - 0.2, -65],
    [TAKE_OFF + 0.05, 100],
    [TOP - 0.12, DRAWN.upper],
    [TOP - 0.06, DRAWN.upper],
    [TOP + 0.06, upper],
    [TOP + 0.25, 40],
    [2.2, 20],
  ] as const;
  const elbow = [
    [TAKE_OFF, 10],
    [TOP - 0.12, DRAWN.bent],
    [TOP - 0.06, DRAWN.bent],
    [TOP + 0.06, bent],
    [2.2, 15],
  ] as const;
  return filmed(2.6, 30, (t) => ({
    ...jumping(t - TAKE_OFF, JUMP),
    x: between(way, t),
    arms: [between(other, t), between(hit, t)],
    elbows: [10, between(elbow, t)],
  }));
}
