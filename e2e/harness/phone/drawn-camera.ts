import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const MEDIA = join(import.meta.dirname, '../../media');
const PICTURES = { tooClose: 'too_close.jpg', sitting: 'sitting.jpg' } as const;
const CLIP = 'serving_fault.mp4';

/** Switches of a browser that has a camera which shows nothing of use. */
export const WITH_CAMERA = ['--use-fake-device-for-media-stream'];

/** What the test may ask of the camera in the page. */
interface DrawnCamera {
  show: (scene: string) => void;
  play: (times: number) => Promise<void>;
  isReleased: () => boolean;
}

const hands = (page: Page) => ({
  /** Shows a picture, or the first frame of the clip, from now on. */
  show: (scene: keyof typeof PICTURES | 'standing') =>
    page.evaluate((name) => (globalThis as unknown as { camera: DrawnCamera }).camera.show(name), scene),
  /** Shows the clip so many times; until the app has seen it all. */
  play: (times: number) =>
    page.evaluate((count) => (globalThis as unknown as { camera: DrawnCamera }).camera.play(count), times),
  /** Whether the phone's camera and all that came of it was let go. */
  isReleased: () =>
    page.evaluate(() => (globalThis as unknown as { camera: DrawnCamera }).camera.isReleased()),
});

/**
 * A camera that waits for who looks: the browser's own one is asked for, allowed and let go as ever, but what it shows
 * is drawn, a picture each time that the app asks for one, and says when it was taken. So a clip is seen as it was
 * filmed, however slow the machine is. All else is real: stream, video, pose model, rules.
 */
export async function drawCamera(context: BrowserContext) {
  const encoded = (file: string) => readFileSync(join(MEDIA, file)).toString('base64');
  const pictures = Object.fromEntries(Object.entries(PICTURES).map(([name, file]) => [name, encoded(file)]));
  await context.addInitScript(install, { pictures, clip: encoded(CLIP) });
  return hands;
}

/** Runs in the page, before its own scripts. */
function install({ pictures, clip }: { pictures: Record<string, string>; clip: string }): void {
  // A page that is not safe has none.
  if (!(navigator as Partial<Navigator>).mediaDevices) return;
  const FPS = 15;
  /** Seconds between two pictures of a scene that stands still. */
  const STILL = 0.25;
  const [WIDTH, HEIGHT] = [480, 640];
  /** A picture that the browser has dropped is put up again. */
  const AGAIN_MS = 500;
  interface Shot {
    picture: ImageBitmap;
    seconds: number;
    onSeen?: () => void;
  }

  const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const brush = canvas.getContext('2d');
  const stills = new Map<string, ImageBitmap>();
  const moving: ImageBitmap[] = [];
  const queue: Shot[] = [];
  let scene = 'standing';
  let taken = 0;
  let real: MediaStream | undefined;
  let drawn: MediaStream | undefined;

  /** What the video shows; a busy machine says that it is there before the picture is. */
  const grabbed = async (video: HTMLVideoElement): Promise<ImageBitmap> => {
    for (;;) {
      const picture = await createImageBitmap(video).catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'InvalidStateError') return null;
        throw error;
      });
      if (picture) return picture;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const loaded = (async () => {
    for (const [name, text] of Object.entries(pictures))
      stills.set(name, await createImageBitmap(new Blob([bytes(text)])));
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(new Blob([bytes(clip)], { type: 'video/mp4' }));
    await new Promise((resolve) => video.addEventListener('loadeddata', resolve, { once: true }));
    for (let t = 0.5 / FPS; t < video.duration; t += 1 / FPS) {
      const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = t;
      await sought;
      moving.push(await grabbed(video));
    }
    const [first] = moving;
    if (first) stills.set('standing', first);
  })();

  const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (wanted) => {
    real = await ask(wanted);
    await loaded;
    drawn = canvas.captureStream(0);
    const [track] = drawn.getVideoTracks();
    const stop = track?.stop.bind(track);
    if (track)
      track.stop = () => {
        real?.getTracks().forEach((one) => one.stop());
        stop?.();
      };
    return drawn;
  };

  const next = HTMLVideoElement.prototype.requestVideoFrameCallback;
  HTMLVideoElement.prototype.requestVideoFrameCallback = function (callback) {
    if (!drawn || this.srcObject !== drawn) return next.call(this, callback);
    const still = stills.get(scene);
    const shot: Shot | undefined = queue.shift() ?? (still && { picture: still, seconds: STILL });
    if (!shot) return 0;
    taken += shot.seconds;
    const put = () => {
      brush?.drawImage(shot.picture, 0, 0);
      const [track] = drawn?.getVideoTracks() ?? [];
      if (track instanceof CanvasCaptureMediaStreamTrack) track.requestFrame();
    };
    const again = setInterval(put, AGAIN_MS);
    put();
    return next.call(this, (now, metadata) => {
      clearInterval(again);
      callback(now, { ...metadata, captureTime: taken * 1000 });
      shot.onSeen?.();
    });
  };

  const camera: DrawnCamera = {
    show: (name) => {
      scene = name;
    },
    play: async (times) => {
      scene = 'standing';
      await new Promise<void>((resolve) => {
        for (let time = 1; time <= times; time++)
          for (const [index, picture] of moving.entries())
            queue.push({
              picture,
              seconds: 1 / FPS,
              ...(time === times && index === moving.length - 1 && { onSeen: resolve }),
            });
      });
    },
    isReleased: () =>
      [real, drawn].every((stream) => stream?.getTracks().every(({ readyState }) => readyState === 'ended')),
  };
  Object.assign(globalThis, { camera });
}
