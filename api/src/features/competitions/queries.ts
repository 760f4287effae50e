import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { CompetitionId, TeamId, UserId } from 'sync-protocol/ids';
import type { Rows } from 'sync-protocol/mutations/rows';
import type { CompetitionType, Side } from 'sync-protocol/rules/competitions/competition-terms';
import type { CompetitionStatus } from 'sync-protocol/rules/competitions/competition-states';
import type { Contribution } from 'sync-protocol/rules/competitions/competition-score';
import type { Queryable } from '#db/db.ts';
import { Statement } from '#db/statement.ts';
import { teamsById } from '#features/teams/commands.ts';
import { loadScoped } from '#sync/write/load.ts';

/** One team's row of a competition, as far as its moves go by it. */
export interface HeldRow {
  id: CompetitionId;
  teamId: TeamId;
  side: Side;
  status: CompetitionStatus;
}

/**
 * Both teams' rows of some competitions, the challenging team's first: nobody else moves one of them until the commit,
 * and what is read from now on is what it is moved from.
 */
export async function holdCompetitions(
  kysely: Queryable,
  ids: readonly CompetitionId[],
): Promise<ReadonlyMap<CompetitionId, HeldRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('competitions')
    .select(['id', 'competitionId', 'teamId', 'side', 'status'])
    .where('competitionId', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  const bySide = rows.toSorted((a, b) => b.side.length - a.side.length);
  return Map.groupBy(bySide, ({ competitionId }) => competitionId);
}

/** Both teams' rows of a competition, held and loaded. */
export async function loadHeld(kysely: Queryable, id: CompetitionId): Promise<Rows> {
  return loadOf(kysely, (await holdCompetitions(kysely, [id])).get(id) ?? []);
}

/** Some teams' rows of competitions, loaded; these are held with the other teams' rows. */
export async function loadRowsHeld(
  kysely: Queryable,
  known: readonly Pick<Competition, 'id' | 'teamId' | 'competitionId'>[],
): Promise<Rows> {
  await holdCompetitions(
    kysely,
    known.map(({ competitionId }) => competitionId),
  );
  return loadOf(kysely, known);
}

function loadOf(kysely: Queryable, known: readonly Pick<Competition, 'id' | 'teamId'>[]): Promise<Rows> {
  return loadScoped(
    kysely,
    known.map(({ id, teamId }) => ({ table: 'competitions', scope: `team:${teamId}`, ids: [id] })),
  );
}

/** Nobody's training is counted in a competition beside this transaction. */
export async function holdCounts(kysely: Queryable, id: CompetitionId): Promise<void> {
  await kysely
    .selectFrom('competitionPlayers')
    .select('id')
    .where('competitionId', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What the teams of some competitions have come to. */
export async function totalsOf(kysely: Queryable, ids: readonly CompetitionId[]): Promise<Total[]> {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('competitionPlayers')
    .select(['competitionId', 'teamId'])
    .select((of) => [
      of.fn.sum<number>('tasks').as('tasks'),
      of.fn.sum<number>('points').as('points'),
      of.fn.sum<number>('days').as('days'),
      of.fn.countAll<number>().as('players'),
    ])
    .where('competitionId', 'in', ids)
    .groupBy(['competitionId', 'teamId'])
    .execute();
}

export interface Total extends Contribution {
  competitionId: CompetitionId;
  teamId: TeamId;
  players: number;
}

/** A competition in which a player's training counts, and what their team has come to before it. */
export interface Running extends Contribution {
  competitionId: CompetitionId;
  type: CompetitionType;
  target: number;
  startedAt: string;
  endsAt: string;
  /** When the player left the team. */
  until: string | null;
}

/** The competitions in which a player's training counts, with the base points of their programs; one statement. */
export async function runningOf(
  kysely: Queryable,
  player: UserId,
): Promise<{ running: Running[]; bases: Record<string, number> }> {
  const statement = new Statement();
  const id = statement.value(player, 'uuid');
  const [row] = await statement.run<{ running: string | null; bases: string | null }>(
    kysely,
    `select (
        select json_agg(json_build_object('competitionId', p.competition_id, 'type', c.competition_type,
          'target', c.target_value, 'startedAt', c.started_at, 'endsAt', c.ends_at, 'until', p.until,
          'tasks', t.tasks, 'points', t.points, 'days', t.days))::text
        from competition_players p
        join competitions c on c.competition_id = p.competition_id and c.team_id = p.team_id and c.status = 'active'
        cross join lateral (select sum(tasks) tasks, sum(points) points, sum(days) days from competition_players
          where competition_id = p.competition_id and team_id = p.team_id) t
        where p.user_id = ${id} and p.result is null) as running,
      (select json_object_agg(id, base_points)::text from user_regimens where user_id = ${id}) as bases`,
  );
  return {
    running: JSON.parse(row?.running ?? '[]') as Running[],
    bases: JSON.parse(row?.bases ?? '{}') as Record<string, number>,
  };
}

/** Everybody in some teams. */
export async function membersOf(kysely: Queryable, teams: readonly TeamId[]) {
  if (teams.length === 0) return [];
  return kysely
    .selectFrom('teamMembers')
    .select(['memberId', 'teamId'])
    .where('teamId', 'in', teams)
    .orderBy('memberId')
    .execute();
}

/** What some teams are called, as far as they are there. */
export async function namesOf(
  kysely: Queryable,
  teams: readonly TeamId[],
): Promise<ReadonlyMap<TeamId, string>> {
  return new Map((await teamsById(kysely, teams)).map(({ id, name }) => [id, name]));
}

/** The competitions of a player's teams, the latest first; of one that two of their teams are in, both rows. */
export function competitionsOf(kysely: Queryable, player: UserId) {
  return kysely
    .selectFrom('competitions as own')
    .innerJoin('memberships', 'memberships.teamId', 'own.teamId')
    .innerJoin('teams', 'teams.id', 'own.teamId')
    .selectAll('own')
    .select('teams.name as teamName')
    .where('memberships.userId', '=', player)
    .orderBy('own.createdAt', 'desc')
    .orderBy('own.id')
    .limit(200)
    .execute();
}

/** What of some competitions is a player's own. */
export async function ownPartsOf(kysely: Queryable, player: UserId, ids: readonly CompetitionId[]) {
  if (ids.length === 0) return [];
  return kysely
    .selectFrom('competitionPlayers')
    .select(['competitionId', 'teamId', 'tasks', 'points', 'days', 'until'])
    .where('userId', '=', player)
    .where('competitionId', 'in', ids)
    .execute();
}
