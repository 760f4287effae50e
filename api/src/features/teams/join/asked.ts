import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { NotificationId, TeamId, UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange, type Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { newNotification, standingNews } from '#features/notifications/commands.ts';
import { blockedWith } from '#features/profile/commands.ts';
import { asked, askedId, type OwnNews } from '../news.ts';
import { managersOf } from '../queries.ts';
import { formerManagers } from '../changed-managers.ts';

// Of a request to join, the team's creator and each admin get a notification of their own.

/** The notifications of requests that these changes end, and those of managers who may not answer requests any more. */
export async function askedNoMore(kysely: Queryable, changes: readonly RowChange[]): Promise<OwnNews[]> {
  const ids: NotificationId[] = [];
  for (const { teamId, requesterId } of ended(changes))
    for (const manager of await managersOf(kysely, teamId)) ids.push(askedId(manager, teamId, requesterId));
  for (const { teamId, memberId } of formerManagers(changes)) {
    const requests = await kysely
      .selectFrom('teamRequests')
      .select('requesterId')
      .where('teamId', '=', teamId)
      .execute();
    ids.push(...requests.map(({ requesterId }) => askedId(memberId, teamId, requesterId)));
  }
  return standingNews(kysely, ids);
}

/** The notifications that one of two players would have of requests by the other. */
export async function askedBetween(
  kysely: Queryable,
  player: UserId,
  other: UserId,
): Promise<NotificationId[]> {
  const requests = await kysely
    .selectFrom('teamRequests')
    .select(['teamId', 'requesterId'])
    .where('requesterId', 'in', [player, other])
    .execute();
  return requests.map(({ teamId, requesterId }) =>
    askedId(requesterId === player ? other : player, teamId, requesterId),
  );
}

/** Who still waits for a team's answer and is there for one who gives it, once these changes are made, in the order of their requests. */
export async function stillAsking(
  kysely: Queryable,
  { teamId: team, memberId: manager }: Pick<TeamMember, 'teamId' | 'memberId'>,
  changes: readonly RowChange[],
): Promise<UserId[]> {
  const requests = await kysely
    .selectFrom('teamRequests')
    .select('requesterId')
    .where('teamId', '=', team)
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .execute();
  const over = new Set([
    ...ended(changes).flatMap(({ teamId, requesterId }) => (teamId === team ? requesterId : [])),
    ...(await blockedWith(kysely, manager)),
  ]);
  return requests.flatMap(({ requesterId }) => (over.has(requesterId) ? [] : requesterId));
}

/** Tells one who answers for a team that somebody wants in; what they have heard of it before is loaded. */
export function tellOfAsking(
  rows: Rows,
  manager: UserId,
  { id, name, requester }: { id: TeamId; name: string; requester: UserId },
  at: Date,
  isInAppOnly = false,
): void {
  const news = { ...asked(name, id), ...(isInAppOnly && { isInAppOnly }) };
  rows.put('notifications', newNotification(manager, news, at, askedId(manager, id, requester)));
}

/** Requests that are answered, taken back, or gone with an account. */
function ended(changes: readonly RowChange[]): { teamId: TeamId; requesterId: UserId }[] {
  return [
    ...changesOf(changes, 'joinRequests').flatMap(({ before, after }) =>
      before && !after && before.teamId !== null
        ? [{ teamId: before.teamId, requesterId: before.userId }]
        : [],
    ),
    ...changesOf(changes, 'teamRequests').flatMap(({ before, after }) =>
      before && after?.status !== 'pending' ? [before] : [],
    ),
  ];
}
