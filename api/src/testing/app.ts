import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import { parseConfig, type Config } from '#config';
import type { Db } from '#db/db.ts';
import type { Deps } from '#deps';
import { createPictureDesk } from '#features/profile/picture/picture-desk.ts';
import { createArrivals } from '#features/stories/media/arrivals.ts';
import { createVideoDesk } from '#features/stories/media/video-desk.ts';
import { createDiskStore } from '#providers/media/disk-store.ts';
import { createBackground } from '#providers/background.ts';
import type { Mail } from '#providers/mail/mail.ts';
import type { PushMessage } from 'sync-protocol/web-push-message';
import type { OpenId } from '#providers/open-id.ts';
import type { UserId } from 'sync-protocol/ids';
import type { Relationship } from 'sync-protocol/rules/profile/privacy';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import { createSecondOpinion } from '#providers/vision/second-opinion.ts';
import type { VisionScores } from '#providers/vision/vision-scores.ts';
import type { PushOutcome } from '#providers/push/web-push.ts';
import { TIES } from '#features/relations.ts';
import { relationsOf, type TieSource } from '#features/profile/commands.ts';
import { serverHalves } from '#features/server-halves.ts';
import { createCatalog } from '#features/training/catalog.ts';
import { localPokeBus, type PokeBus } from '#sync/pokes/poke-bus.ts';
import { RecentChanges } from '#sync/write/recent-changes.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import { buildApp } from '../app.ts';
import { testContent } from './catalog.ts';
import { TestClient } from './client.ts';
import { openTestDatabase, type DatabaseKind } from './databases/databases.ts';

export interface TestAppOptions {
  /** A new database of this kind, or one that is open already (and stays open). */
  database: DatabaseKind | Db;
  /** What differs from a laptop's configuration without rate limits. */
  config?: Partial<Config>;
  webRoot?: string | null;
  openId?: OpenId | null;
  /** Another bus than that of a single node; stays open. */
  pokes?: PokeBus;
}

/** The real app on a real database, with a clock that tests set and the log lines that it wrote. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  deps: Deps;
  /** The server's time, milliseconds since 1970: begins at noon of the real day, far from any day's turn, and stands still. */
  clock: { now: number };
  logs: string[];
  /** What was pushed, and what the push services answer to the endpoint; `sent` unless a test says otherwise. */
  pushed: { endpoint: string; message: PushMessage; seconds: number }[];
  pushOutcomes: Map<string, PushOutcome>;
  /** What was mailed, once nothing is under way. */
  mails: () => Promise<Mail[]>;
  /** Who plays with, or against, whom besides what the rows say: by viewer, then by player. */
  relations: Map<UserId, Map<UserId, Relationship>>;
  /** What is seen on every picture; nothing bad unless a test says so. */
  vision: { scores: VisionScores };
  /** A browser without a session. */
  client: () => TestClient;
  close(): Promise<void>;
}

const HARMLESS: VisionScores = { drawing: 0, hentai: 0, neutral: 1, porn: 0, sexy: 0 };

const catalog = createCatalog(testContent);

/** Builds the app for tests; `inject` goes through everything but the socket. */
export async function buildTestApp({
  database,
  config = {},
  webRoot = null,
  openId = null,
  pokes = localPokeBus(),
}: TestAppOptions): Promise<TestApp> {
  const db = typeof database === 'string' ? await openTestDatabase(database) : database;
  const clock = { now: new Date().setUTCHours(12, 0, 0, 0) };
  const logs: string[] = [];
  const pushed: TestApp['pushed'] = [];
  const pushOutcomes: TestApp['pushOutcomes'] = new Map();
  const mails: Mail[] = [];
  const background = createBackground((error) => {
    throw error;
  });
  const pictures = createPictureDesk();
  const mediaFolder = await mkdtemp(join(tmpdir(), 'volley-media-'));
  const vision = { scores: HARMLESS };
  const relations: TestApp['relations'] = new Map();
  const pretended: TieSource = {
    select: (viewer) => {
      const ties = [...relations].flatMap(([from, all]) =>
        [...all].map(([id, facts]) => ({ from, id, facts })),
      );
      return `select tie.id, tie.facts from json_to_recordset('${JSON.stringify(ties)}')
        as tie ("from" uuid, id uuid, facts json) where tie."from" = ${viewer}`;
    },
    relationshipOf: ([one]) => one as Relationship,
  };
  const ties = relationsOf([...TIES, pretended]);
  const deps: Deps = {
    config: { ...parseConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'info', DATA_DIR: mediaFolder }), ...config },
    db,
    webPush: {
      publicKey: 'test-key',
      answers: new Map([['410', 2]]),
      send: async ({ endpoint }, message, seconds) => {
        pushed.push({ endpoint, message, seconds });
        return pushOutcomes.get(endpoint) ?? { kind: 'sent' };
      },
    },
    openId,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
      forget: async (address) => {
        mails.splice(0, mails.length, ...mails.filter(({ to }) => to !== address));
      },
      close: () => undefined,
    },
    background,
    catalog,
    tables: SYNCED,
    halves: serverHalves(ties),
    pokes,
    recent: new RecentChanges(),
    pictures,
    arrivals: createArrivals(join(mediaFolder, 'arriving')),
    videos: createVideoDesk({ folder: join(mediaFolder, 'clips') }),
    rowsAPage: MAX_ROWS_A_PAGE,
    // Streams say what a test has made them say, unless it wants more.
    idlePokeMs: Infinity,
    vision: { look: async () => vision.scores, close: async () => undefined },
    secondOpinion: config.visionModel ? createSecondOpinion(config.visionModel) : null,
    media: createDiskStore(mediaFolder),
    relations: ties,
    now: () => new Date(clock.now),
    webRoot,
    lifecycle: { draining: false },
    logTo: { write: (line) => logs.push(line) },
  };
  const app = await buildApp(deps);
  return {
    app,
    db,
    deps,
    clock,
    logs,
    pushed,
    pushOutcomes,
    mails: async () => {
      await background.idle();
      return mails;
    },
    relations,
    vision,
    client: () => new TestClient(app, deps.config.publicUrl?.origin ?? 'http://localhost'),
    close: async () => {
      await app.close();
      pictures.close();
      await rm(mediaFolder, { recursive: true, force: true });
      await background.idle();
      if (typeof database === 'string') await db.close();
    },
  };
}

/** An app of its own for the enclosing `describe`; asked for inside its tests. */
export function testApp(options: TestAppOptions): () => TestApp {
  let world: TestApp | undefined;
  beforeAll(async () => {
    world = await buildTestApp(options);
  });
  afterAll(async () => {
    await world?.close();
  });
  return () => {
    if (!world) throw new Error('the app is there once the tests run');
    return world;
  };
}
