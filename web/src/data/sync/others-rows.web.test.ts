// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { atNoon, started } from '../testing/synced.ts';

// The browser's session is another player's: their rows are not taken.

let { clock, server, phone } = atNoon();
beforeEach(() => void ({ clock, server, phone } = atNoon()));

describe('rows of another player', () => {
  it('S6.7 that arrive because the browser’s session is theirs are not taken, and nothing is sent', async () => {
    await phone.start();
    const others = new FakeServer(() => clock.now);
    const calls: string[] = [];
    const own = server;
    phone.network = (url, send) => {
      calls.push(url);
      if (!url.includes('/sync/')) return send();
      const body = undefined;
      return others.handle(url, body);
    };
    const before = await phone.everything();
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(calls.filter((url) => url.includes('/push'))).toEqual([]);
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
    phone.online();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(own.rows().all('userRegimens')).toHaveLength(1);
  });

  it('S6.7 whose are told by their owner, also when they come in part of many', async () => {
    await started(phone);
    phone.network = async (url, send) => {
      if (!url.includes('/pull')) return send();
      const answer = (await send().json()) as { changes: object[] };
      const strange = { id: server.userId, userId: new FakeServer(() => clock.now).userId, title: 'private' };
      return Response.json({ ...answer, changes: [{ table: 'notifications', put: strange }] });
    };
    expect(await phone.sync()).toEqual({ state: 'signedOut' });
    expect(await phone.db.synced('notifications').count()).toBe(0);
  });
});
