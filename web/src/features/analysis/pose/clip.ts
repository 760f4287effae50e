import { ended } from './ended.ts';
import { fitted } from './fitted.ts';

/** A clip that the browser can show, frame by frame. */
export interface Clip {
  file: Blob;
  video: HTMLVideoElement;
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  close: () => void;
}

/** A frame of a clip, with its own time in seconds. The picture is whoever's takes it: it is to be closed. */
export interface ClipFrame {
  picture: ImageBitmap;
  t: number;
}

/** Why a file can't be used. */
export class ClipFault extends Error {
  readonly kind: 'unreadable' | 'unreadable_picture' | 'not_loaded';
  constructor(kind: ClipFault['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** Seconds: a phone that is busy takes some for a large video. One that shows nothing for so long never will. */
export const STUCK = 15;

/** What a video is to do next. @throws ClipFault when it does nothing; DOMException AbortError when it was ended */
async function next<Value>(wait: Promise<Value>, signal: AbortSignal): Promise<Value> {
  try {
    return await ended(signal, wait, STUCK);
  } catch (error) {
    throw error instanceof DOMException && error.name === 'TimeoutError'
      ? new ClipFault('not_loaded')
      : error;
  }
}

/** @throws ClipFault when the browser can't play it; DOMException AbortError when it was ended */
export async function openClip(file: Blob, signal: AbortSignal): Promise<Clip> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const close = () => {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  };
  try {
    const loaded = new Promise<void>((resolve, reject) => {
      video.addEventListener('loadeddata', () => resolve(), { once: true });
      video.addEventListener('error', () => reject(new ClipFault('unreadable')), { once: true });
      video.src = address;
    });
    await next(loaded, signal);
    const duration = await durationOf(video, signal);
    const { videoWidth: width, videoHeight: height } = video;
    if (width === 0 || height === 0) throw new ClipFault('unreadable');
    return { file, video, width, height, duration, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** Clips that were recorded in a browser tell how long they are only once their end was looked for. */
async function durationOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number> {
  if (Number.isFinite(video.duration)) return video.duration;
  const told = new Promise<void>((resolve) => {
    video.addEventListener('durationchange', () => {
      if (Number.isFinite(video.duration)) resolve();
    });
    video.currentTime = Number.MAX_SAFE_INTEGER;
  });
  await next(told, signal);
  return video.duration;
}

/** A frame of the same time may be on the screen already: then no new one comes, however often the page is painted. */
const NO_NEW_FRAME = { ms: 150, paints: 8 };

/**
 * The frame that is shown at an instant, with its own time; null when it is the one that was shown before. A seek alone
 * is not exact: what counts is the frame that the browser says it has put up.
 * @throws ClipFault when nothing is to be seen; DOMException AbortError when it was ended
 */
export async function frameAt(
  { video }: Pick<Clip, 'video'>,
  seconds: number,
  signal: AbortSignal,
): Promise<{ picture: ImageBitmap; t: number } | null> {
  const before = video.currentTime;
  // A frame of the seek before may be put up late, on a phone that has much to do.
  const isOfThisSeek = (t: number) => (seconds < before ? t <= seconds : t > before || t === 0);
  const shown = shownFrame(video, isOfThisSeek);
  const sought = new Promise<void>((resolve) =>
    video.addEventListener('seeked', () => resolve(), { once: true }),
  );
  video.currentTime = seconds;
  const t = await next(
    sought.then(() => Promise.race([shown.t, noNewFrame()])),
    signal,
  ).finally(shown.stop);
  if (t === null) return null;
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) throw new ClipFault('not_loaded');
  const { width: resizeWidth, height: resizeHeight } = fitted(video.videoWidth, video.videoHeight);
  const picture = await createImageBitmap(video, { resizeWidth, resizeHeight, resizeQuality: 'medium' });
  return { picture, t: t ?? seconds };
}

/** The time of the next frame of a kind that is put up; undefined in browsers that do not tell. */
function shownFrame(
  video: HTMLVideoElement,
  isWanted: (t: number) => boolean,
): { t: Promise<number | undefined>; stop: () => void } {
  if (!('requestVideoFrameCallback' in video))
    return { t: Promise.resolve(undefined), stop: () => undefined };
  let asked = 0;
  const t = new Promise<number>((resolve) => {
    const ask = () => {
      asked = video.requestVideoFrameCallback((_, { mediaTime }) => {
        if (isWanted(mediaTime)) resolve(mediaTime);
        else ask();
      });
    };
    ask();
  });
  return { t, stop: () => video.cancelVideoFrameCallback(asked) };
}

async function noNewFrame(): Promise<null> {
  await new Promise((resolve) => setTimeout(resolve, NO_NEW_FRAME.ms));
  for (let paint = 0; paint < NO_NEW_FRAME.paints; paint++)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  return null;
}
