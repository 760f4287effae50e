import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Reminders that stand in players' lists: few, for each goes when its day is over. */
export const standingReminders = statements('0042-standing-reminders', [
  sql`create index notifications_reminders on notifications (id)
    where type in ('training_reminder', 'streak_at_risk') and deleted_at is null`,
]);
