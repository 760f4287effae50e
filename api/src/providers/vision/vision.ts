import { Worker } from 'node:worker_threads';
import { VISION_SIDE, type VisionAnswer, type VisionScores } from './vision-scores.ts';

/** Sees what is on a picture. */
export interface Vision {
  /** @param pixels `VISION_SIDE` rows of as many pixels, each red, green and blue */
  look(pixels: Uint8Array): Promise<VisionScores>;
  close(): Promise<void>;
}

/** The model takes memory, which it gives back when nobody has used it for a while. */
const IDLE_MS = 5 * 60_000;
/** The first look loads the model; on a busy machine that takes seconds. */
const TIMEOUT_MS = 30_000;

interface Waiting {
  resolve: (scores: VisionScores) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Looks at pictures with a small classifier (MobileNet, from the package nsfwjs) in a thread of its own: nothing
 * leaves the machine, and other calls go on meanwhile.
 */
export function createVision(): Vision {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  const stop = async (why: Error) => {
    const stopped = worker;
    worker = undefined;
    clearTimeout(idle);
    for (const { reject, timer } of waiting.values()) {
      clearTimeout(timer);
      reject(why);
    }
    waiting.clear();
    await stopped?.terminate();
  };
  const start = () => {
    // What the model's runtime says of itself is no log line of ours.
    const started = new Worker(new URL('./vision-worker.ts', import.meta.url), {
      stdout: true,
      stderr: true,
    });
    started.unref();
    started.on('message', ({ id, scores, error }: VisionAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      clearTimeout(one?.timer);
      if (scores) one?.resolve(scores);
      else one?.reject(new Error(error ?? 'the picture could not be looked at'));
    });
    started.on('error', (error: Error) => void (worker === started && stop(error)));
    return started;
  };
  const staySoLong = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void stop(new Error('the model was idle')), IDLE_MS);
    idle.unref();
  };

  return {
    look: (pixels) => {
      if (pixels.length !== VISION_SIDE ** 2 * 3) throw new Error('a picture of another size');
      worker ??= start();
      staySoLong();
      const id = ++lastId;
      const current = worker;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => void stop(new Error('looking took too long')), TIMEOUT_MS);
        waiting.set(id, { resolve, reject, timer });
        current.postMessage({ id, pixels });
      });
    },
    close: () => stop(new Error('the server stops')),
  };
}
