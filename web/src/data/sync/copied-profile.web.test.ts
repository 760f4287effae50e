// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { mutateOn } from '../rows/mutate-on.ts';
import { refused } from '../testing/fake-server.ts';
import { atNoon, done, expectNothingOpen, idsOf, runs, started } from '../testing/synced.ts';

// What becomes of a browser profile that was copied, and of its copy: both give out the same numbers.

let { server, phone } = atNoon();
beforeEach(() => void ({ server, phone } = atNoon()));

describe('a copied browser profile', () => {
  it('S2.11 loses nothing when both have used the same numbers', async () => {
    const [a, b, c] = await started(phone);
    const copy = await phone.copy();
    await phone.set(a);
    await copy.set(b);
    await copy.set(c);
    await phone.sync();
    expect(await copy.sync()).toEqual({ state: 'synced' });
    expect(done(server)).toEqual(idsOf(a, b, c));
    expect(server.groups.size).toBe(2);
    await expectNothingOpen(server, phone, copy);
  });

  it('S2.11 loses nothing when the copy is behind in numbers, or ahead', async () => {
    const [a, b, c, d] = await started(phone);
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await copy.set(c);
    await phone.sync();
    await copy.sync();
    await phone.set(d);
    await expectNothingOpen(server, phone, copy);
    expect(done(server)).toEqual(idsOf(a, b, c, d));
  });

  it.each(['the copy', 'the original'])(
    'S2.11 does nothing twice of what waited when it was copied, when %s sends first',
    async (who) => {
      const [a, b, c] = await started(phone);
      await mutateOn(phone, settingsUpdate, { reminders: true });
      const copy = await phone.copy();
      await phone.set(a);
      await copy.set(b);
      await copy.set(c);
      const [one, other] = who === 'the copy' ? [copy, phone] : [phone, copy];
      await one.sync();
      await other.sync();
      expect(runs(server, 'settings.update')).toBe(1);
      expect(runs(server, 'task.setCompleted')).toBe(3);
      expect(done(server)).toEqual(idsOf(a, b, c));
      await expectNothingOpen(server, phone, copy);
    },
  );

  it.each(['sends at once', 'has to pull first'])(
    'S2.11 does nothing twice when the original has gone on long since, and the copy %s',
    async (how) => {
      const [a, b] = await started(phone);
      await mutateOn(phone, settingsUpdate, { reminders: true });
      const copy = await phone.copy();
      await phone.set(a);
      await phone.set(b);
      await phone.sync();
      if (how === 'has to pull first') await copy.db.meta.delete('pulled');
      expect(await copy.sync()).toEqual({ state: 'synced' });
      expect(runs(server, 'settings.update')).toBe(1);
      expect(server.groups.size).toBe(2);
      await expectNothingOpen(server, phone, copy);
    },
  );

  it('S2.11 loses nothing although the server has forgotten what it ran under that number', async () => {
    const [a, b, c] = await started(phone);
    const copy = await phone.copy();
    await phone.set(a);
    await phone.set(b);
    await phone.sync();
    for (const group of server.groups.values()) group.ran.clear();
    await copy.set(c);
    await copy.sync();
    expect(done(server)).toEqual(idsOf(a, b, c));
    await expectNothingOpen(server, phone, copy);
  });

  it('S2.11 what the server has forgotten is taken for the phone’s own where there is no sign of a copy', async () => {
    const [a] = await started(phone);
    await phone.set(a);
    phone.network = (_, send) => {
      send();
      throw new TypeError('gone');
    };
    expect(await phone.sync()).toEqual({ state: 'offline' });
    for (const group of server.groups.values()) group.ran.clear();
    await expectNothingOpen(server, phone);
    expect(server.groups.size).toBe(2);
    expect([...server.groups.values()]).toMatchObject([{ last: { core: 2 } }, { last: { core: 0 } }]);
  });

  it('S6.3 a pull that acknowledges the copy’s number takes nothing from the outbox', async () => {
    const [a, b] = await started(phone);
    const copy = await phone.copy();
    await phone.set(a);
    await phone.sync();
    await copy.set(b);
    // It starts over its rows, so it pulls before it pushes; and then nothing answers any more.
    await copy.db.meta.delete('pulled');
    copy.network = (url, send) => (url.includes('/push') ? refused(503, 'busy') : send());
    expect(await copy.sync()).toMatchObject({ state: 'failed' });
    expect(await copy.db.outbox.count()).toBe(1);
    expect(await copy.db.synced('tasks').get(b.id)).toMatchObject({ isCompleted: true });
    copy.online();
    await expectNothingOpen(server, copy, phone);
    expect(done(server)).toEqual(idsOf(a, b));
  });

  it('S6.3 a tap between a push and its answer is not taken for the copy’s', async () => {
    const [a, b, c] = await started(phone);
    const copy = await phone.copy();
    await copy.set(a);
    await phone.set(a);
    await phone.set(b);
    copy.network = async (url, send) => {
      if (url.includes('/push') && (await copy.db.outbox.count()) === 1) {
        await phone.sync();
        await copy.set(c);
      }
      return send();
    };
    await copy.sync();
    expect(done(server)).toEqual(idsOf(a, b, c));
    await expectNothingOpen(server, phone, copy);
  });

  it('S6.10 keeps what was done in between: numbers of before are never given out again', async () => {
    const [a, b] = await started(phone);
    const copy = await phone.copy();
    await phone.set(a);
    await phone.sync();
    await copy.set(b);
    let isFirst = true;
    copy.network = async (_, send) => {
      const answer = send();
      if (isFirst) await mutateOn(copy, settingsUpdate, { reminders: true });
      isFirst = false;
      return answer;
    };
    await copy.sync();
    expect(server.rows().all('userSettings')).toMatchObject([{ reminders: true }]);
    await expectNothingOpen(server, phone, copy);
  });
});
