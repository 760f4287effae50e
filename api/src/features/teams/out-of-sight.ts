import type { TeamId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { blockedWith, isUnseen } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { managersOf } from './queries.ts';

/** Whether one who answers for a team is seen by nobody: then its name isn't either. */
export async function isOutOfSight({ kysely, now }: Pick<Cause, 'kysely' | 'now'>, team: TeamId) {
  for (const manager of await managersOf(kysely, team))
    if (await isUnseen(kysely, manager, now.getTime())) return true;
  return false;
}

/** Those of some teams in which somebody and one of these authors have blocked each other. */
export async function apartFrom(
  kysely: Queryable,
  authors: readonly UserId[],
  teams: readonly TeamId[],
): Promise<ReadonlySet<TeamId>> {
  const apart = new Set<UserId>();
  for (const author of authors) for (const one of await blockedWith(kysely, author)) apart.add(one);
  if (apart.size === 0 || teams.length === 0) return new Set();
  const readers = await kysely
    .selectFrom('teamMembers')
    .select(['memberId', 'teamId'])
    .where('teamId', 'in', teams)
    .execute();
  return new Set(readers.flatMap(({ memberId, teamId }) => (apart.has(memberId) ? teamId : [])));
}
