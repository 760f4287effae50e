import { filmName } from './kept-film.ts';
import { withDuration } from './webm-duration.ts';

/** A session on film, on this phone and nowhere else. */
export interface Recording {
  file: File;
  seconds: number;
  /** Where the page can show it, until that is given back. */
  address: string;
}

/** What every phone can play comes first. */
const TYPES = ['video/mp4;codecs=avc1.42E01F', 'video/mp4', 'video/webm;codecs=vp8', 'video/webm'];
const BITS_A_SECOND = 2_500_000;
/** Longer ones would fill the memory of a phone. */
export const LONGEST_MINUTES = 10;

/** Whether this browser can record at all. */
export function canRecord(): boolean {
  return typeof MediaRecorder !== 'undefined' && typeOf() !== undefined;
}

const typeOf = () => TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Records a camera until the answer is called, or the camera is let go; then calls back with what was recorded. */
export function record(stream: MediaStream, onEnd: (recording: Recording | null) => void): () => void {
  const type = typeOf();
  const recorder = new MediaRecorder(stream, {
    ...(type !== undefined && { mimeType: type }),
    videoBitsPerSecond: BITS_A_SECOND,
  });
  const parts: Blob[] = [];
  let started = performance.now();
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, LONGEST_MINUTES * 60_000);
  recorder.addEventListener('start', () => (started = performance.now()));
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    clearTimeout(limit);
    const seconds = (performance.now() - started) / 1000;
    void finished(new Blob(parts, { type: recorder.mimeType }), seconds).then(onEnd);
  });
  // In pieces, so that little is lost when the camera is taken away.
  recorder.start(1000);
  return stop;
}

async function finished(film: Blob, seconds: number): Promise<Recording | null> {
  if (film.size === 0) return null;
  const isWebm = film.type.startsWith('video/webm');
  // Browsers write no duration into WebM that they record, and players then show no end.
  const whole = isWebm ? await withDuration(film, seconds * 1000) : film;
  const type = film.type.split(';')[0] ?? film.type;
  const file = new File([whole], filmName(Date.now(), type), { type });
  return { file, seconds, address: URL.createObjectURL(file) };
}
