import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { CompetitionId, TeamId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import {
  NOTHING,
  resultOf,
  scoreOf,
  type CompetitionResult,
} from 'sync-protocol/rules/competitions/competition-score';
import { ended } from 'sync-protocol/rules/competitions/competition-states';
import type { Queryable } from '#db/db.ts';
import { newsFor } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { closed, closedForBoth, closedId, otherIn } from '../news.ts';
import { holdCounts, loadHeld, membersOf, namesOf, totalsOf } from '../queries.ts';

/** One team's row of a competition, and what it has come to. */
interface Standing {
  row: Competition;
  ownScore: number;
  otherScore: number;
  result: CompetitionResult;
}

/**
 * Ends a competition with what its teams have come to. Nothing is done where it has ended already, or where it is to end by
 * the target and no team has that any more. Training that is just being written counts before the end, or not at all.
 * @returns both teams' rows, and the news for everybody in them
 */
export async function close(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  id: CompetitionId,
  ending: 'reach' | 'runOut',
): Promise<RowChange[]> {
  const rows = await loadHeld(kysely, id);
  await holdCounts(kysely, id);
  const standings = await standingsOf(kysely, id, rows.all('competitions'));
  // Somebody may have taken back a task since it was asked.
  if (ending === 'reach' && !standings.some(hasReached)) return [];
  for (const { row, ownScore, otherScore } of standings) {
    const over = ended(row, ending, now.toISOString());
    if (!over) return [];
    rows.put('competitions', { ...over, ownScore, otherScore });
  }
  for (const { row, result } of standings) await keepResult(kysely, row, result);
  return [...(await newsOf(kysely, standings, now)), ...rows.changes()];
}

async function standingsOf(
  kysely: Queryable,
  id: CompetitionId,
  rows: readonly Competition[],
): Promise<Standing[]> {
  const totals = new Map((await totalsOf(kysely, [id])).map((total) => [total.teamId, total]));
  return rows.map((row) => {
    const scoreFor = (team: TeamId) => scoreOf(row.competitionType, totals.get(team) ?? NOTHING);
    const [ownScore, otherScore] = [scoreFor(row.teamId), scoreFor(row.otherTeamId)];
    return { row, ownScore, otherScore, result: resultOf(ownScore, otherScore) };
  });
}

const hasReached = ({ row, ownScore }: Standing) => ownScore >= row.targetValue;

/** With the players whose training counted: by it those who have won are rewarded later. */
async function keepResult(
  kysely: Queryable,
  { competitionId, teamId }: Competition,
  result: CompetitionResult,
): Promise<void> {
  await kysely
    .updateTable('competitionPlayers')
    .set({ result })
    .where('competitionId', '=', competitionId)
    .where('teamId', '=', teamId)
    .execute();
}

/** What everybody in the teams hears. */
async function newsOf(kysely: Queryable, standings: readonly Standing[], now: Date): Promise<RowChange[]> {
  const teams = standings.map(({ row }) => row.teamId);
  const names = await namesOf(kysely, teams);
  const members = Map.groupBy(await membersOf(kysely, teams), ({ memberId }) => memberId);
  return standings.flatMap(({ row, ownScore, otherScore, result }) => {
    const own = [{ id: row.teamId, name: names.get(row.teamId) ?? '' }, ownScore] as const;
    const other = [otherIn(row), otherScore] as const;
    // Whoever is in both teams is told once, from the side of which it is good to tell.
    const isToldToBoth = result === 'won' || (result === 'draw' && row.side === 'challenging');
    return [...members].flatMap(([memberId, [place, second]]) => {
      if (second ? !isToldToBoth : place?.teamId !== row.teamId) return [];
      const news = second ? closedForBoth(result, own, other) : closed(result, own, other);
      return [newsFor(memberId, news, now, closedId(memberId, row))];
    });
  });
}
