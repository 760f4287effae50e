import { createHash } from 'node:crypto';
import { derivedId, type UserId } from 'sync-protocol/ids';
import {
  FILE_TOO_LARGE,
  MEDIA_A_DAY,
  mediaPath,
  NO_VIDEOS,
  UNREADABLE_FILE,
  VIDEO_TOO_LONG,
  WRONG_FILE,
} from 'sync-protocol/rules/stories/story-media';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Deps } from '#deps';
import { isFitToSee, REASONS } from '#features/profile/commands.ts';
import { ApiError, unavailable } from '#plugins/calls/api-error.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { isClip } from './video-desk.ts';

const HOUR_S = 3600;

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
export async function takeFile(deps: Deps, player: UserId, id: string, sent: Buffer): Promise<string> {
  const digest = digestOf(sent);
  const { kysely } = deps.db;
  if (await isHere(kysely, player, id, digest)) return mediaPath(id);
  await refuseMany(kysely, player, deps.now());
  const made = await (isClip(sent) ? madeOfClip(deps, player, sent) : madeOfPhoto(deps, sent));
  try {
    await deps.db.transaction((tx) => keep(deps, tx.kysely, player, { id, digest, ...made }));
  } catch (error) {
    // Somebody else's file has got the same id meanwhile.
    throw isUniqueViolation(error, 'media_pkey') ? taken() : error;
  }
  return mediaPath(id);
}

/**
 * The player is held: of files that come at once each sees those before it, and an account that is deleted meanwhile gets
 * none. Whose it is is said first, so that nobody's bytes take the place of another's.
 */
async function keep(
  { media, now }: Deps,
  kysely: Queryable,
  player: UserId,
  { id, digest, bytes, type, cover }: Made & { id: string; digest: string },
): Promise<void> {
  await holdPlayers(kysely, [player]);
  if (await isHere(kysely, player, id, digest)) return;
  await refuseMany(kysely, player, now());
  await kysely
    .insertInto('media')
    .values({ id, userId: player, digest, type, bytes: bytes.length, createdAt: now().toISOString() })
    .execute();
  await orUnavailable(media.put(id, bytes, type));
  if (cover) await orUnavailable(media.put(coverIdOf(id), cover, 'image/jpeg'));
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

/** @throws ApiError 409 when something else has this id */
async function isHere(kysely: Queryable, player: UserId, id: string, digest: string): Promise<boolean> {
  const known = await kysely
    .selectFrom('media')
    .select(['userId', 'digest'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (known && (known.userId !== player || known.digest !== digest)) throw taken();
  if (known) return true;
  const gone = await kysely.selectFrom('goneMedia').select('id').where('id', '=', id).executeTakeFirst();
  if (gone) throw taken();
  return false;
}

async function refuseMany(kysely: Queryable, player: UserId, now: Date): Promise<void> {
  const { count } = await kysely
    .selectFrom('media')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('userId', '=', player)
    .where('createdAt', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  if (count >= MEDIA_A_DAY)
    throw new ApiError(
      429,
      'many_files',
      'You shared a lot of pictures and videos today. The next one goes tomorrow.',
      {
        retryAfter: HOUR_S,
      },
    );
}

const taken = () =>
  new ApiError(409, 'media_exists', 'Another file has this number. Please choose it again.');

export const fileTooLarge = () => new ApiError(413, 'too_large', FILE_TOO_LARGE);
export const wrongFile = () => new ApiError(415, 'wrong_type', WRONG_FILE);

const UNFIT = {
  tooLarge: fileTooLarge,
  wrongType: wrongFile,
  unreadable: () => new ApiError(400, 'unreadable_file', UNREADABLE_FILE),
  tooLong: () => new ApiError(413, 'too_long', VIDEO_TOO_LONG),
  noFfmpeg: () => new ApiError(415, 'no_videos', NO_VIDEOS),
};
