import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Notifications that can be brought back, and switches of their own for cheers and announcements. */
export const news = statements('0031-news', [
  sql`alter table notifications add column deleted_at timestamptz`,
  sql`create index notifications_deleted on notifications (deleted_at) where deleted_at is not null`,
  // Without a default: what a player has never set, `newsSwitches` reads off what they have.
  sql`alter table user_settings add column cheer_news boolean, add column announcement_news boolean`,
]);
