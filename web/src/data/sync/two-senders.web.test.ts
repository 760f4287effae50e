// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeServer } from '../testing/fake-server.ts';
import { atNoon, done, expectNothingOpen, idsOf, runs, started } from '../testing/synced.ts';
import { senderOf } from './client-group.ts';

// Two tabs of one browser send at once: what the one hears is not taken for the other's.

let { clock, server, phone } = atNoon();
beforeEach(() => void ({ clock, server, phone } = atNoon()));

describe('two senders of one browser', () => {
  it('S6.10 an answer that speaks of a gap which the other has filled changes nothing', async () => {
    const [a, b, c] = await started(phone);
    const before = server.backup();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    server.restore(before);
    await phone.set(c);
    let isFirst = true;
    phone.network = async (url, send) => {
      const answer = send();
      if (url.includes('/push') && isFirst) {
        isFirst = false;
        expect(await phone.sync()).toEqual({ state: 'synced' });
      }
      return answer;
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(1);
    expect(runs(server, 'task.setCompleted')).toBe(3);
    await expectNothingOpen(server, phone);
  });

  it('S6.7 a foreign group is given up once', async () => {
    const [a] = await started(phone);
    await phone.set(a);
    for (const group of server.groups.values()) group.user = new FakeServer(() => clock.now).userId;
    let isFirst = true;
    phone.network = async (url, send) => {
      const answer = send();
      if (url.includes('/push') && isFirst) {
        isFirst = false;
        await phone.sync();
      }
      return answer;
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(2);
  });

  it('S6.10 an answer to the client group of before is not taken for the new one’s', async () => {
    const [a] = await started(phone);
    await phone.db.meta.delete('pulled');
    await phone.db.acknowledged.clear();
    await phone.set(a);
    let isFirst = true;
    phone.network = async (_, send) => {
      const answer = send();
      if (isFirst) {
        isFirst = false;
        // The other one finds that the group is foreign, starts over, and finds no network then.
        for (const group of server.groups.values()) group.user = new FakeServer(() => clock.now).userId;
        const other = phone.network;
        let calls = 0;
        phone.network = (__, go) => {
          calls += 1;
          if (calls > 2) throw new TypeError('gone');
          return go();
        };
        await phone.sync();
        phone.network = other;
      }
      return answer;
    };
    const before = await senderOf(phone.db);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    const after = await senderOf(phone.db);
    expect(after.clientGroup).not.toBe(before.clientGroup);
    expect(server.groups.size).toBe(2);
    expect(done(server)).toEqual(idsOf(a));
    await expectNothingOpen(server, phone);
  });
});
