/** So large a file may be that a player chooses; the next is the same in bytes. */
export const STORY_FILE_MAX_MB = 10;
export const STORY_FILE_MAX = STORY_FILE_MAX_MB * 1024 * 1024;
export const FILE_TOO_LARGE = `Please select a file smaller than ${STORY_FILE_MAX_MB}MB.`;
export const STORY_PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** An iPhone calls its clips QuickTime; what comes of them is MP4. */
export const STORY_VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const;
export const WRONG_FILE = 'Please upload images (JPEG, PNG, WebP) or videos (MP4, WebM).';
/** So long a video may be: all of it is looked at before others see it. */
export const STORY_VIDEO_SECONDS = 60;
export const VIDEO_TOO_LONG = `Please select a video of at most ${STORY_VIDEO_SECONDS} seconds.`;
export const NO_VIDEOS = 'This club’s server takes no videos. Please share a photo instead.';
export const UNREADABLE_FILE = 'This file could not be read. Please try another one.';
/** The longer side of a photo, on the phone as on the server. */
export const STORY_PHOTO_SIDE = 1600;
/** Files that a player can send in a day. */
export const MEDIA_A_DAY = 30;
/** How long the server works on one video at most, and how many it takes on at once: one after the other. */
export const CLIP_WORK_MS = 60_000;
export const CLIPS_AT_ONCE = 3;
/** A file that no story names is removed after so many days. */
export const LOOSE_MEDIA_DAYS = 30;

const MIB = 1024 * 1024;
const QUALITIES = [
  [8, 0.7],
  [5, 0.75],
  [2, 0.8],
] as const;

/** How well a photo is kept: the larger its file, the less. */
export function photoQuality(bytes: number): number {
  return QUALITIES.find(([mib]) => bytes > mib * MIB)?.[1] ?? 0.85;
}

const PATH = '/api/media/';

/** Where a file is fetched, and what a story calls it. */
export function mediaPath(id: string): string {
  return PATH + id;
}

/** Where the picture that stands for a video is fetched. */
export function coverPath(mediaUrl: string): string {
  return `${mediaUrl}?cover=1`;
}

/** What a story calls a file of such a type. */
export function mediaTypeOf(type: string): 'photo' | 'video' {
  return type.startsWith('video/') ? 'video' : 'photo';
}

/** The file that a path names; null if it names none. */
export function mediaIdOf(mediaUrl: string): string | null {
  return mediaUrl.startsWith(PATH) ? mediaUrl.slice(PATH.length) : null;
}
