import { Body } from '../motion/body.ts';
import type { PoseClip, PoseFrame } from '../motion/landmarks.ts';
import { motionOf } from '../motion/motion.ts';

/** Seconds that are kept: an attempt with what leads to it. */
const KEPT = 4;
/** Seconds between two looks at what is kept. */
const BETWEEN_LOOKS = 0.2;
/** Somebody whose trunk grows or shrinks more in the picture walks to the camera or away from it. */
const STEADY = 1.3;

/** What a look found, and up to which instant the frames are used up. */
export interface Find<Found> {
  found: Found;
  usedUntil: number;
}

/** Looks through the last seconds of a live camera for something that has come to its end. */
export class Watch<Found> {
  readonly #picture: Pick<PoseClip, 'width' | 'height'>;
  readonly #find: (body: Body, clip: PoseClip) => Find<Found> | null;
  #frames: PoseFrame[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(
    picture: Pick<PoseClip, 'width' | 'height'>,
    find: (body: Body, clip: PoseClip) => Find<Found> | null,
  ) {
    this.#picture = picture;
    this.#find = find;
  }

  /** Takes the next frame, and answers what has just ended. */
  add(frame: PoseFrame): Found | null {
    this.#keepAfter(frame.t - KEPT);
    this.#frames.push(frame);
    if (frame.t - this.#lookedAt < BETWEEN_LOOKS) return null;
    this.#lookedAt = frame.t;
    const clip = { ...this.#picture, frames: this.#frames };
    const motion = motionOf(clip);
    if (!motion) return null;
    const body = new Body(motion);
    const find = isSteady(body) ? this.#find(body, clip) : null;
    if (find) this.#keepAfter(find.usedUntil);
    return find && find.found;
  }

  /** Forgets what was seen. */
  reset(): void {
    this.#frames = [];
  }

  #keepAfter(t: number): void {
    this.#frames = this.#frames.filter((frame) => frame.t > t);
  }
}

function isSteady(body: Body): boolean {
  const lengths = body.motion.times
    .flatMap((_, step) => {
      const [hips, shoulders] = [body.hips(step), body.shoulders(step)];
      return hips && shoulders ? [Math.hypot(hips.x - shoulders.x, hips.y - shoulders.y)] : [];
    })
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  return at(0.9) <= at(0.1) * STEADY;
}
