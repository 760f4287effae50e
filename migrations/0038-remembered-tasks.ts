import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What a removed row was, where a phone that was away may still speak of it. */
export const rememberedTasks = statements('0038-remembered-tasks', [
  sql`alter table tombstones add column row jsonb`,
]);
