import { DELETED_KEPT_DAYS } from 'sync-protocol/mutations/notifications/notification-changes';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import { sweepRows, type SweepDeps } from '#sync/write/sweep-rows.ts';

/** Removes what players have deleted for good, once no phone can want it back. */
export async function sweepNotifications(deps: SweepDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - DELETED_KEPT_DAYS * DAY_MS).toISOString();
  await sweepRows(deps, { table: 'notifications', field: 'deletedAt', before });
}
