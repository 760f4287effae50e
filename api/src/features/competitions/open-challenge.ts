import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type CompetitionId, type TeamId, type UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { UNNAMED_OPPONENT } from 'sync-protocol/rules/competitions/competition-terms';
import type { Queryable } from '#db/db.ts';
import { userScope } from '#db/scopes.ts';
import { newNotification, standingNews, takeBackNews } from '#features/notifications/commands.ts';
import { formerManager, managersOf, teamsById, type News } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { challenged } from './news.ts';
import { membersOf } from './queries.ts';

type Challenge = Pick<Competition, 'competitionId' | 'side' | 'teamId' | 'otherTeamId'>;

/**
 * That their team is challenged, as one who answers for it hears of it; it goes once there is nothing to answer, or they
 * may not.
 */
function challengedId(manager: UserId, id: CompetitionId): Notification['id'] {
  return derivedId(manager, 'team-challenged', id);
}

/** Tells everybody who may answer a challenge. */
export async function tellOfChallenge(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  challenge: Challenge,
  news: News,
): Promise<RowChange[]> {
  const managers = await managersOf(kysely, challengedOf(challenge));
  return managers.map((manager) => {
    const id = challengedId(manager, challenge.competitionId);
    const after = { ...newNotification(manager, { ...news, at: now }), id };
    return { table: 'notifications', id, before: undefined, after };
  });
}

/** Who still has it among their notifications that one of some teams is challenged. */
export async function toldOfChallenge(
  kysely: Queryable,
  teams: readonly TeamId[],
  id: CompetitionId,
): Promise<UserId[]> {
  const members = await membersOf(kysely, teams);
  const told = members.map(({ memberId }) => challengedId(memberId, id));
  return (await standingNews(kysely, told)).map(({ userId }) => userId);
}

/** A challenge was answered, taken back, or has run out: nobody is asked for an answer any more. */
export async function challengeIsOver(kysely: Queryable, challenge: Challenge): Promise<RowChange[]> {
  // Who heard of it may lead the team no more.
  const members = await membersOf(kysely, [challengedOf(challenge)]);
  const rows = new Rows();
  const told = members.map(({ memberId }) => challengedId(memberId, challenge.competitionId));
  await takeBackNews(kysely, told, rows);
  return rows.changes();
}

/** The name under which a challenge came is gone: what was heard of it, by players who are held, tells it no more, and is no news. */
export async function challengeHasNoName(
  kysely: Queryable,
  { teamId, competitionId }: Pick<Challenge, 'teamId' | 'competitionId'>,
): Promise<RowChange[]> {
  const [own] = await teamsById(kysely, [teamId]);
  const { message } = challenged(own?.name ?? '', UNNAMED_OPPONENT);
  const members = await membersOf(kysely, [teamId]);
  const told = await standingNews(
    kysely,
    members.map(({ memberId }) => challengedId(memberId, competitionId)),
  );
  const rows = await loadScoped(
    kysely,
    told.map(({ id, userId }) => ({ table: 'notifications', scope: userScope(userId), ids: [id] })),
  );
  for (const one of rows.all('notifications')) rows.put('notifications', { ...one, message });
  return rows.changes();
}

/** Whoever may answer for their team no more is asked for no answer any more. */
export async function challengedNoMore({
  kysely,
  changes,
}: Pick<Cause, 'kysely' | 'changes'>): Promise<RowChange[]> {
  const told: Notification['id'][] = [];
  for (const change of changesOf(changes, 'teamMembers')) {
    const former = formerManager(change);
    if (!former) continue;
    const open = await kysely
      .selectFrom('competitions')
      .select('competitionId')
      .where('teamId', '=', former.teamId)
      .where('side', '=', 'challenged')
      .where('status', '=', 'pending')
      .execute();
    told.push(...open.map(({ competitionId }) => challengedId(former.memberId, competitionId)));
  }
  const rows = new Rows();
  await takeBackNews(kysely, told, rows);
  return rows.changes();
}

function challengedOf({ side, teamId, otherTeamId }: Challenge): TeamId {
  return side === 'challenged' ? teamId : otherTeamId;
}
