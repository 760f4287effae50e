import { sql } from 'kysely';
import { migrations, type Migration } from 'migrations';
import { TRUSTED_SKEW_MS } from 'sync-protocol/rules/training-day';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps';
import { newerMigrations } from '#db/migrate.ts';
import { VERSION } from '#version';
import { DEMO_IDS } from './demo/people.ts';

interface WarningLog {
  warn(about: object, text: string): void;
}

/** The id of no file. */
const NO_FILE = '00000000-0000-0000-0000-000000000000';

/** Says at a start what lets a server run and is wrong all the same. */
export async function warnAtStart(
  { db, ...deps }: Pick<Deps, 'db' | 'config' | 'webRoot'>,
  log: WarningLog,
  { now = Date.now, known = migrations }: { now?: () => number; known?: readonly Migration[] } = {},
): Promise<void> {
  for (const text of missingForPlayers(deps)) log.warn({}, text);
  if (deps.config.production) await warnOfDemo(db, log);
  await warnOfNewerVersion(db, log, known);
  await warnOfWrongClock(db, log, now);
}

/** What a server does without while it is tried out, and players would not. */
function missingForPlayers({ config, webRoot }: Pick<Deps, 'config' | 'webRoot'>): string[] {
  if (!config.production) return [];
  const missing = [];
  if (config.databaseUrl === null)
    missing.push('DATABASE_URL is not set: the embedded database does not outlive every power cut');
  if (config.smtpUrl === null)
    missing.push('SMTP_URL is not set: mails will be written to files, and reach nobody');
  if (config.operatorEmail === null)
    missing.push(
      'neither OPERATOR_EMAIL nor CONTACT_EMAIL is set: nobody is told when a player reports something',
    );
  if (webRoot === null) missing.push('the app is not built: whoever opens it finds nothing');
  return missing;
}

/** Everybody can read the password of the demo's players. */
async function warnOfDemo({ kysely }: Db, log: WarningLog): Promise<void> {
  const found = await kysely
    .selectFrom('users')
    .select('email')
    .where('id', 'in', DEMO_IDS)
    .where('disabled', '=', false)
    .orderBy('email')
    .execute();
  if (found.length === 0) return;
  log.warn(
    { players: found.map(({ email }) => email) },
    'players of the demo are in this database, and their password is no secret: "npm run admin -- delete" takes them away one by one',
  );
}

/**
 * Says where files can't be read, as by a mistyped key, or lie elsewhere than before: nothing else does, they are just not
 * found. A store that is away may come back while the server runs.
 */
export async function warnOfMissingFiles(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  log: WarningLog & { error(about: object, text: string): void },
): Promise<void> {
  try {
    await media.get(NO_FILE);
    const newest = await db.kysely
      .selectFrom('media')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (newest && !(await media.has(newest.id)))
      log.warn(
        { file: newest.id },
        'the newest file of a story is not there: do DATA_DIR and the S3_ variables name another place than before?',
      );
  } catch (error) {
    log.error({ err: error }, 'files can’t be read');
  }
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
