import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Notifications that are old are looked for each hour. They come in the order of their age, so a summary of pages is enough. */
export const oldNews = statements('0053-old-news', [
  sql`create index notifications_age on notifications using brin (created_at) with (pages_per_range = 32)`,
]);
