import { createHash } from 'node:crypto';
import { derivedId, type UserId } from 'sync-protocol/ids';
import {
  FILE_TOO_LARGE,
  mediaPath,
  NO_VIDEOS,
  UNREADABLE_FILE,
  VIDEO_TOO_LONG,
  WRONG_FILE,
} from 'sync-protocol/rules/stories/story-media';
import type { Deps } from '#deps';
import { isFitToSee, REASONS } from '#features/profile/commands.ts';
import { ApiError, unavailable } from '#plugins/calls/api-error.ts';
import type { ArrivedFile } from './arrivals.ts';
import { expectFile, isHere, keepFile, stopExpecting } from './coming-file.ts';
import { isClip } from './video-desk.ts';

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/** A file as it is stored, made from what was sent. */
interface Made {
  bytes: Uint8Array;
  type: string;
  /** What stands for a video. */
  cover?: Uint8Array;
}

/**
 * Keeps a photo or a video under an id that its player chose: made anew, and looked at, before anybody else can see it.
 * The same once more changes nothing.
 * @throws ApiError 409 when the id is another file's or the file may not be seen, 400, 413 or 415 when it is none, 429
 */
export async function takeFile(
  deps: Deps,
  player: UserId,
  id: string,
  { digest, withBytes }: ArrivedFile,
): Promise<string> {
  const { db, media, now } = deps;
  const file = { id, digest };
  if (await isHere(db.kysely, player, file)) return mediaPath(id);
  const { bytes, type, cover } = await withBytes((sent) =>
    isClip(sent) ? madeOfClip(deps, player, sent) : madeOfPhoto(deps, sent),
  );
  if (await expectFile(db, player, file, now())) {
    try {
      await orUnavailable(media.put(id, bytes, type));
      if (cover) await orUnavailable(media.put(coverIdOf(id), cover, 'image/jpeg'));
    } catch (error) {
      await stopExpecting(db, player, file);
      throw error;
    }
    await keepFile(db, player, { ...file, type, bytes: bytes.length }, now());
  }
  return mediaPath(id);
}

/** The cover of a video lies in the store beside it. */
export const coverIdOf = (id: string) => derivedId(id, 'cover');

/** @throws ApiError */
async function madeOfPhoto({ pictures, vision }: Deps, sent: Uint8Array): Promise<Made> {
  const remade = await pictures.remakePhoto(sent);
  if ('unfit' in remade) throw UNFIT[remade.unfit]();
  if (!isFitToSee(await vision.look(remade.pixels))) throw notApproved();
  return { bytes: remade.jpeg, type: 'image/jpeg' };
}

/** What is seen in a video all along is looked at as a photo is; the first of it is its cover. @throws ApiError */
async function madeOfClip(deps: Deps, player: UserId, sent: Buffer): Promise<Made> {
  const clip = await deps.videos.remux(sent, player);
  if ('unfit' in clip) throw UNFIT[clip.unfit]();
  const [first, ...more] = clip.frames;
  if (!first) throw UNFIT.unreadable();
  const cover = await madeOfPhoto(deps, first);
  for (const frame of more) await madeOfPhoto(deps, frame);
  return { bytes: clip.bytes, type: clip.type, cover: cover.bytes };
}

const notApproved = () => new ApiError(409, 'image_not_approved', REASONS.unfit);

/** What a media store does. @throws ApiError 503 when it can't: the phone then tries again, and the log says why */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw Object.assign(unavailable(), { cause });
  }
}

export const fileTooLarge = () => new ApiError(413, 'too_large', FILE_TOO_LARGE);
export const wrongFile = () => new ApiError(415, 'wrong_type', WRONG_FILE);

const UNFIT = {
  tooLarge: fileTooLarge,
  wrongType: wrongFile,
  unreadable: () => new ApiError(400, 'unreadable_file', UNREADABLE_FILE),
  tooLong: () => new ApiError(413, 'too_long', VIDEO_TOO_LONG),
  noFfmpeg: () => new ApiError(415, 'no_videos', NO_VIDEOS),
};
