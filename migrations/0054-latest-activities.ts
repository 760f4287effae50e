import { sql } from 'kysely';
import { statements } from './migration.ts';

/** What a player's rivals did is asked for latest first, and never the cheers. */
export const latestActivities = statements('0054-latest-activities', [
  sql`create index rival_activities_latest on rival_activities (user_id, created_at desc, id)
    where activity_type <> 'cheer'`,
]);
