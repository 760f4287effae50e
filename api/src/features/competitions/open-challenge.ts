import type { Competition } from 'sync-protocol/entities/competitions/competition';
import type { Notification } from 'sync-protocol/entities/notifications/notification';
import { derivedId, type TeamId, type UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { newNotification, takeBackNews } from '#features/notifications/commands.ts';
import { managersOf, type News } from '#features/teams/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { membersOf } from './queries.ts';

type Challenge = Pick<Competition, 'competitionId' | 'side' | 'teamId' | 'otherTeamId'>;

/** That their team is challenged, as one who answers for it hears of it; it goes once there is nothing to answer. */
function challengedId(manager: UserId, { competitionId }: Challenge): Notification['id'] {
  return derivedId(manager, 'team-challenged', competitionId);
}

/** Tells everybody who may answer a challenge. */
export async function tellOfChallenge(
  { kysely, now }: Pick<Cause, 'kysely' | 'now'>,
  challenge: Challenge,
  news: News,
): Promise<RowChange[]> {
  const managers = await managersOf(kysely, challengedOf(challenge));
  return managers.map((manager) => {
    const id = challengedId(manager, challenge);
    const after = { ...newNotification(manager, { ...news, at: now }), id };
    return { table: 'notifications', id, before: undefined, after };
  });
}

/** A challenge was answered, taken back, or has run out: nobody is asked for an answer any more. */
export async function challengeIsOver(kysely: Queryable, challenge: Challenge): Promise<RowChange[]> {
  // Who heard of it may lead the team no more.
  const members = await membersOf(kysely, [challengedOf(challenge)]);
  const rows = new Rows();
  const told = members.map(({ memberId }) => challengedId(memberId, challenge));
  await takeBackNews(kysely, told, rows);
  return rows.changes();
}

function challengedOf({ side, teamId, otherTeamId }: Challenge): TeamId {
  return side === 'challenged' ? teamId : otherTeamId;
}
