import type { PoseClip, PoseFrame } from '../motion/landmarks.ts';
import type { PlayerLevel, Technique } from '../terms.ts';
import { jumpWatch, type Jump } from './jumps.ts';
import { CHECK_EVERY, PositionWatch, type Position } from './position.ts';
import { repetitionWatch, type Repetition } from './repetitions.ts';
import { Camera, type Watch } from './watch.ts';

/** What a frame of the live camera has brought. */
export interface Sight {
  position: Position | null;
  repetition: Repetition | null;
  jump: Jump | null;
}

/** A training session before the camera: where the player stands, and what they do there. */
export class LiveTraining {
  readonly #position: PositionWatch;
  readonly #repetitions: Watch<Repetition>;
  readonly #jumps: Watch<Jump>;
  #last: Position | null = null;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(technique: Technique, level: PlayerLevel, picture: Pick<PoseClip, 'width' | 'height'>) {
    this.#position = new PositionWatch(technique, picture);
    const camera = new Camera(picture);
    this.#repetitions = repetitionWatch(technique, level, camera);
    this.#jumps = jumpWatch(camera);
  }

  /** Takes the next frame; with the check paused the position is not looked at, and all that is done counts. */
  see(frame: PoseFrame, isCheckPaused: boolean): Sight {
    const position = this.#check(frame, isCheckPaused);
    if (this.#last?.isVisible === false || this.#last?.isStanding === false) {
      // Who comes and goes, or sits down, attempts nothing.
      this.#repetitions.reset();
      this.#jumps.reset();
      return { position, repetition: null, jump: null };
    }
    return { position, repetition: this.#repetitions.add(frame), jump: this.#jumps.add(frame) };
  }

  #check(frame: PoseFrame, isPaused: boolean): Position | null {
    if (isPaused) this.#last = null;
    if (isPaused || frame.t < this.#checkedAt + CHECK_EVERY) return null;
    this.#checkedAt = frame.t;
    this.#last = this.#position.check(frame);
    return this.#last;
  }
}
