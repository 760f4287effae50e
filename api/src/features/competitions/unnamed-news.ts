import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { teamsById } from '#features/teams/commands.ts';
import { loadScoped } from '#sync/write/load.ts';

/** The team that has heard of another one, and by which name. */
type Named = Pick<Competition, 'teamId' | 'otherTeamName'>;

/** What the players of a team have heard of another one by its name, and who they are. */
export function newsNaming(kysely: Queryable, { teamId, otherTeamName }: Named) {
  return kysely
    .selectFrom('notifications')
    .innerJoin('teamMembers', 'teamMembers.memberId', 'notifications.userId')
    .select(['notifications.id', 'notifications.userId'])
    .where('teamMembers.teamId', '=', teamId)
    .where('type', '=', 'competition_update')
    .where((of) => of(of.fn<number>('strpos', ['message', of.val(otherTeamName)]), '>', 0))
    .execute();
}

/** Takes the name out of what was heard, by players who are held; that is no news. */
export async function takeNameOut(kysely: Queryable, named: Named): Promise<RowChange[]> {
  const told = await newsNaming(kysely, named);
  const [own] = await teamsById(kysely, [named.teamId]);
  const rows = await loadScoped(
    kysely,
    told.map(({ id, userId }) => ({ table: 'notifications', scope: userScope(userId), ids: [id] })),
  );
  const taken = withoutName(named.otherTeamName, own?.name ?? '');
  for (const one of rows.all('notifications'))
    rows.put('notifications', { ...one, message: taken(one.message) });
  return rows.changes();
}

/** The own name, of which the other one may be a part, stays. */
function withoutName(name: string, kept: string): (text: string) => string {
  const without = (text: string) => text.replaceAll(name, UNNAMED_OPPONENT);
  return kept.includes(name) ? (text) => text.split(kept).map(without).join(kept) : without;
}
