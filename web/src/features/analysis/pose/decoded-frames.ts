import { BlobSource, CanvasSink, Input, MP4, QTFF, WEBM } from 'mediabunny';
import type { ClipFrame } from './clip.ts';
import { fitted } from './fitted.ts';

/**
 * The frames of a video file at instants (seconds, ascending), turned as the camera was held; null before the first one.
 * None at all where the browser has no decoder for them.
 * @throws Error when the file can't be read
 */
export async function* decodedFrames(
  file: Blob,
  times: readonly number[],
): AsyncGenerator<ClipFrame | null, void, undefined> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF, WEBM] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track || !(await track.canDecode())) return;
    // A player's clock begins with the first of picture and sound.
    const start = await input.getFirstTimestamp();
    const { width } = fitted(await track.getDisplayWidth(), await track.getDisplayHeight());
    const sink = new CanvasSink(track, { width, poolSize: 1 });
    for await (const shown of sink.canvasesAtTimestamps(times.map((time) => time + start)))
      yield shown && { picture: await createImageBitmap(shown.canvas), t: shown.timestamp - start };
  } finally {
    input.dispose();
  }
}
