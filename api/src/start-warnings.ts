import { sql } from 'kysely';
import { migrations, type Migration } from 'migrations';
import { TRUSTED_SKEW_MS } from 'sync-protocol/rules/training-day';
import type { Db } from '#db/db.ts';
import { newerMigrations } from '#db/migrate.ts';
import { VERSION } from '#version';

interface WarningLog {
  warn(about: object, text: string): void;
}

/** Says at a start what lets a server run and is wrong all the same. */
export async function warnAtStart(
  db: Db,
  log: WarningLog,
  { now = Date.now, known = migrations }: { now?: () => number; known?: readonly Migration[] } = {},
): Promise<void> {
  await warnOfNewerVersion(db, log, known);
  await warnOfWrongClock(db, log, now);
}

async function warnOfNewerVersion(db: Db, log: WarningLog, known: readonly Migration[]): Promise<void> {
  const newer = await newerMigrations(db, known);
  if (newer.length === 0) return;
  log.warn(
    { version: VERSION, migrations: newer },
    'a newer version has changed this database: start that version again, or restore a backup from before it',
  );
}

/** Where a phone's clock is off by more than is trusted, the server's decides on which day a player has trained. */
async function warnOfWrongClock(db: Db, log: WarningLog, now: () => number): Promise<void> {
  const asked = now();
  const { rows } = await sql<{ clock: string; newest: string | null }>`
    select clock_timestamp() as clock, (select max(at) from sync_marks) as newest`.execute(db.kysely);
  const [told] = rows;
  if (!told) return;
  const own = (asked + now()) / 2;
  const databaseAhead = Date.parse(told.clock) - own;
  if (Math.abs(databaseAhead) > TRUSTED_SKEW_MS)
    log.warn(
      { databaseAheadMinutes: minutes(databaseAhead) },
      'the clocks of this machine and of the database differ, set both: this machine’s clock decides which training day counts',
    );
  const newestAhead = told.newest === null ? 0 : Date.parse(told.newest) - own;
  if (newestAhead > TRUSTED_SKEW_MS)
    log.warn(
      { newestAheadMinutes: minutes(newestAhead) },
      'the latest saved change is dated in the future: this machine’s clock is slow now, or was fast before',
    );
}

function minutes(ms: number): number {
  return Math.round(ms / 60_000);
}
