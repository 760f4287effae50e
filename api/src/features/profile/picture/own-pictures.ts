import type { MutationArgs } from 'sync-protocol/mutations/index';
import { avatarIdOf } from 'sync-protocol/rules/profile/avatars';
import type { Queryable } from '#db/db.ts';
import type { Asked } from '#sync/server-half.ts';

type Change = Asked<MutationArgs<'profile.update'>>;

export const NOT_OWN = {
  code: 'image_not_approved',
  message: 'This picture was not checked. Please choose it again.',
} as const;

/** Those whose picture is none that the server has stored of the player. */
export async function foreignPictures(
  kysely: Queryable,
  asked: readonly Change[],
): Promise<ReadonlySet<Change>> {
  const named = new Map(asked.map((one) => [one, avatarIdOf(one.args.profileImageUrl ?? '')]));
  const ids = [...named.values()].filter((id) => id !== null);
  if (ids.length === 0) return new Set();
  const found = await kysely
    .selectFrom('avatars')
    .select(['id', 'userId'])
    .where((of) => of(of.cast<string>('id', 'text'), 'in', ids))
    .execute();
  const owners = new Map<string, string>(found.map(({ id, userId }) => [id, userId]));
  return new Set(
    asked.filter((one) => {
      const id = named.get(one) ?? null;
      return id !== null && owners.get(id) !== one.context.userId;
    }),
  );
}
