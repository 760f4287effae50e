import type { TeamId } from 'sync-protocol/ids';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import { ADULT_AGE, birthOf, isMinor } from 'sync-protocol/rules/session/age';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { loadScoped } from '#sync/write/load.ts';

/** Closes teams that stand open with a minor in them, by whatever mistake: an earlier server let minors open their own. */
export async function closeTeamsWithMinors(deps: ChangeDeps & Pick<Deps, 'db'>): Promise<void> {
  const now = deps.now().getTime();
  for (const id of await openToMinors(deps.db.kysely, now))
    await deps.db.transaction(async (tx) => {
      const { kysely } = tx;
      await holdScopes(kysely, [teamScope(id)]);
      // They may have left, or closed it, a moment ago.
      if (!(await openToMinors(kysely, now, id)).includes(id)) return;
      const rows = await loadScoped(kysely, [{ table: 'teams', scope: teamScope(id), ids: [id] }]);
      for (const team of rows.all('teams')) rows.put('teams', { ...team, isOpen: false });
      await changeRows(deps, tx, { changes: rows.changes() });
    });
}

/** Open teams, all or one of them, in which somebody is a minor. */
async function openToMinors(kysely: Queryable, now: number, only?: TeamId): Promise<TeamId[]> {
  const youngest = new Date(now).getUTCFullYear() - ADULT_AGE;
  const members = await kysely
    .selectFrom('teams')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .innerJoin('users', 'users.id', 'teamMembers.memberId')
    .select(['teams.id', 'users.birthMonth', 'users.birthYear'])
    .where('teams.isOpen', '=', true)
    .where((of) =>
      of.or([
        of('users.birthYear', '>=', youngest),
        of('users.birthYear', 'is', null),
        of('users.birthMonth', 'is', null),
      ]),
    )
    .$if(only !== undefined, (query) => query.where('teams.id', '=', only as TeamId))
    .execute();
  return [...new Set(members.filter((one) => isMinor(birthOf(one), now)).map(({ id }) => id))];
}
