import { expect } from 'vitest';
import type { Database } from '../harness/server/database.ts';

const WAITING = `select 1 from pg_stat_activity where application_name = 'volleypath' and wait_event_type = 'Lock'`;

/** Waits until a transaction of the product's waits for a lock that the test holds. */
export async function expectBlocked(database: Database): Promise<void> {
  await expect.poll(() => database.query(WAITING)).not.toEqual([]);
}
