import type { CompetitionId, UserId } from 'sync-protocol/ids';
import { awardBadges } from 'sync-protocol/mutations/progress/award-badges';
import { statsOf } from 'sync-protocol/mutations/progress/recount';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { NOTHING, resultOf, scoreOf } from 'sync-protocol/rules/competitions/competition-score';
import { ended } from 'sync-protocol/rules/competitions/competition-states';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import { newsFor, teamsById } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { closed } from './news.ts';
import { holdCompetitions, membersOf, totalsOf } from './queries.ts';

/**
 * Ends a competition with what its teams have come to, unless it has ended already: both teams' rows, the win in the
 * stats of who won it, and what everybody in them hears.
 */
export async function close(
  cause: Cause,
  id: CompetitionId,
  ending: 'reach' | 'runOut',
): Promise<RowChange[]> {
  const { kysely, now } = cause;
  const held = (await holdCompetitions(kysely, [id])).get(id) ?? [];
  const rows = new Rows();
  const ofTeams = held.map(({ id: row, teamId }) => {
    return { table: 'competitions', scope: `team:${teamId}`, ids: [row] } as const;
  });
  await loadRows(
    { tables: SYNCED },
    kysely,
    ofTeams.map(({ scope }) => scope),
    ofTeams,
    rows,
  );
  const totals = new Map((await totalsOf(kysely, [id])).map((total) => [total.teamId, total]));
  const teams = held.map(({ teamId }) => teamId);
  const names = new Map((await teamsById(kysely, teams)).map(({ id: team, name }) => [team, name]));
  const members = await membersOf(kysely, teams);
  const made: RowChange[] = [];
  for (const row of rows.all('competitions')) {
    const over = ended(row, ending, now.toISOString());
    if (!over) return [];
    const ownScore = scoreOf(row.competitionType, totals.get(row.teamId) ?? NOTHING);
    const otherScore = scoreOf(row.competitionType, totals.get(row.otherTeamId) ?? NOTHING);
    rows.put('competitions', { ...over, ownScore, otherScore });
    const result = resultOf(ownScore, otherScore);
    await kysely
      .updateTable('competitionPlayers')
      .set({ result })
      .where('competitionId', '=', id)
      .where('teamId', '=', row.teamId)
      .execute();
    const news = closed(result, [names.get(row.teamId) ?? '', ownScore], [row.otherTeamName, otherScore]);
    for (const { memberId, teamId } of members)
      if (teamId === row.teamId) made.push(newsFor(memberId, news, now));
  }
  return [...made, ...rows.changes(), ...(await rewardWinners(cause, id))];
}

/** A win counts for everybody of the team that won who was in it from the beginning to the end. */
async function rewardWinners({ kysely, now, changes }: Cause, id: CompetitionId): Promise<RowChange[]> {
  const winners = await kysely
    .selectFrom('users')
    .select(['id', 'timezone'])
    .where('id', 'in', (of) =>
      of
        .selectFrom('competitionPlayers')
        .select((one) => one.ref('userId').$castTo<UserId>().as('id'))
        .where('competitionId', '=', id)
        .where('result', '=', 'won')
        .where('until', 'is', null)
        .where('userId', 'is not', null),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (winners.length === 0) return [];
  const all = new Rows();
  all.load(
    'playerStats',
    changesOf(changes, 'playerStats').flatMap(({ after }) => after ?? []),
  );
  all.load(
    'userBadges',
    changesOf(changes, 'userBadges').flatMap(({ after }) => after ?? []),
  );
  const needs = winners.flatMap(({ id: winner }) => [
    { table: 'playerStats', scope: userScope(winner), all: true } as const,
    { table: 'userBadges', scope: userScope(winner), all: true } as const,
  ]);
  await loadRows(
    { tables: SYNCED },
    kysely,
    winners.map(({ id: winner }) => userScope(winner)),
    needs,
    all,
  );
  return winners.flatMap(({ id: userId, timezone }) => {
    const own = new Rows();
    own.load(
      'playerStats',
      all.all('playerStats').filter((row) => row.id === userId),
    );
    own.load(
      'userBadges',
      all.all('userBadges').filter((row) => row.userId === userId),
    );
    const stats = statsOf(own, userId);
    own.put('playerStats', { ...stats, competitionsWon: stats.competitionsWon + 1 });
    awardBadges(own, { userId, at: now.toISOString(), day: trainingDay(now.getTime(), timezone) });
    return own.changes();
  });
}
