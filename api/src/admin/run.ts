import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { migrations } from 'migrations';
import type { Config } from '#config';
import { createDb, type Db } from '#db/db.ts';
import { EMBEDDED, openEngine } from '#db/dialect.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { relations } from '#features/relations.ts';
import { SERVER_HALVES } from '#features/server-halves.ts';
import { createBackground } from '#providers/background.ts';
import { openMailer } from '#providers/mail/open-mailer.ts';
import { openMediaStore } from '#providers/media/open-media-store.ts';
import { localPokeBus } from '#sync/pokes/poke-bus.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { RecentChanges } from '#sync/write/recent-changes.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { announceCommands } from './announce.ts';
import { UsageError, type AdminCommand, type AdminDeps } from './command.ts';
import { messageCommands } from './messages.ts';
import { quarantineCommands } from './quarantined.ts';
import { reportCommands } from './reports.ts';
import { restoreCommands } from './restored.ts';
import { storyCommands } from './stories.ts';
import { teamCommands } from './teams.ts';
import { userCommands } from './users.ts';
import { waitingCommands } from './waiting.ts';
import { wordCommands } from './words.ts';

/** Every command by its name. */
const COMMANDS: Readonly<Record<string, AdminCommand>> = {
  ...waitingCommands,
  ...userCommands,
  ...reportCommands,
  ...wordCommands,
  ...storyCommands,
  ...teamCommands,
  ...messageCommands,
  ...quarantineCommands,
  ...announceCommands,
  ...restoreCommands,
};

/**
 * Does what the operator asks for on the database that the configuration names.
 * @throws UsageError that says what can be asked for; DataDirInUse while the server has the embedded database
 */
export async function runAdmin(
  config: Config,
  words: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const [name = '', ...args] = words;
  if (name === '' || name === 'help') return say(helpText());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(helpText());
  // What fails beside the command, such as telling the server's nodes, doesn't end it half way.
  const report = (error: unknown) =>
    say(`Something else failed, the command itself goes on: ${String(error)}`);
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, EMBEDDED))) throw notBegun();
  const db = createDb(await openEngine(config, report), report);
  try {
    if (!(await isBegun(db))) throw notBegun();
    // The server brings it up to date as it starts: here it would happen under an older one that runs.
    if ((await pendingMigrations(db, migrations)).length > 0) throw new UsageError(OLDER);
    const pokes =
      config.databaseUrl === null
        ? localPokeBus()
        : await sharedPokeBus(config.databaseUrl, db.kysely, report);
    const mailer = await openMailer(config, (file) => say(`An email was written to ${file}.`));
    const background = createBackground((error) => say(`Something with an email failed: ${String(error)}`));
    const deps: AdminDeps = {
      config,
      db,
      pokes,
      recent: new RecentChanges(),
      tables: SYNCED,
      halves: SERVER_HALVES,
      relations,
      mailer,
      background,
      media: openMediaStore(config),
      now: () => new Date(),
      say,
    };
    try {
      await command.run(deps, args);
    } finally {
      await background.idle();
      mailer.close();
      await pokes.close();
    }
  } finally {
    await db.close();
  }
}

/** In another folder, or without its `.env`, a command would begin a database, and say that nothing waits there. */
const notBegun = () =>
  new UsageError(
    'No server has begun this database yet. Are you in the folder with the server’s .env, and is it the right one?',
  );

const OLDER =
  'This database is still that of an older version. Start the server of this version first, after a backup.';

async function isBegun({ kysely }: Db): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass('schema_migrations')::text as found`.execute(kysely);
  return typeof rows[0]?.found === 'string';
}

/** The column in which it is said what a command does; below one that reaches so far. */
const ABOUT_AT = 31;

function helpText(): string {
  const lines = Object.entries(COMMANDS).flatMap(([name, { usage, about }]) => {
    const call = `  ${name} ${usage}`.trimEnd();
    if (call.length >= ABOUT_AT) return [call, ' '.repeat(ABOUT_AT) + about];
    return call.padEnd(ABOUT_AT) + about;
  });
  return [
    'Usage: npm run admin -- <command>',
    '',
    ...lines,
    '',
    'A player is an id, an email address or a username.',
  ].join('\n');
}
