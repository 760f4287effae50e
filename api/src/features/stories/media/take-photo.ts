import { createHash } from 'node:crypto';
import type { UserId } from 'sync-protocol/ids';
import { FILE_TOO_LARGE, MEDIA_A_DAY, mediaPath, WRONG_FILE } from 'sync-protocol/rules/stories/story-media';
import type { Queryable } from '#db/db.ts';
import { isUniqueViolation } from '#db/errors.ts';
import type { Deps } from '#deps';
import { isFitToSee, REASONS } from '#features/profile/commands.ts';
import { ApiError } from '#plugins/calls/api-error.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';

const DAY_MS = 24 * 3_600_000;
const HOUR_S = 3600;

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');

/**
 * Keeps a photo under an id that its player chose: made anew, and looked at, before anybody else can see it. The same
 * once more changes nothing.
 * @throws ApiError 409 when the id is another file's or the photo may not be seen, 400, 413 or 415 when it is none, 429
 */
export async function takePhoto(deps: Deps, player: UserId, id: string, bytes: Uint8Array): Promise<string> {
  const digest = digestOf(bytes);
  const { kysely } = deps.db;
  if (await isHere(kysely, player, id, digest)) return mediaPath(id);
  await refuseMany(kysely, player, deps.now());
  const remade = await deps.pictures.remakePhoto(bytes);
  if ('unfit' in remade) throw UNFIT[remade.unfit]();
  if (!isFitToSee(await deps.vision.look(remade.pixels)))
    throw new ApiError(409, 'image_not_approved', REASONS.unfit);
  try {
    await deps.db.transaction((tx) => keep(deps, tx.kysely, player, { id, digest, jpeg: remade.jpeg }));
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
  { id, digest, jpeg }: { id: string; digest: string; jpeg: Uint8Array },
): Promise<void> {
  await holdPlayers(kysely, [player]);
  if (await isHere(kysely, player, id, digest)) return;
  await refuseMany(kysely, player, now());
  const type = 'image/jpeg';
  await kysely
    .insertInto('media')
    .values({ id, userId: player, digest, type, bytes: jpeg.length, createdAt: now().toISOString() })
    .execute();
  await media.put(id, jpeg, type);
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
    throw new ApiError(429, 'many_files', 'You shared a lot of pictures today. The next one goes tomorrow.', {
      retryAfter: HOUR_S,
    });
}

const taken = () =>
  new ApiError(409, 'media_exists', 'Another file has this number. Please choose the picture again.');

export const fileTooLarge = () => new ApiError(413, 'too_large', FILE_TOO_LARGE);
export const wrongFile = () => new ApiError(415, 'wrong_type', WRONG_FILE);

const UNFIT = {
  tooLarge: fileTooLarge,
  wrongType: wrongFile,
  unreadable: () => new ApiError(400, 'unreadable_image', REASONS.unreadable),
};
