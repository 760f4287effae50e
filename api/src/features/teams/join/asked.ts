import type { NotificationId, TeamId, UserId } from 'sync-protocol/ids';
import { changesOf, type RowChange, type Rows } from 'sync-protocol/mutations/rows';
import type { Queryable } from '#db/db.ts';
import { newNotification, standingNews } from '#features/notifications/commands.ts';
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

/** Who still waits for a team's answer once these changes are made, in the order of their requests. */
export async function stillAsking(
  kysely: Queryable,
  team: TeamId,
  changes: readonly RowChange[],
): Promise<UserId[]> {
  const requests = await kysely
    .selectFrom('teamRequests')
    .select('requesterId')
    .where('teamId', '=', team)
    .where('status', '=', 'pending')
    .orderBy('createdAt')
    .execute();
  const over = ended(changes).flatMap(({ teamId, requesterId }) => (teamId === team ? requesterId : []));
  return requests.flatMap(({ requesterId }) => (over.includes(requesterId) ? [] : requesterId));
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
