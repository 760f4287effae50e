import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { CompetitionId, TeamId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { NOTHING, resultOf, scoreOf } from 'sync-protocol/rules/competitions/competition-score';
import { ended } from 'sync-protocol/rules/competitions/competition-states';
import { newsFor } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { closed, closedForBoth, closedId, otherIn } from '../news.ts';
import { holdCounts, loadHeld, membersOf, namesOf, totalsOf } from '../queries.ts';

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
  const totals = new Map((await totalsOf(kysely, [id])).map((total) => [total.teamId, total]));
  const scoreFor = (team: TeamId, { competitionType }: Competition) =>
    scoreOf(competitionType, totals.get(team) ?? NOTHING);
  const hasReached = (row: Competition) => scoreFor(row.teamId, row) >= row.targetValue;
  // Somebody may have taken back a task since it was asked.
  if (ending === 'reach' && !rows.all('competitions').some(hasReached)) return [];
  const teams = rows.all('competitions').map(({ teamId }) => teamId);
  const names = await namesOf(kysely, teams);
  const members = Map.groupBy(await membersOf(kysely, teams), ({ memberId }) => memberId);
  const made: RowChange[] = [];
  for (const row of rows.all('competitions')) {
    const over = ended(row, ending, now.toISOString());
    if (!over) return [];
    const [ownScore, otherScore] = [scoreFor(row.teamId, row), scoreFor(row.otherTeamId, row)];
    rows.put('competitions', { ...over, ownScore, otherScore });
    const result = resultOf(ownScore, otherScore);
    await kysely
      .updateTable('competitionPlayers')
      .set({ result })
      .where('competitionId', '=', id)
      .where('teamId', '=', row.teamId)
      .execute();
    const sides = [
      [{ id: row.teamId, name: names.get(row.teamId) ?? '' }, ownScore],
      [otherIn(row), otherScore],
    ] as const;
    // Whoever is in both teams is told once, from the side of which it is good to tell.
    const isToldToBoth = result === 'won' || (result === 'draw' && row.side === 'challenging');
    for (const [memberId, [place, second]] of members) {
      if (second ? !isToldToBoth : place?.teamId !== row.teamId) continue;
      const news = second ? closedForBoth(result, ...sides) : closed(result, ...sides);
      made.push(newsFor(memberId, news, now, closedId(memberId, row)));
    }
  }
  return [...made, ...rows.changes()];
}
