import type { TeamId } from 'sync-protocol/ids';
import { teamScope } from 'sync-protocol/mutations/teams/own-team';
import type { Queryable } from '#db/db.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { loadScoped } from '#sync/write/load.ts';
import { managersOf, teamsById } from '../queries.ts';
import { needsOf, toldOf } from './told-names.ts';

export type HeldTeam = Awaited<ReturnType<typeof found>>;

/**
 * Keeps teams, which may be gone, until the commit, with whoever answers for them or was told of them.
 * @returns them, and their own rows with those that call them by their names
 */
export async function holdTeams(kysely: Queryable, ids: readonly TeamId[]) {
  const teams = await Promise.all(ids.map((id) => found(kysely, id)));
  // Before the teams, for which their own pushes wait with them in hand: in a circle else.
  await holdPlayers(
    kysely,
    teams.flatMap(({ told, managers }) => [...managers, ...told.map(({ userId }) => userId)]),
  );
  await holdScopes(kysely, ids.map(teamScope));
  const rows = await loadScoped(
    kysely,
    teams.flatMap(({ id, told }) => [
      { table: 'teams', scope: teamScope(id), ids: [id] } as const,
      ...needsOf(told),
    ]),
  );
  return { teams, rows };
}

async function found(kysely: Queryable, id: TeamId) {
  const [team] = await teamsById(kysely, [id]);
  return { id, told: await toldOf(kysely, team ?? { id }), managers: await managersOf(kysely, id) };
}
