import type { Film } from '#data/media/films.ts';
import { withDuration } from './webm-duration.ts';

/** A session on film, on this phone and nowhere else. */
export interface Recording {
  /** When it began, in milliseconds since 1970. */
  at: number;
  file: File;
  seconds: number;
  /** Where the page can show it, until that is given back. */
  address: string;
}

/** Where a film is: on this screen alone, on the phone until it is shared or let go, or where the player shared it. */
export type FilmPlace = 'screen' | 'phone' | 'shared';

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

/** Who takes what is recorded, while it goes on. */
interface Taker {
  /** @param seconds how long the film is with this piece */
  onPiece: (piece: Blob, seconds: number) => void;
  /** It is over; null if there is nothing. */
  onEnd: (film: Omit<Film, 'at'> | null) => void;
}

/**
 * Records a camera until the answer is called, or the camera is let go.
 * @throws whatever the browser throws, of a camera that has ended or that it can't record
 */
export function record(stream: MediaStream, { onPiece, onEnd }: Taker): () => void {
  const type = typeOf();
  const recorder = new MediaRecorder(stream, {
    ...(type !== undefined && { mimeType: type }),
    videoBitsPerSecond: BITS_A_SECOND,
  });
  const parts: Blob[] = [];
  let started = performance.now();
  const length = () => (performance.now() - started) / 1000;
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  recorder.addEventListener('start', () => (started = performance.now()));
  recorder.addEventListener('dataavailable', ({ data }) => {
    const piece = new Blob([data], { type: recorder.mimeType });
    parts.push(piece);
    onPiece(piece, length());
  });
  recorder.addEventListener('stop', () => {
    clearTimeout(limit);
    const pictures = new Blob(parts, { type: recorder.mimeType });
    onEnd(pictures.size > 0 ? { pictures, seconds: length() } : null);
  });
  // In pieces, so that little is lost when the camera is taken away, or the page is killed.
  recorder.start(1000);
  const limit = setTimeout(stop, LONGEST_MINUTES * 60_000);
  return stop;
}

/** A film as a file that every player knows the length of. */
export async function asRecording({ at, pictures, seconds }: Film): Promise<Recording> {
  const isWebm = pictures.type.startsWith('video/webm');
  // Browsers write no duration into WebM that they record, and players then show no end; one without is better than none.
  const whole = isWebm ? await withDuration(pictures, seconds * 1000).catch(() => pictures) : pictures;
  const type = pictures.type.split(';')[0] ?? pictures.type;
  const file = new File([whole], filmName(at, type), { type });
  return { at, file, seconds, address: URL.createObjectURL(file) };
}

/** What a film is called where it is saved. */
function filmName(at: number, type: string): string {
  const date = new Date(at).toISOString().slice(0, 10);
  return `volleypath-${date}.${type.startsWith('video/webm') ? 'webm' : 'mp4'}`;
}
