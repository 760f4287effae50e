import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { PACE } from '../.ci/pace.ts';
import { hireCaretaker } from 'api/src/testing/machine/caretaker.ts';
import { expectAccessible } from './harness/looks/accessibility.ts';
import { hearComplaints } from './harness/looks/complaints.ts';
import { type Account, signIn, signUp } from './harness/player/account.ts';
import { type Database, startDatabase } from './harness/server/database.ts';
import { type OwnPhone, unbox } from './harness/phone/own-phone.ts';
import { hold, type Phone, pickUp } from './harness/phone/phone.ts';
import { shoot } from './harness/looks/screenshots.ts';
import { type ProductServer, startServer } from './harness/server/server.ts';

interface PerWorker {
  /** Undefined on a machine without PostgreSQL. */
  database: Database | undefined;
  /** The product as it is run, on PostgreSQL if there is one, else embedded; up again before each test. */
  server: ProductServer;
}

interface PerTest {
  serverIsUp: void;
  /** What browsers objected to in the app's pages; a test fails when that is anything. */
  complaints: string[];
  /** A registered player with a complete profile, signed in on `phone` (and so on `page`). */
  player: Account;
  /** The phone that `page` is on. */
  phone: Phone;
  /**
   * One more phone, with nobody signed in, or this player. One that stays online is spared the service worker, as those
   * of `onlineTest` are.
   */
  morePhones: (account?: Account, staying?: 'online') => Promise<Phone>;
  /** A phone with a browser process of its own, signed in as this player, with a page that shows nothing yet. */
  ownPhone: (account: Account, args?: readonly string[]) => Promise<OwnPhone>;
  /** A query on the server's PostgreSQL; a test that asks for it is skipped where there is none. */
  sql: Database['query'];
  /** For `pnpm looks` (SCREENSHOTS in the environment): the page at both sizes, light and dark, to be looked at. */
  shot: (name: string, phone?: Phone) => Promise<void>;
  /** axe finds nothing, light and dark. */
  axe: (phone?: Phone) => Promise<void>;
  /** A screen as it should be: axe finds nothing; for `pnpm looks` it is shot instead. */
  look: (name: string, phone?: Phone) => Promise<void>;
}

export const test = base.extend<PerTest, PerWorker>({
  database: [
    async ({}, use) => {
      const database = await startDatabase();
      await use(database);
      await database?.close();
    },
    { scope: 'worker', timeout: 120_000 * PACE },
  ],

  server: [
    async ({ database }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'volleypath-server-'));
      const caretaker = hireCaretaker('rm -rf "$1"', [dataDir]);
      const server = await startServer({ dataDir, ...(database ? { databaseUrl: database.url } : {}) });
      await use(server);
      if (server.pid !== undefined) await server.stop();
      await caretaker.finish();
    },
    { scope: 'worker', timeout: 120_000 * PACE },
  ],

  serverIsUp: [
    async ({ server }, use) => {
      if (server.pid === undefined) await server.start();
      await use();
    },
    { auto: true },
  ],

  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },

  context: async ({ context, complaints }, use) => {
    await hearComplaints(context, complaints);
    await use(context);
  },

  baseURL: async ({ server }, use) => use(server.url),

  phone: async ({ context, page }, use) => use(hold(context, page)),

  player: async ({ phone, server }, use) => use(await signUp(phone.context.request, server)),

  morePhones: async ({ browser, server, complaints }, use) => {
    const phones: Phone[] = [];
    await use(async (account, staying) => {
      const context = await browser.newContext(staying ? { serviceWorkers: 'block' } : {});
      await hearComplaints(context, complaints);
      if (account) await signIn(context.request, server, account);
      const phone = await pickUp(context);
      phones.push(phone);
      return phone;
    });
    for (const { context } of phones) await context.close();
  },

  ownPhone: async ({ server, complaints }, use) => {
    const phones: OwnPhone[] = [];
    await use(async (account, args) => {
      const phone = await unbox(server.url, (context) => hearComplaints(context, complaints), args);
      phones.push(phone);
      await signIn(phone.context.request, server, account);
      return phone;
    });
    for (const phone of phones) await phone.dispose();
  },

  sql: async ({ database }, use, info) => {
    info.skip(database === undefined, 'needs PostgreSQL');
    if (database) await use((text, values) => database.query(text, values));
  },

  shot: async ({ phone }, use) =>
    use(async (name, on = phone) => {
      if (process.env['SCREENSHOTS']) await shoot(on.page, name);
    }),

  axe: async ({ phone }, use) => use((on = phone) => expectAccessible(on.page)),

  look: async ({ phone, shot, axe }, use) =>
    use(async (name, on = phone) => {
      await (process.env['SCREENSHOTS'] ? shot(name, on) : axe(on));
    }),
});

/**
 * For journeys that neither lose the network nor ask anything of the service worker: their phones are spared it, which
 * fetches the whole app first.
 */
export const onlineTest = test.extend({ serviceWorkers: 'block' });

export { expect } from '@playwright/test';
