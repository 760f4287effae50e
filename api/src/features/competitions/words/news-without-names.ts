import type { UserId } from 'sync-protocol/ids';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { resultOf } from 'sync-protocol/rules/competitions/competition-score';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { newsNeed, retold } from '#features/notifications/commands.ts';
import { loadScoped } from '#sync/write/load.ts';
import { begun, begunId, closed, closedId } from '../news.ts';

/**
 * What a player, who is held, has heard of competitions with teams for which an author answers whom they don't see any
 * more: that they began and how they ended, without the teams' names. Who has left their own team has heard it, too.
 */
export async function newsWithoutNames(
  kysely: Queryable,
  reader: UserId,
  author: UserId,
): Promise<RowChange[]> {
  const heard = await kysely
    .selectFrom('competitions as own')
    .innerJoin('teams', 'teams.id', 'own.teamId')
    .innerJoin('teamMembers as authors', 'authors.teamId', 'own.otherTeamId')
    .select(['own.competitionId', 'own.startedAt', 'own.ownScore', 'own.otherScore', 'own.otherTeamId'])
    .select(['teams.id as teamId', 'teams.name'])
    .where('side', '=', 'challenged')
    .where('startedAt', 'is not', null)
    .where('authors.memberId', '=', author)
    .where('authors.role', 'in', MANAGER_ROLES)
    .where((of) =>
      of.or([
        of.exists(
          of
            .selectFrom('memberships')
            .whereRef('memberships.teamId', '=', 'own.teamId')
            .where('memberships.userId', '=', reader),
        ),
        of.exists(
          of
            .selectFrom('competitionPlayers as players')
            .whereRef('players.competitionId', '=', 'own.competitionId')
            .whereRef('players.teamId', '=', 'own.teamId')
            .where('players.userId', '=', reader),
        ),
      ]),
    )
    .execute();
  const said = new Map(
    heard.flatMap(({ teamId, name, otherTeamId, ownScore, otherScore, ...own }) => {
      const [us, them] = [
        { id: teamId, name },
        { id: otherTeamId, name: UNNAMED_OPPONENT },
      ];
      const words = [[begunId(reader, own), begun(us, them)] as const];
      if (ownScore === null || otherScore === null) return words;
      const result = resultOf(ownScore, otherScore);
      const news = closed(result, [us, ownScore], [them, otherScore]);
      return [...words, [closedId(reader, own), news] as const];
    }),
  );
  const rows = await loadScoped(kysely, [newsNeed(reader, ...said.keys())]);
  // The title is the same, also for who is in both teams.
  for (const one of rows.all('notifications'))
    rows.put('notifications', retold(one, said.get(one.id) ?? one));
  return rows.changes();
}
