import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/db.ts';

/** Resolves once so many statements wait for what others hold, in a PostgreSQL database of the test's own. */
export async function untilWaiting({ kysely }: Db, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
      return rows.length;
    })
    .toBe(count);
}
