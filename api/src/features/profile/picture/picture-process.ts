import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp, { type ResizeOptions } from 'sharp';
import { moderateImage } from 'sync-protocol/contract/profile/profile';
import { AVATAR_FILE_MAX, AVATAR_QUALITY, AVATAR_SIDE } from 'sync-protocol/rules/profile/avatars';
import { photoQuality, STORY_FILE_MAX, STORY_PHOTO_SIDE } from 'sync-protocol/rules/stories/story-media';
import { wordsFor } from 'sync-protocol/contract/issue-words';
import { VISION_SIDE } from '#providers/vision/vision-scores.ts';
import { bytesOfDataUrl, isImage } from './picture-checks.ts';
import {
  BEHIND_THE_SERVER,
  GAVE_UP,
  type PictureCall,
  type PictureJob,
  type Remade,
} from './picture-jobs.ts';

// A process of its own for what strangers made: it has no secrets, goes behind the server, and is ended when it takes
// too long (by who started it) or too much memory.

/** Larger pictures would take too much memory to unpack. */
const PIXELS_MAX = 40_000_000;
const MEMORY_MAX = 600 * 1024 * 1024;
const LOOK_AT_MEMORY_MS = 50;

sharp.concurrency(1);
sharp.cache(false);
// On Linux each thread has a priority of its own, and those that unpack are there already.
const threads = existsSync('/proc/self/task') ? readdirSync('/proc/self/task').map(Number) : [process.pid];
for (const thread of threads) goBehind(thread);
// Pictures are unpacked beside this thread, so it sees what they take.
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(GAVE_UP);
}, LOOK_AT_MEMORY_MS).unref();

/** What becomes of a picture: the largest file, how it is cut, and how well it is kept. */
interface Form {
  max: number;
  shape: ResizeOptions;
  quality: number;
}

const AVATAR: Form = {
  max: AVATAR_FILE_MAX,
  shape: { width: AVATAR_SIDE, height: AVATAR_SIDE, fit: 'cover' },
  quality: AVATAR_QUALITY,
};
const PHOTO: Omit<Form, 'quality'> = {
  max: STORY_FILE_MAX,
  shape: { width: STORY_PHOTO_SIDE, height: STORY_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true },
};

const JOBS: Record<PictureJob['kind'], (bytes: Buffer) => Promise<Remade | PictureCall>> = {
  file: (bytes) => remake(bytes),
  photo: (bytes) => remake(bytes, { ...PHOTO, quality: photoQuality(bytes.length) }),
  call: answerCall,
};

process.on('message', ({ kind, bytes }: PictureJob) => {
  JOBS[kind](Buffer.from(bytes)).then(
    (answer) => process.send?.(answer),
    () => process.exit(GAVE_UP),
  );
});
process.on('disconnect', () => process.exit());

/** Reads the JSON here, too: whatever is in it holds up nobody. */
async function answerCall(json: Buffer): Promise<PictureCall> {
  let sent: unknown;
  try {
    sent = JSON.parse(json.toString());
  } catch {
    return {};
  }
  const { data, error } = moderateImage.body.safeParse(sent, { error: wordsFor });
  if (!data) {
    return { issues: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) };
  }
  return { userId: data.userId, remade: await remake(bytesOfDataUrl(data.imageData)) };
}

function goBehind(thread: number): void {
  try {
    setPriority(thread, BEHIND_THE_SERVER);
  } catch {
    // It has ended since it was listed.
  }
}

/** Makes a picture anew, so that nothing of its file but its pixels is kept: no place, no camera, no hidden code. */
async function remake(bytes: Buffer, { max, shape, quality }: Form = AVATAR): Promise<Remade> {
  if (bytes.length > max) return { unfit: 'tooLarge' };
  if (!isImage(bytes)) return { unfit: 'wrongType' };
  try {
    const jpeg = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .rotate()
      .resize(shape)
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: quality * 100 })
      .toBuffer();
    const seen = sharp(jpeg).resize(VISION_SIDE, VISION_SIDE, { fit: 'fill' });
    return { jpeg, pixels: await seen.raw().toBuffer() };
  } catch {
    return { unfit: 'unreadable' };
  }
}
