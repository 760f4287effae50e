import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameAt, openClip } from './clip.ts';

/** A video whose frames are put up by hand. */
function aVideo() {
  let asked: VideoFrameRequestCallback | undefined;
  const video = Object.assign(document.createElement('video'), {
    requestVideoFrameCallback: (callback: VideoFrameRequestCallback) => {
      asked = callback;
      return 1;
    },
    cancelVideoFrameCallback: () => {
      asked = undefined;
    },
  });
  Object.defineProperties(video, {
    readyState: { value: HTMLMediaElement.HAVE_ENOUGH_DATA },
    currentTime: { value: 0, writable: true },
  });
  const putUp = (mediaTime: number) => {
    const callback = asked;
    asked = undefined;
    callback?.(0, {
      mediaTime,
      presentationTime: 0,
      expectedDisplayTime: 0,
      width: 1,
      height: 1,
      presentedFrames: 1,
    });
  };
  const seek = (seconds: number) => {
    const frame = frameAt({ video }, seconds, new AbortController().signal);
    video.dispatchEvent(new Event('seeked'));
    return frame;
  };
  return { video, seek, putUp };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('tells the frame that is put up, the first one too', async () => {
  const { seek, putUp } = aVideo();
  for (const [seconds, t] of [
    [0.02, 0],
    [0.05, 0.033],
    [0.02, 0],
  ] as const) {
    const frame = seek(seconds);
    putUp(t);
    expect(await frame).toMatchObject({ t });
  }
});

it('takes no frame of the seek before, put up late, for the one that is sought', async () => {
  const { seek, putUp } = aVideo();
  const late = seek(0.98);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await late).toBeNull();
  const next = seek(1.02);
  putUp(0.967);
  putUp(1);
  expect(await next).toMatchObject({ t: 1 });
});

/** A file whose video loads as far as a step, and then says nothing more. */
function stuckAfter(...events: string[]) {
  const video = Object.assign(document.createElement('video'), { load: vi.fn<() => void>() });
  vi.spyOn(document, 'createElement').mockReturnValue(video);
  vi.spyOn(video, 'duration', 'get').mockReturnValue(Infinity);
  const letGo = vi.fn<() => void>();
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:clip', revokeObjectURL: letGo });
  const controller = new AbortController();
  const clip = openClip(new Blob(['a clip']), controller.signal);
  const failure = clip.then(
    () => 'it is open',
    (error: Error) => error,
  );
  for (const event of events) video.dispatchEvent(new Event(event));
  return { controller, failure, letGo };
}

it.each([
  ['never loads', []],
  ['never tells how long it is', ['loadeddata']],
])('lets a video that %s go when it is ended, and gives up on it by itself', async (_, events) => {
  const ended = stuckAfter(...events);
  await vi.advanceTimersByTimeAsync(0);
  ended.controller.abort();
  expect(await ended.failure).toMatchObject({ name: 'AbortError' });
  expect(ended.letGo).toHaveBeenCalledWith('blob:clip');
  vi.restoreAllMocks();

  const left = stuckAfter(...events);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await left.failure).toMatchObject({ kind: 'not_loaded' });
  expect(left.letGo).toHaveBeenCalledWith('blob:clip');
});

it('lets a frame that never comes go when it is ended, and gives up on it by itself', async () => {
  const { video } = aVideo();
  const controller = new AbortController();
  const ended = frameAt({ video }, 1, controller.signal);
  controller.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  const left = frameAt({ video }, 1, new AbortController().signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await left).toMatchObject({ kind: 'not_loaded' });
});
