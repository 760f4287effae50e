import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { updateProfile } from 'sync-protocol/contract/profile';
import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import {
  AVATAR_FILE_MAX,
  AVATAR_QUALITY,
  AVATAR_SIDE,
  avatarIdOf,
  avatarPath,
} from 'sync-protocol/rules/avatars';
import type { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/api-error.ts';
import { VISION_SIDE } from '#providers/vision-scores.ts';
import { isFitToSee, isImage } from './picture-checks.ts';

/** An image of the largest size as text, and the fields beside it. */
export const PICTURE_BODY_LIMIT = Math.ceil(AVATAR_FILE_MAX * 1.4) + 64 * 1024;
/** Larger pictures would take too much memory to unpack. */
const PIXELS_MAX = 40_000_000;
/** So many stored pictures a player may have: the one that is shown, and those that were tried. */
const KEPT = 5;

/** What became of an image that a player brought: where it is stored, or why it is not, fit to show. */
type Admission = { path: string } | { reason: string };

const REASONS = {
  tooLarge: 'Please select an image smaller than 5MB',
  wrongType: 'Please use a JPG, PNG, GIF or WebP image',
  unreadable: 'This image could not be read. Please try another one.',
  unfit: 'This picture does not fit a team app for teenagers. Please choose another one.',
} as const;

/**
 * Looks at an image's bytes; what passes is made anew, so that nothing of the file but its pixels is kept (no
 * place, no camera, no hidden code), and stored.
 * @param imageData a data URL
 */
export async function admitPicture(deps: Deps, player: UserId, imageData: string): Promise<Admission> {
  const bytes = Buffer.from(imageData.slice(imageData.indexOf(',') + 1), 'base64');
  if (bytes.length > AVATAR_FILE_MAX) return { reason: REASONS.tooLarge };
  if (!isImage(bytes)) return { reason: REASONS.wrongType };
  const made = await remake(bytes).catch(() => null);
  if (!made) return { reason: REASONS.unreadable };
  if (!isFitToSee(await deps.vision.look(made.pixels))) return { reason: REASONS.unfit };
  return { path: avatarPath(await store(deps, player, made.jpeg)) };
}

/** The picture as it will be shown, and the same as the classifier looks at it. */
async function remake(bytes: Buffer): Promise<{ jpeg: Buffer; pixels: Buffer }> {
  const jpeg = await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .rotate()
    .resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: AVATAR_QUALITY * 100 })
    .toBuffer();
  const pixels = await sharp(jpeg).resize(VISION_SIDE, VISION_SIDE).raw().toBuffer();
  return { jpeg, pixels };
}

/** Keeps a picture, and lets go of the player's oldest that nothing shows. */
async function store({ db, now }: Deps, player: UserId, bytes: Buffer): Promise<string> {
  const id = randomUUID();
  await db.transaction(async ({ kysely }) => {
    await kysely
      .insertInto('avatars')
      .values({ id, userId: player, bytes, createdAt: now().toISOString() })
      .execute();
    const { profileImageUrl } = await kysely
      .selectFrom('users')
      .select('profileImageUrl')
      .where('id', '=', player)
      .executeTakeFirstOrThrow();
    const newest = await kysely
      .selectFrom('avatars')
      .select('id')
      .where('userId', '=', player)
      .orderBy('createdAt', 'desc')
      .limit(KEPT)
      .execute();
    const shown = avatarIdOf(profileImageUrl);
    const kept = [id, ...newest.map((one) => one.id), ...(shown ? [shown] : [])];
    await kysely.deleteFrom('avatars').where('userId', '=', player).where('id', 'not in', kept).execute();
  });
  return id;
}

/**
 * A change of a profile in which an image in full has become a stored one.
 * @throws ApiError 409 `image_not_approved` with the reason
 */
export async function withStoredPicture(
  deps: Deps,
  player: UserId,
  { profileImageUrl, ...changed }: z.output<(typeof updateProfile)['body']>,
): Promise<MutationArgs<'profile.update'>> {
  if (profileImageUrl === undefined) return changed;
  if (!profileImageUrl.startsWith('data:')) return { ...changed, profileImageUrl };
  const admission = await admitPicture(deps, player, profileImageUrl);
  if ('reason' in admission) throw new ApiError(409, 'image_not_approved', admission.reason);
  return { ...changed, profileImageUrl: admission.path };
}

/** A stored picture: the player's own, or the one that a player shows. */
export function findPicture(kysely: Queryable, id: string) {
  return kysely
    .selectFrom('avatars')
    .innerJoin('users', 'users.id', 'avatars.userId')
    .select(['avatars.bytes', 'avatars.userId', 'users.profileImageUrl'])
    .where('avatars.id', '=', id)
    .executeTakeFirst();
}
