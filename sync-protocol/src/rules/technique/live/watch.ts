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

/** The movement in a camera's last frames: worked out once, however many watches look at the same ones. */
export class Camera {
  readonly picture: Pick<PoseClip, 'width' | 'height'>;
  #frames: readonly PoseFrame[] = [];
  #body: Body | null = null;

  constructor(picture: Pick<PoseClip, 'width' | 'height'>) {
    this.picture = picture;
  }

  /** Null where there is too little of a body, or one that walks to the camera or away from it. */
  bodyIn(frames: readonly PoseFrame[]): Body | null {
    if (
      frames.length === this.#frames.length &&
      frames.every((frame, index) => frame === this.#frames[index])
    )
      return this.#body;
    const motion = motionOf({ ...this.picture, frames });
    const body = motion && new Body(motion);
    this.#frames = [...frames];
    this.#body = body && isSteady(body) ? body : null;
    return this.#body;
  }
}

/** Looks through the last seconds of a live camera for something that has come to its end. */
export class Watch<Found> {
  readonly #camera: Camera;
  readonly #find: (body: Body, clip: PoseClip) => Find<Found> | null;
  #frames: PoseFrame[] = [];
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(camera: Camera, find: (body: Body, clip: PoseClip) => Find<Found> | null) {
    this.#camera = camera;
    this.#find = find;
  }

  /** Takes the next frame, and answers what has just ended. */
  add(frame: PoseFrame): Found | null {
    this.#keepAfter(frame.t - KEPT);
    this.#frames.push(frame);
    if (frame.t - this.#lookedAt < BETWEEN_LOOKS) return null;
    this.#lookedAt = frame.t;
    const body = this.#camera.bodyIn(this.#frames);
    const find = body && this.#find(body, { ...this.#camera.picture, frames: this.#frames });
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
