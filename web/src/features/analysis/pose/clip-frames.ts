import { frameAt, STUCK, type Clip, type ClipFrame } from './clip.ts';
import type { decodedFrames } from './decoded-frames.ts';
import { ended } from './ended.ts';

/**
 * The frames that are shown at instants, in seconds and ascending: one for each, null where it is none or the one before.
 * They are decoded one after the other where the browser can; else each is sought, for which a player decodes anew from
 * the last whole picture before it.
 * @throws ClipFault when nothing is to be seen; DOMException AbortError when it was ended
 */
export async function* framesAt(
  clip: Clip,
  times: readonly number[],
  signal: AbortSignal,
): AsyncGenerator<ClipFrame | null, void, undefined> {
  let given = 0;
  let frames: ReturnType<typeof decodedFrames> | undefined;
  try {
    const { decodedFrames } = await import('./decoded-frames.ts');
    frames = decodedFrames(clip.file, times);
    for (;;) {
      const { done, value } = await ended(signal, frames.next(), STUCK);
      if (done) break;
      given++;
      yield value;
    }
  } catch {
    // Not a kind of file or of picture that it knows, or a damaged one: the player may show it all the same.
  } finally {
    // One that is stuck hears of it when it goes on, which nobody waits for.
    frames?.return().catch(() => undefined);
  }
  for (const time of times.slice(given)) yield await frameAt(clip, time, signal);
}
