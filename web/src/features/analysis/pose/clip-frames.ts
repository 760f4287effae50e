import { frameAt, type Clip, type ClipFrame } from './clip.ts';

/**
 * The frames that are shown at instants, in seconds and ascending: one for each, null where it is none or the one before.
 * They are decoded one after the other where the browser can; else each is sought, for which a player decodes anew from
 * the last whole picture before it.
 * @throws ClipFault when nothing is to be seen
 */
export async function* framesAt(
  clip: Clip,
  times: readonly number[],
): AsyncGenerator<ClipFrame | null, void, undefined> {
  let given = 0;
  try {
    const { decodedFrames } = await import('./decoded-frames.ts');
    for await (const frame of decodedFrames(clip.file, times)) {
      given++;
      yield frame;
    }
  } catch {
    // Not a kind of file or of picture that it knows, or a damaged one: the player may show it all the same.
  }
  for (const time of times.slice(given)) yield await frameAt(clip, time);
}
