import type { ActiveCompetition, ShownCompetition } from 'sync-protocol/contract/competitions';
import type { CompetitionId, TeamId, UserId } from 'sync-protocol/ids';
import { countsUntil, resultOf, timeRemaining } from 'sync-protocol/rules/competitions/competition-score';
import type { Queryable } from '#db/db.ts';
import { competitionsOf, ownPartsOf, totalsOf, type Total } from './queries.ts';

/** The competitions of a player's teams as they stand, the latest first; each once, whichever side the player is on. */
export async function showCompetitions(kysely: Queryable, player: UserId): Promise<ShownCompetition[]> {
  const rows = new Map<CompetitionId, Row>();
  for (const row of await competitionsOf(kysely, player))
    if (!rows.has(row.competitionId)) rows.set(row.competitionId, row);
  const ids = [...rows.keys()];
  const totals = Map.groupBy(await totalsOf(kysely, ids), ({ competitionId }) => competitionId);
  const parts = new Map((await ownPartsOf(kysely, player, ids)).map((part) => [part.competitionId, part]));
  return [...rows].map(([id, row]) => presentCompetition(row, totals.get(id) ?? [], parts.get(id)));
}

function presentCompetition(row: Row, totals: readonly Total[], part: Part | undefined): ShownCompetition {
  const own = { id: row.teamId, name: row.teamName };
  const other = { id: row.otherTeamId, name: row.otherTeamName };
  const isOurs = row.side === 'challenging';
  const [challengingTeam, challengedTeam] = isOurs ? [own, other] : [other, own];
  const { endsAt } = row;
  return {
    id: row.competitionId,
    name: row.name,
    description: row.description,
    competitionType: row.competitionType,
    targetValue: row.targetValue,
    duration: row.duration,
    status: row.status,
    ending: row.ending,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    startedAt: row.startedAt,
    endsAt,
    closedAt: row.closedAt,
    countsUntil: endsAt === null ? null : countsUntil(endsAt),
    challengingTeamId: challengingTeam.id,
    challengedTeamId: challengedTeam.id,
    challengingTeam,
    challengedTeam,
    stats: [challengingTeam, challengedTeam].map((team) => presentTotal(team.id, totals)),
    winnerTeamId: winnerOf(row),
    own: part
      ? { teamId: part.teamId, tasks: part.tasks, points: part.points, days: part.days, until: part.until }
      : null,
  };
}

/** What a team has come to: nothing, before anybody has trained for it. */
function presentTotal(teamId: TeamId, totals: readonly Total[]): ShownCompetition['stats'][number] {
  const total = totals.find((one) => one.teamId === teamId);
  return {
    teamId,
    tasksCompleted: total?.tasks ?? 0,
    pointsEarned: total?.points ?? 0,
    streakDays: total?.days ?? 0,
    players: total?.players ?? 0,
  };
}

type Row = Awaited<ReturnType<typeof competitionsOf>>[number];
type Part = Awaited<ReturnType<typeof ownPartsOf>>[number];

function winnerOf({ ownScore, otherScore, teamId, otherTeamId }: Row): TeamId | null {
  if (ownScore === null || otherScore === null) return null;
  const result = resultOf(ownScore, otherScore);
  if (result === 'draw') return null;
  return result === 'won' ? teamId : otherTeamId;
}

/** One that is under way, at a glance. */
export function toActive({ stats, ...one }: ShownCompetition, now: number): ActiveCompetition {
  const { id, status, name, competitionType, challengingTeam, challengedTeam, targetValue, endsAt } = one;
  const [challenging, challenged] = stats.map(({ tasksCompleted, pointsEarned }) => ({
    tasksCompleted,
    pointsEarned,
  }));
  const none = { tasksCompleted: 0, pointsEarned: 0 };
  return {
    id,
    status,
    name,
    competitionType,
    challengingTeamName: challengingTeam.name,
    challengedTeamName: challengedTeam.name,
    goalTasksCompleted: targetValue,
    timeRemaining: timeRemaining(endsAt ?? '', now),
    progress: { challenging: challenging ?? none, challenged: challenged ?? none },
  };
}
