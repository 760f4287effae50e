import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { CompetitionId, UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import {
  contributionOf,
  countsUntil,
  NOTHING,
  plus,
  scoreOf,
  type Contribution,
} from 'sync-protocol/rules/competitions/competition-score';
import { Statement } from '#db/statement.ts';
import type { Cause, Following } from '#sync/server-half.ts';
import { close } from './closing/close.ts';
import { holdCompetitions, runningOf, type Running } from './queries.ts';

/** How much more, or less, of a player's training counts in a competition. */
interface Growth extends Contribution {
  competitionId: CompetitionId;
  userId: UserId;
}

/**
 * Counts training in the competitions that its player is in, from the days that change alone. A team that has reached
 * the target with it has won at once.
 */
export async function followTraining(cause: Cause): Promise<Required<Following>> {
  const counted: Growth[] = [];
  const made: RowChange[] = [];
  for (const [player, days] of Map.groupBy(daysIn(cause.changes), ({ userId }) => userId)) {
    if (!mayCompete(cause.changes, player)) continue;
    for (const { growth, isReached } of await growthOf(cause, player, days)) {
      if (!isReached) {
        counted.push(growth);
        continue;
      }
      await holdCompetitions(cause.kysely, [growth.competitionId]);
      const statement = new Statement();
      await statement.run(cause.kysely, credit(statement, [growth]));
      made.push(...(await close(cause, growth.competitionId, 'reach')));
    }
  }
  return { changes: made, parts: (statement) => credited(statement, counted) };
}

interface ChangedDay {
  userId: UserId;
  before: DayTotal | undefined;
  after: DayTotal | undefined;
}

function daysIn(changes: readonly RowChange[]): ChangedDay[] {
  return changesOf(changes, 'dayTotals').flatMap(({ before, after }) => {
    const userId = (after ?? before)?.userId;
    return userId ? [{ userId, before, after }] : [];
  });
}

/** Most were never in a team, and their stats, which nearly every push changes, say so. */
function mayCompete(changes: readonly RowChange[], player: UserId): boolean {
  const stats = changesOf(changes, 'playerStats').find(({ id }) => id === player)?.after;
  return stats === undefined || stats.teams > 0;
}

async function growthOf(
  { kysely, now, changes }: Cause,
  player: UserId,
  days: readonly ChangedDay[],
): Promise<{ growth: Growth; isReached: boolean }[]> {
  const { running, bases } = await runningOf(kysely, player);
  if (running.length === 0) return [];
  for (const { id, after } of changesOf(changes, 'userRegimens')) if (after) bases[id] = after.basePoints;
  return running.flatMap((one) => {
    const grown = grownBy(one, days, (enrolment) => bases[enrolment] ?? 0);
    if (grown.tasks === 0 && grown.points === 0 && grown.days === 0) return [];
    if (countsUntil(one.endsAt) <= now.toISOString()) return [];
    const isReached = scoreOf(one.type, plus(one, grown)) >= one.target;
    return [{ growth: { competitionId: one.competitionId, userId: player, ...grown }, isReached }];
  });
}

function grownBy(
  { startedAt, endsAt, until }: Running,
  days: readonly ChangedDay[],
  baseOf: (enrolment: string) => number,
): Contribution {
  const ends = [endsAt, until].flatMap((end) => (end === null ? [] : [Date.parse(end)]));
  const window = { from: Date.parse(startedAt), until: Math.min(...ends) };
  const sum = { ...NOTHING };
  return days.reduce(
    (grown, { before, after }) =>
      plus(plus(grown, contributionOf(after, window, baseOf)), contributionOf(before, window, baseOf), -1),
    sum,
  );
}

function credited(statement: Statement, growths: readonly Growth[]): string[] {
  return growths.length === 0 ? [] : [`competition_credit as (${credit(statement, growths)})`];
}

function credit(statement: Statement, growths: readonly Growth[]): string {
  return `update competition_players p
    set tasks = p.tasks + r.tasks, points = p.points + r.points, days = p.days + r.days
    from json_to_recordset(${statement.rows(growths)})
      as r ("competitionId" uuid, "userId" uuid, tasks integer, points integer, days integer)
    where p.competition_id = r."competitionId" and p.user_id = r."userId" and p.result is null`;
}
