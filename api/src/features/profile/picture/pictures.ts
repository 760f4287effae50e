import { randomUUID } from 'node:crypto';
import type { updateProfile } from 'sync-protocol/contract/profile/profile';
import { sql } from 'kysely';
import type { UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { avatarIdOf, avatarPath, IMAGE_TOO_LARGE } from 'sync-protocol/rules/profile/avatars';
import type { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/calls/api-error.ts';
import { invalidInput } from '#plugins/calls/serve.ts';
import { FILE_IN_COPY, FILE_IN_FIRST_COPY } from '../safety/file-report.ts';
import { bytesOfDataUrl, isFitToSee } from './picture-checks.ts';
import type { Remade, Unfit } from './picture-jobs.ts';

/** So many stored pictures a player may have: the one that is shown, and those that were tried. */
const KEPT = 5;

/** What became of an image that a player brought: where it is stored, or why it is not. */
type Admission = { path: string } | { refused: Unfit | 'unfit' };

/** Why an image is not stored, fit to show. */
export const REASONS: Record<Unfit | 'unfit', string> = {
  tooLarge: IMAGE_TOO_LARGE,
  wrongType: 'Please use a JPG, PNG, GIF or WebP image',
  unreadable: 'This image could not be read. Please try another one.',
  unfit: 'This picture does not fit a team app for teenagers. Please choose another one.',
};

/** Has a picture that was made anew looked at; what may be seen is stored. */
export async function admit(deps: Deps, player: UserId, remade: Remade): Promise<Admission> {
  if ('unfit' in remade) return { refused: remade.unfit };
  if (!isFitToSee(await deps.vision.look(remade.pixels))) return { refused: 'unfit' };
  return { path: avatarPath(await store(deps, player, remade.jpeg)) };
}

/** Keeps a picture, and lets go of the player's oldest that nothing shows and no report waits about. */
async function store({ db, now }: Deps, player: UserId, bytes: Uint8Array): Promise<string> {
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
    await kysely
      .deleteFrom('avatars')
      .where('userId', '=', player)
      .where('id', 'not in', kept)
      .where((of) => of.not(of.exists(reportShowing(kysely).where('resolvedAt', 'is', null))))
      .execute();
  });
  return id;
}

/**
 * A change of a profile in which an image in full has become a stored one.
 * @throws ApiError 400 with the field if it is no image, 409 `image_not_approved` if it may not be seen
 */
export async function withStoredPicture(
  deps: Deps,
  player: UserId,
  { profileImageUrl, ...changed }: z.output<(typeof updateProfile)['body']>,
): Promise<MutationArgs<'profile.update'>> {
  if (profileImageUrl === undefined) return changed;
  if (!isInFull(profileImageUrl)) return { ...changed, profileImageUrl };
  const admission = await admit(deps, player, await deps.pictures.remake(bytesOfDataUrl(profileImageUrl)));
  if ('path' in admission) return { ...changed, profileImageUrl: admission.path };
  const message = REASONS[admission.refused];
  if (admission.refused === 'unfit') throw new ApiError(409, 'image_not_approved', message);
  throw invalidInput([{ path: 'profileImageUrl', message }]);
}

/** Whether a profile's picture is one that has to be checked and stored first. */
export function isInFull(profileImageUrl = ''): boolean {
  return profileImageUrl.startsWith('data:');
}

/** Reports whose players showed a picture then. */
const reportShowing = (kysely: Queryable) =>
  kysely
    .selectFrom('reports')
    .select('reports.id')
    .where('reports.kind', '=', 'user')
    .whereRef('reports.userId', '=', sql.ref('avatars.userId'))
    .where(sql<boolean>`avatars.id::text in (${FILE_IN_COPY}, ${FILE_IN_FIRST_COPY})`);

/** For the operator: what a player showed when they were reported, the oldest first, as long as it is kept. */
export function findReportedPictures(kysely: Queryable, report: string) {
  return kysely
    .selectFrom('avatars')
    .select(['avatars.id', 'avatars.bytes'])
    .where((picture) =>
      picture.exists(
        reportShowing(kysely).where((of) => of(of.cast<string>('reports.id', 'text'), '=', report)),
      ),
    )
    .orderBy('avatars.createdAt')
    .execute();
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
