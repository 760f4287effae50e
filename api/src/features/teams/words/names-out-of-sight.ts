import { sql } from 'kysely';
import { teamId, type TeamId, type UserId } from 'sync-protocol/ids';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { namesIn } from '#features/notifications/commands.ts';
import { blockedWith } from '#features/profile/commands.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { loadScoped } from '#sync/write/load.ts';
import { apartFrom, isOutOfSight } from '../out-of-sight.ts';
import { managersOf, playersIn } from '../queries.ts';
import { takeName } from './rename-told.ts';
import { NAMES_TOLD, needsOf, toldOf, type TeamOrGone, type Told } from './told-names.ts';

/**
 * A player is out of everybody's sight from now on. So are the names of the teams for which they answer, and of those that
 * are gone and for which they wrote: the names go from what others were told. Two may read a name still: who is in the
 * team, and who may come into it, by an invitation or a request that is open.
 */
export async function namesOutOfSight(kysely: Queryable, player: UserId): Promise<RowChange[]> {
  const teams = [...(await managedBy(kysely, player)), ...(await goneWrittenBy(kysely, player))];
  const all: { team: TeamOrGone; told: Told[] }[] = [];
  for (const team of teams) {
    const inside = [player, ...(await playersIn(kysely, team.id))];
    const told = (await toldOf(kysely, team)).filter(({ userId }) => !inside.includes(userId));
    all.push({ team, told });
  }
  const everything = all.flatMap(({ told }) => told);
  await holdPlayers(
    kysely,
    everything.map(({ userId }) => userId),
  );
  const rows = await loadScoped(kysely, needsOf(everything));
  const isOpen = ({ table, id }: Told) =>
    table !== 'notifications' && rows.get(table, id)?.status === 'pending';
  for (const { team, told } of all) {
    const closed = told.filter((one) => !isOpen(one));
    takeName(rows, closed, team, { instead: UNNAMED_OPPONENT });
  }
  return rows.changes();
}

/** The teams for which a player answers. */
function managedBy(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('teams')
    .innerJoin('teamMembers', 'teamMembers.teamId', 'teams.id')
    .select(['teams.id', 'name'])
    .where('memberId', '=', player)
    .where('role', 'in', MANAGER_ROLES)
    .execute();
}

/** The teams for which a player wrote, and which are gone but for their names. */
function goneWrittenBy(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('teamWriters')
    .leftJoin('teams', 'teams.id', 'teamWriters.teamId')
    .select('teamWriters.teamId as id')
    .where('userId', '=', player)
    .where('teams.id', 'is', null)
    .where('teamWriters.teamId', 'in', sql<TeamId>`(select id from (${NAMES_TOLD}) told)`)
    .execute();
}

/**
 * Those of some rows in which a team's name may stand again. Whoever is in the team reads it. Others do not where the
 * operator keeps it from everybody, or where a block keeps it from the player, or from their team in a competition.
 */
export async function whoReads(
  { kysely, now }: { kysely: Queryable; now: Date },
  rows: Rows,
  team: TeamId,
  told: readonly Told[],
): Promise<Told[]> {
  const managers = await managersOf(kysely, team);
  const members = new Set(await playersIn(kysely, team));
  const isUnseen = await isOutOfSight({ kysely, now }, team);
  const blocked = new Set(
    (await Promise.all(managers.map((one) => blockedWith(kysely, one)))).flatMap((one) => [...one]),
  );
  const rivalsIn = ({ table, id }: Told) => {
    const news = table === 'notifications' ? rows.get(table, id) : undefined;
    const teams = news?.type === 'competition_update' ? Object.keys(namesIn(news) ?? {}) : [];
    return teams.map((one) => teamId.parse(one)).filter((one) => one !== team);
  };
  const apart = await apartFrom(kysely, managers, [...new Set(told.flatMap(rivalsIn))]);
  const isFree = (one: Told) =>
    !isUnseen && !blocked.has(one.userId) && !rivalsIn(one).some((rival) => apart.has(rival));
  return told.filter((one) => members.has(one.userId) || isFree(one));
}
