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
 * Holds teams, which may be gone, until the commit, and with them whoever answers for them or was told of them.
 * @returns the teams, and rows with their own ones and all that call them by their names
 */
export async function holdTeams(kysely: Queryable, ids: readonly TeamId[]) {
  const teams = await Promise.all(ids.map((id) => found(kysely, id)));
  // Players before teams, as in a push, which holds its player and then waits for the team: else it would be a deadlock.
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
