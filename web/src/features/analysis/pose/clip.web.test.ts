import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frameAt } from './clip.ts';

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
    const frame = frameAt({ video }, seconds);
    video.dispatchEvent(new Event('seeked'));
    return frame;
  };
  return { seek, putUp };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
