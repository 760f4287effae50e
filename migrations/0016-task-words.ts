import { sql } from 'kysely';
import { statements } from './migration.ts';

/** A completion's own instant, and what was said of a task; until now the last word alone was kept, and was both. */
export const taskWords = statements('0016-task-words', [
  sql`alter table tasks add column completed_at timestamptz, add column words jsonb`,
  sql`update tasks set
    completed_at = case when is_completed then changed_at end,
    words = jsonb_build_array(jsonb_build_object(
      'at', to_char(changed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', coalesce(changed_by, ''),
      'day', case when is_completed then completed_day end))
    where changed_at is not null`,
  sql`alter table tasks drop column changed_at, drop column changed_by`,
]);
