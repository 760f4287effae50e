import { sql } from 'kysely';
import { statements } from './migration.ts';

/**
 * Enrolments in programs of the players' own that were deleted become history, as a change that phones can pull: one that
 * was completed did not, and when its last drill was taken back, it ran again, with nothing to deal. The ids of own
 * programs are the only ones of version 7; the catalog's have version 4.
 */
export const gonePrograms = statements('0041-gone-programs', [
  sql`with gone as (
      select id, scope, row_number() over (partition by scope order by id) as place
      from user_regimens u
      where replaced_at is null and substr(regimen_id::text, 15, 1) = '7'
        and not exists (select from regimens r where r.id = u.regimen_id)),
    raised as (
      update scopes s set seq = s.seq + counted.rows
      from (select scope, count(*) as rows from gone group by scope) counted
      where s.scope = counted.scope
      returning s.scope, s.seq - counted.rows as before)
    update user_regimens u set
      is_active = false,
      replaced_at = now(),
      seq = raised.before + gone.place
    from gone join raised on raised.scope = gone.scope
    where u.id = gone.id`,
]);
