import { DELETED_KEPT_DAYS } from 'sync-protocol/mutations/notifications/notification-changes';
import { Rows } from 'sync-protocol/mutations/rows';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { userScope } from '#db/scopes.ts';
import type { Deps } from '#deps';
import { changeRows, type ChangeDeps } from '#sync/write/change-rows.ts';
import { loadRows } from '#sync/write/load.ts';

const PAGE = 200;

/** Removes what players have deleted for good, once no phone can want it back, from phones too: some at a time. */
export async function sweepNotifications(deps: ChangeDeps & Pick<Deps, 'db'>): Promise<void> {
  const before = new Date(deps.now().getTime() - DELETED_KEPT_DAYS * DAY_MS).toISOString();
  while ((await sweepSome(deps, before)) > 0);
}

/** @returns how many there were */
function sweepSome(deps: ChangeDeps & Pick<Deps, 'db'>, before: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const old = await tx.kysely
      .selectFrom('notifications')
      .select(['id', 'userId'])
      .where('deletedAt', '<', before)
      .limit(PAGE)
      .forUpdate()
      .execute();
    const rows = new Rows();
    const scopes = [...new Set(old.map(({ userId }) => userScope(userId)))];
    const needs = [{ table: 'notifications' as const, ids: old.map(({ id }) => id) }];
    await loadRows(deps, tx.kysely, scopes, needs, rows);
    for (const { id } of rows.all('notifications')) rows.delete('notifications', id);
    const changes = rows.changes();
    if (changes.length > 0) await changeRows(deps, tx, { changes });
    return old.length;
  });
}
