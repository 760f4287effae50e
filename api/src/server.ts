import { constants, existsSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { migrations } from 'migrations';
import * as content from 'migrations/catalog';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import { createDb, type Db } from '#db/db.ts';
import { openEngine } from '#db/dialect.ts';
import { codeOf } from '#db/errors.ts';
import { migrate } from '#db/migrate.ts';
import { allJobs } from '#jobs/all.ts';
import { startJobs } from '#jobs/jobs.ts';
import { createPictureDesk } from '#features/profile/picture/picture-desk.ts';
import { createArrivals } from '#features/stories/media/arrivals.ts';
import { createVideoDesk } from '#features/stories/media/video-desk.ts';
import { SERVER_HALVES } from '#features/server-halves.ts';
import { relations } from '#features/relations.ts';
import { keptVapidKeys } from '#features/notifications/web-push/vapid.ts';
import { createOpenId } from '#providers/open-id.ts';
import { createBackground } from '#providers/background.ts';
import { openMediaStore } from '#providers/media/open-media-store.ts';
import { openMailer } from '#providers/mail/open-mailer.ts';
import { createSecondOpinion } from '#providers/vision/second-opinion.ts';
import { createVision } from '#providers/vision/vision.ts';
import { createWebPush, type PushSender } from '#providers/push/web-push.ts';
import { createCatalog } from '#features/training/catalog.ts';
import { renewEpochIfRestored } from '#sync/pull/epoch.ts';
import { localPokeBus, type PokeBus } from '#sync/pokes/poke-bus.ts';
import { tellMutations } from '#sync/push/newer-mutations.ts';
import { IDLE_POKE_MS } from '#sync/pokes/pokes.ts';
import { sharedPokeBus } from '#sync/pokes/shared-poke-bus.ts';
import { RecentChanges } from '#sync/write/recent-changes.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import type { DemoSignIn } from './demo/load.ts';
import { buildApp } from './app.ts';
import { ConfigError, type Config } from './config.ts';
import type { Deps } from './deps.ts';
import { listen } from './listening.ts';
import { warnAtStart, warnOfMissingFiles } from './start-warnings.ts';
import { VERSION } from './version.ts';

export interface RunningServer {
  /** The demo's players to sign in as; empty without the demo. */
  signIns: readonly DemoSignIn[];
  /** Where the app is reached. */
  url: string;
  /** Says that it is not ready any more, finishes what it has begun, and closes the database. */
  close(): Promise<void>;
  /** For what goes wrong outside of a request. */
  report(error: unknown): void;
}

/** Stands in for a contact while the server is only tried out; some push services refuse it. */
const UNKNOWN_OPERATOR = 'mailto:operator@volleypath.invalid';

/** How often a stopping server looks for connections with nothing under way. */
const SWEEP_MS = 50;

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url));

/**
 * From a configuration to a server that answers.
 * @param demo loads players with weeks of history first
 */
export async function startServer(config: Config, { demo = false } = {}): Promise<RunningServer> {
  let report = (error: unknown) => console.error(error);
  const opened: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of opened.toReversed()) await close();
  };
  try {
    await haveDataDir(config);
    const db = createDb(await openEngine(config, (error) => report(error)), (error) => report(error));
    opened.push(() => db.close());
    const steps = await migrate(db, migrations);
    const isRestored = await renewEpochIfRestored(db);
    await tellMutations(db);
    const pokes = await openPokes(config, db, (error) => report(error));
    opened.push(() => pokes.close());
    let sayOfMail: (file: string) => void = () => undefined;
    const mailer = await openMailer(config, (file) => sayOfMail(file));
    opened.push(async () => mailer.close());
    const background = createBackground((error) => report(error));
    opened.push(() => background.idle());
    const pictures = createPictureDesk();
    opened.push(async () => pictures.close());
    const vision = createVision();
    opened.push(() => vision.close());
    const deps: Deps = {
      config,
      db,
      catalog: createCatalog(content),
      tables: SYNCED,
      halves: SERVER_HALVES,
      pokes,
      recent: new RecentChanges(),
      rowsAPage: MAX_ROWS_A_PAGE,
      idlePokeMs: IDLE_POKE_MS,
      webPush: await openWebPush(config, db),
      openId: config.openId && createOpenId(config.openId),
      mailer,
      background,
      pictures,
      arrivals: createArrivals(join(config.dataDir, 'arriving')),
      videos: createVideoDesk({ folder: join(config.dataDir, 'clips') }),
      vision,
      secondOpinion: config.visionModel && createSecondOpinion(config.visionModel),
      media: openMediaStore(config),
      relations,
      now: () => new Date(),
      webRoot: existsSync(join(WEB_ROOT, 'index.html')) ? WEB_ROOT : null,
      lifecycle: { draining: false },
    };
    const signIns = demo ? await demoSignIns(deps) : [];
    const app = await buildApp(deps);
    report = (error) => {
      app.trouble.note(error);
      app.log.error({ err: error }, 'outside of a request');
    };
    sayOfMail = (file) => app.log.warn({ file }, 'SMTP_URL is not set: a mail was written to a file');
    app.log.info({ version: VERSION }, 'VolleyPath starts');
    if (steps.length > 0)
      app.log.info({ steps: steps.length, last: steps.at(-1) }, 'the database was brought up to date');
    if (isRestored)
      app.log.warn('the database was put back from a dump: phones send again what it has forgotten');
    await warnAtStart(deps, app.log);
    // Nothing waits for it: a bucket that is away answers late.
    void warnOfMissingFiles(deps, app.log);
    const jobs = await startJobs(db, allJobs(deps, app.log), { report: (error) => report(error) });
    opened.push(() => jobs.stop());
    app.metrics.gauge(
      'jobs_late_seconds',
      'For how long the oldest job has been due that no living node has begun',
      () => jobs.secondsLate(),
    );
    // Last of all: whoever can connect finds everything in place.
    await listen(app, config);
    return {
      signIns,
      url: urlOf(config, app.server.address()),
      report: (error) => report(error),
      close: async () => {
        deps.lifecycle.draining = true;
        await finishRequests(app);
        await closeAll();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/** @throws ConfigError where files can't be kept: players would hear of it one by one, with their first photo */
async function haveDataDir({ dataDir }: Config): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${dataDir} can’t be written (${codeOf(error)})`]);
  }
}

/** The demo's modules draw pictures, and are loaded for it alone. */
async function demoSignIns(deps: Deps): Promise<readonly DemoSignIn[]> {
  const { loadDemo } = await import('./demo/load.ts');
  return loadDemo(deps);
}

/** Connections that browsers keep open are closed as soon as nothing is under way on them. */
async function finishRequests(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

/** The embedded database belongs to one process; on PostgreSQL there may be other nodes. */
async function openPokes(
  { databaseUrl }: Config,
  { kysely }: Db,
  report: (error: unknown) => void,
): Promise<PokeBus> {
  return databaseUrl === null ? localPokeBus() : sharedPokeBus(databaseUrl, kysely, report);
}

async function openWebPush(config: Config, db: Db): Promise<PushSender> {
  return createWebPush({
    keys: await keptVapidKeys(db),
    subject: config.vapidSubject ?? UNKNOWN_OPERATOR,
    extraHosts: config.pushHosts,
  });
}

function urlOf({ publicUrl, port }: Config, address: AddressInfo | string | null): string {
  const actualPort = typeof address === 'object' && address !== null ? address.port : port;
  return publicUrl?.href ?? `http://localhost:${actualPort}`;
}
