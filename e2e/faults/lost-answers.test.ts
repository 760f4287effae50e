import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Fault } from '../harness/server/fault.ts';
import { laneOf } from './audit.ts';
import { expectNothingLost } from './drain.ts';
import type { PlayersPhone } from './phone.ts';
import { type Page, startPortal } from './portal.ts';
import { inAWorld } from './world.ts';

const PUSH = /^POST \/api\/sync\/push/;
const PULL = /^GET \/api\/sync\/pull/;

/** What becomes of the answer to a push that the server has committed. */
const LOST: Fault[] = [
  { kind: 'drop-reply' },
  { kind: 'cut-reply', afterBytes: 1 },
  { kind: 'cut-reply', afterBytes: 400 },
  { kind: 'cut-reply', afterBytes: 1500 },
  { kind: 'truncate-reply', afterBytes: 0 },
  { kind: 'truncate-reply', afterBytes: 400 },
  { kind: 'truncate-reply', afterBytes: 1500 },
];

const json = (value: unknown) => JSON.stringify(value);
const HTML = '<!doctype html><title>Gym Wi-Fi</title><p>Please accept our terms.';
const ANSWER = json({ results: [], serverTime: new Date(0).toISOString(), padding: 'x'.repeat(2000) });

/** Pages that stand between a phone and its server. */
const PORTALS: Record<string, Page> = {
  'a page with status 200': { status: 200, type: 'text/html', body: HTML },
  'a page that says it is JSON': { status: 200, type: 'application/json', body: HTML },
  'a redirect to a sign-in page': { status: 302, type: 'text/html', body: HTML, location: '/sign-in' },
  'a page with status 401': { status: 401, type: 'text/html', body: HTML },
  'a page with status 403': { status: 403, type: 'text/html', body: HTML },
  'a page with status 426': { status: 426, type: 'text/html', body: HTML },
  'a page with status 511': { status: 511, type: 'text/html', body: HTML },
  'an empty answer': { status: 200, type: 'application/json', body: '' },
  'no content': { status: 204, type: 'application/json', body: '' },
  'JSON of somebody else': { status: 200, type: 'application/json', body: json({ ok: true }) },
  'a list': { status: 200, type: 'application/json', body: '[]' },
  'JSON cut short': { status: 200, type: 'application/json', body: ANSWER.slice(0, 60) },
  'gzip cut short': {
    status: 200,
    type: 'application/json',
    encoding: 'gzip',
    body: gzipSync(ANSWER).subarray(0, 40),
  },
  'gzip that is none': { status: 200, type: 'application/json', encoding: 'gzip', body: ANSWER },
};

inAWorld('what the server answered never arrives', (world) => {
  /** A phone behind the proxy that has something to tell. */
  async function aBusyPhone(): Promise<PlayersPhone> {
    const phone = await world().newPlayersPhone();
    phone.origin = world().proxy.url;
    await phone.start();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    for (const task of await phone.tasks()) await phone.setCompleted(task);
    // Long enough that the answer's page is zipped and comes in several pieces.
    for (let count = 0; count < 30; count++) await phone.setNotes(await phone.keepQuote(), `note ${count}`);
    return phone;
  }

  test.each(LOST)('F2 %j after the commit', async (fault) => {
    const { proxy, database } = world();
    const phone = await aBusyPhone();
    const waiting = await phone.waiting();
    const shown = await phone.tasks();
    proxy.inject({ match: PUSH, fault });

    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await laneOf(database, phone)).toEqual({ lastId: waiting + 1, refused: 0 });
    expect(await phone.waiting()).toBe(waiting);
    expect(await phone.tasks()).toEqual(shown);
    await expectNothingLost(database, phone);
  });

  test('F2 ten answers are lost, one after the other, while the player goes on', async () => {
    const { proxy, database } = world();
    const phone = await aBusyPhone();
    const [task] = await phone.tasks();
    if (!task) throw new Error('no task was dealt');
    for (const fault of [...LOST, ...LOST.slice(0, 3)]) {
      proxy.inject({ match: PUSH, fault });
      await phone.setCompleted(task, !phone.journal.tasks.get(task.id));
      expect(await phone.sync()).toEqual({ state: 'offline' });
    }
    await expectNothingLost(database, phone);
  });

  test.each(LOST)('F26 %j on the way to a new phone', async (fault) => {
    const { proxy, database } = world();
    const old = await aBusyPhone();
    await old.sync();
    const phone = await world().anotherPhone(old);
    phone.origin = proxy.url;
    proxy.inject({ match: PULL, fault });
    expect(await phone.sync()).toEqual({ state: 'offline' });
    expect(await phone.tasks()).toEqual([]);
    await expectNothingLost(database, old, phone);
  });

  test.each(Object.entries(PORTALS))('F34 %s', async (_, page) => {
    const phone = await aBusyPhone();
    const waiting = await phone.db.outbox.toArray();
    const shown = await phone.tasks();
    const portal = await startPortal(page);
    phone.origin = portal.url;
    try {
      const outcome = await phone.sync();
      expect(['offline', 'failed']).toContain(outcome.state);
    } finally {
      await portal.close();
    }
    expect(portal.hits()).toBeGreaterThan(0);
    expect(await phone.db.outbox.toArray()).toEqual(waiting);
    expect(await phone.tasks()).toEqual(shown);
    phone.origin = world().server.url;
    await expectNothingLost(world().database, phone);
  });
});
