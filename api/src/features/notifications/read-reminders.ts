import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { changesOf, type RowChange } from 'sync-protocol/mutations/rows';
import { REMINDER_KINDS, type ReminderKind } from 'sync-protocol/rules/notifications/reminders';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { freeLeft } from 'sync-protocol/rules/progress/streak';
import type { Cause } from '#sync/server-half.ts';
import { loadScoped } from '#sync/write/load.ts';
import { newsNeed } from './news.ts';
import { standingReminders } from './queries.ts';

/** After so many tasks of a day nothing is left of what a reminder says: one holds the streak. */
const DONE_AFTER: Readonly<Record<ReminderKind, number>> = {
  streak_at_risk: 1,
  training_reminder: TASKS_A_DAY,
};

/** A day's reminder counts as read once its player has done what it is about: few pushes do, and the others ask nothing. */
export async function readReminders({ kysely, changes }: Cause): Promise<RowChange[]> {
  const gone = new Set(changesOf(changes, 'notifications').flatMap(({ id, after }) => (after ? [] : [id])));
  const read: RowChange[] = [];
  for (const { before, after } of changesOf(changes, 'dayTotals')) {
    if (!after) continue;
    const { userId, day } = after;
    const [was, is] = [before ? tasksDone(before) : 0, tasksDone(after)];
    const kinds = REMINDER_KINDS.filter(
      (kind) =>
        was < DONE_AFTER[kind] && is >= DONE_AFTER[kind] && (kind !== 'streak_at_risk' || wasAtRisk(after)),
    );
    if (kinds.length === 0) continue;
    const ids = await standingReminders(kysely)
      .innerJoin('remindedDays', 'remindedDays.userId', 'notifications.userId')
      .select('notifications.id')
      .where('notifications.userId', '=', userId)
      .where('remindedDays.day', '=', day)
      .where('type', 'in', kinds)
      .where('read', '=', false)
      .execute();
    const standing = ids.map(({ id }) => id).filter((id) => !gone.has(id));
    if (standing.length === 0) continue;
    const rows = await loadScoped(kysely, [newsNeed(userId, ...standing)]);
    for (const row of rows.all('notifications')) rows.put('notifications', { ...row, read: true });
    read.push(...rows.changes());
  }
  return read;
}

/** Whether a day has held a streak that would have ended without it. */
function wasAtRisk({ streak, missed }: DayTotal): boolean {
  return streak > 1 && freeLeft(missed ?? 0) === 0;
}
