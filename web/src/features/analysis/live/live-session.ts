import type { Cue } from 'sync-protocol/rules/technique/live/cue';
import { cueOf } from 'sync-protocol/rules/technique/live/cue';
import type { JumpHeight } from 'sync-protocol/rules/technique/live/jumps';
import { CHECK_EVERY, isReady, type Position } from 'sync-protocol/rules/technique/live/position';
import { LiveTraining, type Sight } from 'sync-protocol/rules/technique/live/training';
import type { PoseFrame } from 'sync-protocol/rules/technique/motion/landmarks';
import type { PlayerLevel, Technique } from 'sync-protocol/rules/technique/terms';
import { createStore } from '#ui/store.ts';
import { ended } from '../pose/ended.ts';
import { PEOPLE } from '../pose/next-team.ts';
import { PoseFinder } from '../pose/pose-finder.ts';
import { clearCanvas, drawSkeleton } from '../skeleton.ts';
import { placeIn } from '../skeleton-place.ts';
import { roughCheck } from './rough-check.ts';

/** What a session has come to. */
export interface Tally {
  /** What looks: the pose model once it is loaded, or nothing but colours where it can't be. */
  eyes: 'opening' | 'model' | 'rough';
  position: Position | null;
  repetitions: number;
  cue: Cue | null;
  jumps: number;
  lastJump: JumpHeight | null;
  bestJump: JumpHeight | null;
}

/** The tally of a session that has just begun. What looks, and where the player stands, is of the camera alone. */
export const NOTHING: Tally = {
  eyes: 'opening',
  position: null,
  repetitions: 0,
  cue: null,
  jumps: 0,
  lastJump: null,
  bestJump: null,
};

/** Where the camera is to be seen, and where the skeleton is drawn over it. */
export interface Stage {
  video: HTMLVideoElement;
  canvas: HTMLCanvasElement;
}

interface Task {
  technique: Technique;
  level: PlayerLevel;
}

/** A training session before a live camera. Its pictures are looked at one by one, and kept nowhere. */
export class LiveSession {
  readonly tally = createStore(NOTHING);
  #isCheckPaused = false;
  #task: Task;
  #training: LiveTraining | undefined;
  #size = '';

  constructor(task: Task) {
    this.#task = task;
  }

  /** Begins anew with another technique. */
  train(task: Task): void {
    if (task.technique === this.#task.technique && task.level === this.#task.level) return;
    this.#task = task;
    this.startOver();
  }

  /** Counts from zero. */
  startOver(): void {
    this.#training = undefined;
    this.tally.set({ ...NOTHING, eyes: this.tally.get().eyes });
  }

  /** With the check paused nobody is told how to stand, and all that is done counts. */
  pauseCheck(isPaused: boolean): void {
    this.#isCheckPaused = isPaused;
    this.#change({ position: null });
  }

  /**
   * Looks until it is ended: with the pose model, or roughly where there is none. It goes on from what was counted before
   * another camera, or before the app was put away.
   */
  async run(stage: Stage, hasModel: boolean, signal: AbortSignal): Promise<void> {
    this.#training = undefined;
    this.#change({ eyes: 'opening', position: null });
    const finder = hasModel ? await openFinder(signal) : null;
    if (signal.aborted) return;
    this.#change({ eyes: finder ? 'model' : 'rough' });
    try {
      await (finder ? this.#watch(stage, finder, signal) : this.#guess(stage, signal));
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#change({ eyes: 'rough', position: null });
      await this.#guess(stage, signal);
    }
  }

  async #watch(stage: Stage, finder: PoseFinder, signal: AbortSignal): Promise<void> {
    const { video } = stage;
    const drawn = new OffscreenCanvas(1, 1);
    let last = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      const t = await nextPicture(video, signal);
      if (t <= last || video.videoWidth === 0) continue;
      last = t;
      const frame = await finder.look(pictureOf(video, drawn), t);
      if (!signal.aborted) this.#see(frame, stage);
    }
  }

  #see(frame: PoseFrame, stage: Stage): void {
    const { videoWidth: width, videoHeight: height } = stage.video;
    // A phone that is turned turns its picture.
    const size = `${width} ${height}`;
    if (size !== this.#size) this.#training = undefined;
    this.#size = size;
    this.#training ??= new LiveTraining(this.#task.technique, this.#task.level, { width, height });
    this.#count(this.#training.see(frame, this.#isCheckPaused));
    this.#draw(frame, stage);
  }

  #count({ position, repetition, jump }: Sight): void {
    const { repetitions, jumps, bestJump } = this.tally.get();
    if (position) this.#change({ position });
    if (repetition) this.#change({ repetitions: repetitions + 1, cue: cueOf(repetition.result) });
    if (!jump) return;
    const isBest = jump.height && jump.height.cm > (bestJump?.cm ?? 0);
    this.#change({ jumps: jumps + 1, lastJump: jump.height, bestJump: isBest ? jump.height : bestJump });
  }

  #draw({ landmarks }: PoseFrame, { video, canvas }: Stage): void {
    const box = { width: canvas.clientWidth, height: canvas.clientHeight };
    const context = clearCanvas(canvas, box);
    if (!context || !landmarks) return;
    const picture = { width: video.videoWidth, height: video.videoHeight };
    const { position } = this.tally.get();
    const tone = this.#isCheckPaused || !position ? 'plain' : isReady(position) ? 'good' : 'warning';
    drawSkeleton(context, landmarks, placeIn(box, picture), tone);
  }

  async #guess({ video }: Stage, signal: AbortSignal): Promise<void> {
    const small = new OffscreenCanvas(80, 60);
    const context = small.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    while (!signal.aborted) {
      await pause(CHECK_EVERY * 1000, signal);
      if (this.#isCheckPaused || video.videoWidth === 0) continue;
      context.drawImage(video, 0, 0, small.width, small.height);
      const { data } = context.getImageData(0, 0, small.width, small.height);
      this.#change({ position: roughCheck(data, small.width, small.height) });
    }
  }

  #change(change: Partial<Tally>): void {
    this.tally.set({ ...this.tally.get(), ...change });
  }
}

/** The pose model, until it is not wanted any more; null when it can't be loaded. */
async function openFinder(signal: AbortSignal): Promise<PoseFinder | null> {
  const finder = new PoseFinder();
  signal.addEventListener('abort', () => finder.close(), { once: true });
  try {
    await finder.open(PEOPLE);
    return finder;
  } catch (error) {
    if (!signal.aborted) console.error(error);
    finder.close();
    return null;
  }
}

/** What a camera shows now; not every browser makes a picture of it without drawing it first. */
function pictureOf(video: HTMLVideoElement, drawn: OffscreenCanvas): ImageBitmap {
  const [width, height] = [video.videoWidth, video.videoHeight];
  if (drawn.width !== width || drawn.height !== height) Object.assign(drawn, { width, height });
  drawn.getContext('2d')?.drawImage(video, 0, 0);
  return drawn.transferToImageBitmap();
}

/** When the next picture of a camera was taken, in seconds. */
function nextPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  const taken = new Promise<number>((resolve) => {
    if ('requestVideoFrameCallback' in video)
      video.requestVideoFrameCallback((now, { captureTime }) => resolve((captureTime ?? now) / 1000));
    else requestAnimationFrame((now) => resolve(now / 1000));
  });
  return ended(signal, taken);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return ended(signal, new Promise((resolve) => setTimeout(resolve, ms)));
}
