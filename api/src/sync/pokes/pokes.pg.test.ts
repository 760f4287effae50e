import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { devices, signOutDevice, signOutOthers } from 'sync-protocol/contract/session/account';
import { logout } from 'sync-protocol/contract/session/session';
import { newId, savedQuoteId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionsScope, userScope } from '#db/scopes.ts';
import { notify } from '#features/notifications/notify.ts';
import { buildTestApp, type TestApp } from '#testing/app.ts';
import { onOneDatabase } from '#testing/databases/databases.ts';
import { aPhone, type TestPhone } from '#testing/phone.ts';
import { HEARTBEAT_MS, HEARTBEATS_A_CHECK, MAX_STREAMS_A_PLAYER } from './pokes.ts';

/** An open stream of pokes. */
class PokeStream {
  readonly #reader: ReadableStreamDefaultReader<string>;
  #heard = '';

  constructor({ body }: Response) {
    if (!body) throw new Error('no stream');
    this.#reader = body.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** The data of the next event; null once the stream has ended. */
  async next(): Promise<unknown> {
    for (;;) {
      const found = /^data: (.*)\n\n/m.exec(this.#heard);
      if (found?.[1]) {
        this.#heard = this.#heard.slice(found.index + found[0].length);
        return JSON.parse(found[1]);
      }
      const { done, value } = await this.#reader.read();
      if (done) return null;
      this.#heard += value;
    }
  }

  close(): Promise<void> {
    return this.#reader.cancel();
  }
}

onOneDatabase('S7.1: pokes', (database) => {
  let world: TestApp;
  let origin: string;
  let phone: TestPhone;
  beforeEach(async () => {
    world = await buildTestApp({ database });
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
    phone = await aPhone(world);
    await phone.pull();
  });
  afterEach(() => world.close());

  const listen = async (of: TestPhone, query = '') => {
    const cookie = [...of.client.cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(`${origin}/api/sync/poke${query}`, { headers: { cookie } });
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    return new PokeStream(answer);
  };
  const save = (of: TestPhone) => {
    const id = savedQuoteId.parse(newId());
    return of.push(
      of.mutation('savedQuote.save', { savedQuoteId: id, quote: id, category: 'focus', notes: 'Secret' }),
    );
  };
  const tellOf = (title: string) => {
    const news = { type: 'achievement' as const, title, message: '', path: '/', at: new Date() };
    return world.db.transaction((tx) => notify(world.deps, tx, phone.user.id, news));
  };
  const seq = async () => {
    const scope = userScope(phone.user.id);
    return (
      await world.db.kysely.selectFrom('scopes').select('seq').where('scope', '=', scope).executeTakeFirst()
    )?.seq;
  };

  test('reach the player’s other devices after the commit, with the scope and its number alone', async () => {
    const tablet = await listen(await aPhone(world, phone.user));
    const own = await listen(phone, `?clientGroup=${phone.clientGroup}`);
    const stranger = await listen(await aPhone(world));
    await save(phone);
    expect(await tablet.next()).toEqual({ scope: userScope(phone.user.id), seq: await seq() });
    const other = await aPhone(world, phone.user);
    await other.pull();
    await save(other);
    expect(await own.next()).toEqual({ scope: userScope(phone.user.id), seq: await seq() });
    await world.app.close();
    expect(await stranger.next()).toBeNull();
    expect(await own.next()).toBeNull();
  });

  test('come with a notification from the server itself, which the next pull brings', async () => {
    const own = await listen(phone, `?clientGroup=${phone.clientGroup}`);
    await tellOf('Well done');
    expect(await own.next()).toEqual({ scope: userScope(phone.user.id), seq: await seq() });
    await phone.pull();
    expect(phone.rows('notifications')).toMatchObject([{ title: 'Well done', read: false }]);
  });

  test('come of a team from when the player is in it until they leave', async () => {
    const team = `team:${newId()}`;
    let isIn = false;
    world.deps.halves = [{ scopes: () => `select '${team}' as scope where ${isIn}` }];
    const subscribe = vi.spyOn(world.deps.pokes, 'subscribe');
    const stream = await listen(phone);
    const tell = (scope: string, seq: number) => world.deps.pokes.publish([{ scope, seq, sender: null }]);
    const own = userScope(phone.user.id);
    tell(team, 1);
    isIn = true;
    tell(own, 2);
    expect(await stream.next()).toEqual({ scope: own, seq: 2 });
    // What was poked there before anybody heard of it.
    expect(await stream.next()).toEqual({ scope: team, seq: 0 });
    tell(team, 3);
    expect(await stream.next()).toEqual({ scope: team, seq: 3 });
    isIn = false;
    tell(own, 4);
    expect(await stream.next()).toEqual({ scope: own, seq: 4 });
    await expect.poll(() => subscribe.mock.lastCall?.[0]).not.toContain(team);
    tell(team, 5);
    tell(own, 6);
    expect(await stream.next()).toEqual({ scope: own, seq: 6 });
  });

  test('come of the teams that the player is in now, in whatever order the database answers', async () => {
    const own = userScope(phone.user.id);
    const [first, second] = [`team:${newId()}`, `team:${newId()}`];
    let team = first;
    world.deps.halves = [{ scopes: () => `select '${team}' as scope` }];
    const stream = await listen(phone);
    const tell = (scope: string, seq: number) => world.deps.pokes.publish([{ scope, seq, sender: null }]);
    // The next look at the teams is answered last of all.
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { kysely } = world.db;
    const looking = vi.spyOn(kysely, 'withoutPlugins');
    for (const { promise } of answers)
      looking.mockImplementationOnce(() => {
        const plain = Object.create(kysely) as typeof kysely;
        plain.executeQuery = async (query) => {
          const found = await kysely.executeQuery(query);
          await promise;
          return found;
        };
        return plain;
      });
    tell(own, 1);
    team = second;
    tell(own, 2);
    answers[1]?.resolve();
    await turn();
    answers[0]?.resolve();
    const heard = [await stream.next(), await stream.next(), await stream.next()];
    expect(heard).toEqual([
      { scope: own, seq: 1 },
      { scope: own, seq: 2 },
      { scope: second, seq: 0 },
    ]);
    tell(first, 3);
    tell(second, 4);
    expect(await stream.next()).toEqual({ scope: second, seq: 4 });
  });

  test('come of a team that the player joined while the stream began', async () => {
    const own = userScope(phone.user.id);
    const team = `team:${newId()}`;
    let isIn = false;
    world.deps.halves = [{ scopes: () => `select '${team}' as scope where ${isIn}` }];
    const { kysely } = world.db;
    vi.spyOn(kysely, 'withoutPlugins').mockImplementation(() => {
      const plain = Object.create(kysely) as typeof kysely;
      plain.executeQuery = async (query) => {
        const found = await kysely.executeQuery(query);
        if (!isIn && JSON.stringify(found.rows).includes(own)) {
          isIn = true;
          world.deps.pokes.publish([{ scope: own, seq: 1, sender: null }]);
        }
        return found;
      };
      return plain;
    });
    const stream = await listen(phone);
    expect(await stream.next()).toEqual({ scope: team, seq: 0 });
  });

  test('have it asked which scopes a player holds only where that may have changed, or no answer is young', async () => {
    const stream = await listen(phone);
    const asking = vi.spyOn(world.db.kysely, 'withoutPlugins');
    const asksAfter = async (halves = world.deps.halves) => {
      asking.mockClear();
      world.deps.halves = halves;
      await tellOf('News');
      await stream.next();
      return asking.mock.calls.length;
    };
    const { halves } = world.deps;
    expect(await asksAfter()).toBe(0);
    expect(await asksAfter([...halves, { scopesBy: 'notifications' }])).toBe(1);
    asking.mockImplementationOnce(() => {
      throw new Error('no database');
    });
    expect(await asksAfter()).toBe(1);
    expect(await asksAfter(halves)).toBe(1);
    expect(await asksAfter()).toBe(0);
    vi.spyOn(world.deps, 'now').mockReturnValue(new Date(world.deps.now().getTime() + 60_000));
    expect(await asksAfter()).toBe(1);
  });

  test('do not come for what changed nothing', async () => {
    const tablet = await listen(await aPhone(world, phone.user));
    await phone.push({ ...phone.mutation('tasks.refresh', {}), name: 'unknown' });
    await save(phone);
    expect(await tablet.next()).toMatchObject({ seq: await seq() });
  });

  test('end when the server stops, and let it stop', async () => {
    const stream = await listen(phone);
    await world.app.close();
    expect(await stream.next()).toBeNull();
  });

  test('end with their session, and no other: what ended it tells them at once', async () => {
    const listening = async () => {
      const device = await aPhone(world, phone.user);
      return { device, stream: await listen(device) };
    };
    const expectOver = async ({ stream }: { stream: PokeStream }) => {
      // A last word without news: the device asks, and learns why.
      expect(await stream.next()).toEqual({ scope: userScope(phone.user.id), seq: 0 });
      expect(await stream.next()).toBeNull();
    };
    const own = await listen(phone);
    const stranger = await aPhone(world);
    await stranger.pull();
    const strangersEar = await listen(stranger);

    const one = await listening();
    const [current] = (await one.device.client.ok(devices)).filter(({ isCurrent }) => isCurrent);
    await phone.client.ok(signOutDevice, { params: { id: current?.id ?? '' } });
    await expectOver(one);
    const copied = await listening();
    await copied.device.client.ok(logout);
    await expectOver(copied);
    const others = [await listening(), await listening()];
    await phone.client.ok(signOutOthers);
    for (const other of others) await expectOver(other);

    await save(stranger);
    expect(await strangersEar.next()).toMatchObject({ scope: userScope(stranger.user.id) });
    await save(phone);
    expect(await own.next()).toEqual({ scope: userScope(phone.user.id), seq: await seq() });
  });

  test('end within five minutes where nobody told of the session’s end; other signs of life ask nothing', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    try {
      const stream = await listen(phone);
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      await world.db.kysely.deleteFrom('sessions').where('userId', '=', phone.user.id).execute();
      world.clock.now += HEARTBEATS_A_CHECK * HEARTBEAT_MS;
      const asked = vi.spyOn(world.app.sessions, 'stands');
      await vi.advanceTimersByTimeAsync((HEARTBEATS_A_CHECK - 2) * HEARTBEAT_MS);
      expect(asked).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
      expect(await stream.next()).toMatchObject({ seq: 0 });
      expect(await stream.next()).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  test('S7.3: come for no reason too, at moments without a rhythm, until the device has gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      world.deps.idlePokeMs = 60_000;
      const [chance, set, clear] = [
        vi.spyOn(Math, 'random').mockReturnValue(0.5),
        vi.spyOn(globalThis, 'setTimeout'),
        vi.spyOn(globalThis, 'clearTimeout'),
      ];
      const stream = await listen(phone);
      const scope = userScope(phone.user.id);
      for (const [wait, next] of [
        [41_580, 0.9],
        [138_140, 0.01],
        [580, 0.5],
      ] as const) {
        chance.mockReturnValue(next);
        await vi.advanceTimersByTimeAsync(wait);
        // Whatever had been said before would be heard before it.
        world.deps.pokes.publish([{ scope, seq: wait, sender: null }]);
        expect(await stream.next()).toEqual({ scope, seq: wait });
        await vi.advanceTimersByTimeAsync(20);
        expect(await stream.next()).toEqual({ scope, seq: 0 });
      }
      const waiting = set.mock.results.at(-1)?.value;
      await stream.close();
      while (!clear.mock.calls.some(([timer]) => timer === waiting)) await turn();
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  test('are told to nobody once a device has gone', async () => {
    const stream = await listen(phone);
    await stream.close();
    await save(phone);
    expect(world.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('begin for nobody who has gone before it was known who it is', async () => {
    const heardNow = new Set<readonly string[]>();
    const { pokes } = world.deps;
    const subscribe = pokes.subscribe.bind(pokes);
    vi.spyOn(pokes, 'subscribe').mockImplementation((scopes, hear) => {
      heardNow.add(scopes);
      const end = subscribe(scopes, hear);
      return () => {
        heardNow.delete(scopes);
        end();
      };
    });
    const { sessions } = world.app;
    const find = sessions.find.bind(sessions);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const [connected, gone] = [once(world.app.server, 'connection'), Promise.withResolvers<void>()];
    vi.spyOn(sessions, 'find').mockImplementationOnce(async (browser) => {
      asked.resolve();
      await gone.promise;
      const player = await find(browser);
      answered.resolve();
      return player;
    });
    const leaving = new AbortController();
    const cookie = [...phone.client.cookies].map((pair) => pair.join('=')).join('; ');
    const left = fetch(`${origin}/api/sync/poke`, { headers: { cookie }, signal: leaving.signal });
    const [socket] = (await connected) as [Socket];
    await asked.promise;
    const closed = once(socket, 'close');
    leaving.abort();
    await Promise.all([closed, expect(left).rejects.toThrow('aborted')]);
    gone.resolve();
    await answered.promise;
    // Whoever listens from now on comes after the one that has gone.
    const stream = await listen(phone);
    const [ofSession, ofPlayer] = [sessionsScope(phone.user.id), userScope(phone.user.id)];
    await expect.poll(() => [...heardNow].flat().sort()).toEqual([ofSession, ofPlayer]);
    await save(await aPhone(world, phone.user));
    expect(await stream.next()).toMatchObject({ scope: userScope(phone.user.id) });
  });

  test('go to eight devices of a player: the ninth ends the oldest, and nobody else’s', async () => {
    const stranger = await aPhone(world);
    await stranger.pull();
    const strangersEar = await listen(stranger);
    const streams: PokeStream[] = [];
    for (let count = 0; count <= MAX_STREAMS_A_PLAYER; count++) streams.push(await listen(phone));
    const [oldest, ...others] = streams;
    expect(await oldest?.next()).toBeNull();
    await save(phone);
    const heard = await Promise.all(others.map((stream) => stream.next()));
    expect(heard).toEqual(others.map(() => expect.objectContaining({ scope: userScope(phone.user.id) })));
    await save(stranger);
    expect(await strangersEar.next()).toMatchObject({ scope: userScope(stranger.user.id) });
    expect(await world.app.metrics.text()).toContain(`\npoke_streams ${MAX_STREAMS_A_PLAYER + 1}\n`);
  });

  test('need a session and a client group that is an id', async () => {
    expect((await fetch(`${origin}/api/sync/poke`)).status).toBe(401);
    expect((await phone.client.get('/api/sync/poke?clientGroup=7')).status).toBe(400);
  });
});
