import type { NotificationId } from 'sync-protocol/ids';
import { DELETED_KEPT_DAYS } from 'sync-protocol/mutations/notifications/notification-changes';
import { DAY_MS, trainingDay } from 'sync-protocol/rules/training-day';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { removeRows, sweepRows, type SweepDeps } from '#sync/write/sweep-rows.ts';
import { standingReminders } from './queries.ts';

/** What nobody has deleted goes after so long, read or not. */
export const KEPT_DAYS = 90;
/** Reminders that are looked at together. */
const PAGE = 200;

/** Removes for good what players have deleted, once no phone can want it back, what is old, and reminders whose day is over. */
export async function sweepNotifications(deps: SweepDeps): Promise<void> {
  await sweepReminders(deps);
  const daysAgo = (days: number) => new Date(deps.now().getTime() - days * DAY_MS).toISOString();
  await sweepRows(deps, { table: 'notifications', field: 'deletedAt', before: daysAgo(DELETED_KEPT_DAYS) });
  await sweepRows(deps, { table: 'notifications', field: 'createdAt', before: daysAgo(KEPT_DAYS) });
}

async function sweepReminders(deps: SweepDeps): Promise<void> {
  const instant = deps.now().getTime();
  for (let after: NotificationId | null = null; ;) {
    const page = await readReminders(deps, after);
    const over = page.filter(
      ({ createdAt, timezone }) =>
        trainingDay(Date.parse(createdAt), timezone) < trainingDay(instant, timezone),
    );
    if (over.length > 0)
      await deps.db.transaction(async (tx) => {
        await holdPlayers(tx.kysely, [...new Set(over.map(({ owner }) => owner))]);
        await removeRows(deps, tx, 'notifications', over);
      });
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = last.id;
  }
}

function readReminders({ db }: SweepDeps, after: NotificationId | null) {
  return standingReminders(db.kysely)
    .innerJoin('users', 'users.id', 'notifications.userId')
    .select(['notifications.id', 'notifications.userId as owner', 'notifications.createdAt', 'timezone'])
    .$if(after !== null, (all) => all.where('notifications.id', '>', after))
    .orderBy('notifications.id')
    .limit(PAGE)
    .execute();
}
