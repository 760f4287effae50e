import type { UserId } from 'sync-protocol/ids';
import { avatarIdOf } from 'sync-protocol/rules/avatars';
import { z } from 'zod';
import type { Queryable } from '#db/db.ts';
import type { Prepared } from './prepare.ts';
import { rejected, type Verdict } from './verdict.ts';

/** A mutation on its way to be run, or why it is not. */
interface Candidate {
  ready: Prepared | Verdict;
}

const NOT_OWN = rejected({
  code: 'image_not_approved',
  message: 'This picture was not checked. Please choose it again.',
});

const withPicture = z.object({ profileImageUrl: z.string() });

/** Turns down those whose picture is none that the server has stored of the player. */
export async function refuseForeignPictures<T extends Candidate>(
  kysely: Queryable,
  player: UserId,
  batch: readonly T[],
): Promise<T[]> {
  const named = new Map(batch.map((one) => [one, pictureOf(one)]));
  const ids = [...named.values()].filter((id) => id !== null);
  if (ids.length === 0) return [...batch];
  const found = await kysely
    .selectFrom('avatars')
    .select('id')
    .where('userId', '=', player)
    .where((of) => of(of.cast<string>('id', 'text'), 'in', ids))
    .execute();
  const own = new Set<string | null>([null, ...found.map(({ id }) => id)]);
  return batch.map((one) => (own.has(named.get(one) ?? null) ? one : { ...one, ready: NOT_OWN }));
}

function pictureOf({ ready }: Candidate): string | null {
  if (!('mutation' in ready) || ready.mutation.name !== 'profile.update') return null;
  const args = withPicture.safeParse(ready.args);
  return args.success ? avatarIdOf(args.data.profileImageUrl) : null;
}
