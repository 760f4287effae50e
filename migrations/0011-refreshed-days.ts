import { sql } from 'kysely';
import { userId } from 'sync-protocol/ids';
import { refreshedDayId } from 'sync-protocol/rules/derived-ids';
import type { Migration } from './migration.ts';

interface Refreshed {
  userId: string;
  day: string;
  refreshes: number;
}

/** Days that a completion may still name, wherever its phone is, and then some. */
const DAYS_BACK = 30;

/** How often a day was refreshed, which until now was read from tasks that may be gone. */
export const refreshedDays: Migration = {
  name: '0011-refreshed-days',
  async up(db) {
    await sql`create table refreshed_days (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      day date not null,
      refreshes integer not null,
      scope text not null,
      seq bigint not null,
      born bigint not null
    )`.execute(db);
    await sql`create index refreshed_days_scope on refreshed_days (scope, seq)`.execute(db);
    await sql`create unique index refreshed_days_user_day on refreshed_days (user_id, day)`.execute(db);
    const { rows } = await sql<Refreshed>`
      select user_id::text as "userId", day::text as day, max(counter) as refreshes from tasks
      where counter > 0 and day >= current_date - ${DAYS_BACK}::integer
      group by user_id, day`.execute(db);
    const known = rows.map((row) => ({ ...row, id: refreshedDayId(userId.parse(row.userId), row.day) }));
    // Each row gets a number of its own in its scope, as any other change.
    await sql`
      with known as (
        select id, "userId", day, refreshes, 'user:' || "userId" as scope,
          row_number() over (partition by "userId" order by day) as place
        from json_to_recordset(${JSON.stringify(known)}::json)
          as known (id uuid, "userId" uuid, day date, refreshes integer)),
      raised as (
        update scopes s set seq = s.seq + added.count
        from (select scope, count(*) as count from known group by scope) as added
        where s.scope = added.scope
        returning s.scope, s.seq - added.count as seq)
      insert into refreshed_days (id, user_id, day, refreshes, scope, seq, born)
      select id, "userId", day, refreshes, known.scope, raised.seq + place, raised.seq + place
      from known join raised using (scope)`.execute(db);
  },
};
