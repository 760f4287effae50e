import { Rows } from 'sync-protocol/mutations/rows';
import type { NotificationId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { takeBackNews } from '#features/notifications/commands.ts';
import { changeRows } from '#sync/write/change-rows.ts';
import type { SweepDeps } from '#sync/write/sweep-rows.ts';
import { INVITED, invitedId } from '../news.ts';

/** Takes back that players are invited where nobody can say yes to it any more: it has run out unanswered. */
export async function sweepInvitationNews(deps: SweepDeps): Promise<void> {
  const now = deps.now().toISOString();
  for (const id of await newsOfTheEnded(deps.db.kysely, now))
    await deps.db.transaction(async (tx) => {
      const rows = new Rows();
      await takeBackNews(tx.kysely, [id], rows);
      // They may have been invited once more a moment ago.
      if ((await newsOfTheEnded(tx.kysely, now, id)).length > 0)
        await changeRows(deps, tx, { changes: rows.changes() });
    });
}

/** What tells players of an invitation into a team, all or one, where none into it waits any more. */
async function newsOfTheEnded(
  kysely: Queryable,
  now: string,
  only?: NotificationId,
): Promise<NotificationId[]> {
  const told = await kysely
    .selectFrom('teamInvitations as one')
    .innerJoin('notifications as news', 'news.userId', 'one.userId')
    .select(['news.id', 'news.userId', 'one.teamId'])
    .where('one.side', '=', 'received')
    .where('one.status', '=', 'pending')
    .where('news.type', '=', 'team_invitation')
    .where('news.title', '=', INVITED)
    .where('news.deletedAt', 'is', null)
    .$if(only !== undefined, (query) => query.where('news.id', '=', only as NotificationId))
    .groupBy(['news.id', 'news.userId', 'one.teamId'])
    .having((of) => of(of.fn.max('one.expiresAt'), '<=', now))
    .execute();
  return told.filter(({ id, userId, teamId }) => id === invitedId(userId, teamId)).map(({ id }) => id);
}
