import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Players who stand on no leaderboard by their own wish; and who has more points than in the week before. */
export const boards = statements('0022-boards', [
  sql`alter table users add column off_boards boolean not null default false`,
  sql`drop index users_on_no_board`,
  sql`create index users_on_no_board on users (id) where hidden or disabled or off_boards or display_name is null`,

  // Of a week: the points of the week before, and how many more it has. Without a week before there is nothing to beat.
  sql`alter table point_totals add column before integer not null default 0`,
  sql`insert into point_totals (time_window, period, user_id, points, before)
    select time_window, to_char(period::date + 7, 'YYYY-MM-DD'), user_id, 0, points
    from point_totals where time_window = 'weekly' and points > 0
    on conflict (time_window, period, user_id) do update set before = excluded.before`,
  sql`alter table point_totals add column gain integer generated always as
    (case when before > 0 and points > before then points - before else 0 end) stored`,
  sql`create index point_totals_gain on point_totals (period, gain desc) where gain > 0 and time_window = 'weekly'`,
]);
