import { beforeAll, expect, test } from 'vitest';
import type { ProductServer } from '../harness/server/server.ts';
import { aCrowd, tapABit } from './crowd.ts';
import { expectNothingLost } from './drain.ts';
import { openPokeStream } from './poke-stream.ts';
import type { PlayersPhone } from './phone.ts';
import { fetchAs, signIn } from './player.ts';
import { inAWorld } from './world.ts';

const POKES = 10;

inAWorld('two nodes on one database', (world) => {
  let nodes: { here: ProductServer; there: ProductServer };
  let phones: { tapping: PlayersPhone; listening: PlayersPhone; stranger: PlayersPhone };

  beforeAll(async () => {
    nodes = { here: world().server, there: await world().addNode() };
    const [tapping, listening, stranger] = await aCrowd(world());
    if (!tapping || !listening || !stranger) throw new Error('the crowd has three phones');
    listening.origin = nodes.there.url;
    phones = { tapping, listening, stranger };
  });

  test('a push at one pokes a device at the other, nobody else', async () => {
    const { tapping, listening, stranger } = phones;
    const stream = await openPokeStream(nodes.there.url, listening);
    const own = await openPokeStream(nodes.there.url, tapping);
    const strange = await openPokeStream(nodes.there.url, stranger);
    // What the phones did before may be told late on a busy machine: each push is known by its number.
    const newest = () => Math.max(0, ...stream.pokes.map(({ seq }) => seq));
    for (let count = 1; count <= POKES; count++) {
      const before = newest();
      await tapABit(tapping, 0);
      expect(await tapping.sync()).toEqual({ state: 'synced' });
      await expect.poll(newest).toBeGreaterThan(before);
    }
    const told = stream.pokes.map(({ seq }) => seq);
    expect(told.length).toBeGreaterThanOrEqual(POKES);
    expect(new Set(told).size).toBe(told.length);
    expect(new Set(stream.pokes.map(({ scope }) => scope))).toEqual(new Set([`user:${tapping.player.id}`]));
    expect(own.pokes).toEqual([]);
    expect(strange.pokes).toEqual([]);

    // What it was poked for is there to be pulled, and nothing of it is news to the phone afterwards.
    expect(await listening.sync()).toEqual({ state: 'synced' });
    await expectNothingLost(world().database, tapping, listening);
    for (const line of [stream, own, strange]) line.close();
  });

  test('after a cut line to PostgreSQL devices are poked again', async () => {
    const { tapping, listening } = phones;
    const stream = await openPokeStream(nodes.there.url, listening);
    await world().database.cluster.restart();
    // Whoever listens is told to look, because what happened meanwhile was not heard.
    await expect.poll(() => stream.pokes.length).toBeGreaterThan(0);
    const before = stream.pokes.length;
    const heardAfterATap = async () => {
      await tapABit(tapping, 0);
      await tapping.sync();
      return stream.pokes.length;
    };
    // What a node has to tell before it is back itself is lost, and costs a phone a minute.
    await expect.poll(heardAfterATap, { interval: 500 }).toBeGreaterThan(before);
    stream.close();
  });

  test('a session that is ended at one ends its stream at the other, and no other session’s', async () => {
    const { stranger } = phones;
    const owner = await signIn(nodes.here.url, stranger.player);
    const stream = await openPokeStream(nodes.there.url, stranger);
    const own = await openPokeStream(nodes.there.url, { player: owner, sender: () => stranger.sender() });
    const answer = await fetchAs(owner, () => nodes.here.url)('/api/auth/sessions/end-others', {
      method: 'POST',
    });
    expect(await answer.json()).toEqual({ ended: 1 });
    await expect.poll(() => stream.isOpen).toBe(false);
    expect(own.isOpen).toBe(true);
    own.close();
  });

  test('a node without listeners comes back from a cut line without a complaint', async () => {
    const { database, server } = world();
    await database.cluster.restart();
    const lines = `select 1 from pg_stat_activity where application_name = 'volleypath pokes'`;
    await expect.poll(() => database.query(lines)).toHaveLength(2);
    await expect.poll(async () => (await phones.tapping.sync()).state).toBe('synced');
    expect(server.log()).not.toContain('syntax error');
  });

  test('a node that stops hangs up, and the other one takes over', async () => {
    const { tapping, listening } = phones;
    const stream = await openPokeStream(nodes.here.url, listening);
    expect(await nodes.here.stop()).toBe(0);
    await expect.poll(() => stream.isOpen).toBe(false);
    const again = await openPokeStream(nodes.there.url, listening);
    tapping.origin = nodes.there.url;
    await tapABit(tapping, 0);
    expect(await tapping.sync()).toEqual({ state: 'synced' });
    await expect.poll(() => again.pokes.length).toBe(1);
    again.close();
    await expectNothingLost(world().database, tapping, listening);
  });
});
