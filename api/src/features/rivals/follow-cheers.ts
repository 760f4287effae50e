import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { RivalActivity, RivalCheer } from 'sync-protocol/entities/rivals/rival-activity';
import { derivedId, newId, type UserId } from 'sync-protocol/ids';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { CHEER_WORDS } from 'sync-protocol/rules/rivals/rival-terms';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import { newNotification, untoldOf } from '#features/notifications/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';

/** Brings cheers to who is cheered: into their feed, and as one notification however many there are. */
export async function followCheers({
  kysely,
  now,
  changes,
}: Cause): Promise<{ changes: RowChange[]; tell: UserId[] }> {
  const cheers = changes.flatMap(({ table, before, after }) =>
    table === 'rivalCheers' && !before && after ? [after as RivalCheer] : [],
  );
  const day = trainingDay(now.getTime(), 'UTC');
  const all: RowChange[] = [];
  const cheered = Map.groupBy(cheers, ({ rivalId }) => rivalId);
  for (const [rival, theirs] of cheered) {
    all.push(...theirs.map((cheer) => told(cheer, day, now)));
    const rows = new Rows();
    const id: Notification['id'] = derivedId(rival, 'cheers', day);
    const need = { table: 'notifications' as const, ids: [id] };
    await loadRows({ tables: SYNCED }, kysely, [userScope(rival)], [need], rows);
    const known = rows.get('notifications', id);
    rows.put('notifications', bundled(id, rival, theirs, known, now));
    all.push(...rows.changes());
  }
  return { changes: all, tell: [...cheered.keys()] };
}

function told({ userId, rivalId, cheer }: RivalCheer, day: string, now: Date): RowChange {
  const after: RivalActivity = {
    id: newId(),
    userId: rivalId,
    rivalId: userId,
    activityType: 'cheer',
    day,
    data: { cheer },
    pointsInvolved: 0,
    createdAt: now.toISOString(),
  };
  return { table: 'rivalActivities', id: after.id, before: undefined, after };
}

/** All that were not read yet are one. */
function bundled(
  id: Notification['id'],
  rival: UserId,
  cheers: readonly RivalCheer[],
  known: Notification | undefined,
  at: Date,
): Notification {
  const count = untoldOf(known) + cheers.length;
  const [only] = cheers;
  const single = count === 1 && only;
  const notification = newNotification(rival, {
    type: 'rival_cheer',
    title: single ? 'A rival cheers for you' : `${count} cheers`,
    message: single ? `“${CHEER_WORDS[only.cheer]}”` : 'Your rivals see what you do.',
    path: '/rivals?tab=activity',
    at,
  });
  return { ...notification, id };
}
