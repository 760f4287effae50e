// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { atNoon, expectAlike, first, started } from '../testing/synced.ts';
import { TestPhone } from '../testing/test-phone.ts';

let { server, phone } = atNoon();
beforeEach(() => void ({ server, phone } = atNoon()));

describe('a server that has lost something', () => {
  it('S6.8 F24 a database restored from yesterday gets back what it has not seen', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    await phone.sync();
    const yesterday = server.backup();
    for (const task of tasks.slice(1, 4)) await phone.set(task);
    await phone.sync();
    await phone.set(first(tasks.slice(4)));
    server.restore(yesterday);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 5 });
    expect(await phone.db.outbox.count()).toBe(0);
    await expectAlike(server, phone);
  });

  it('S6.8 F24 gives a restored database everything back, also when nothing new waits', async () => {
    const tasks = await started(phone);
    const yesterday = server.backup();
    for (const task of tasks) await phone.set(task);
    await phone.sync();
    server.restore(yesterday);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone);
  });

  it('S6.8 F24 brings everything back although nobody changed the epoch, and nothing new waits', async () => {
    const tasks = await started(phone);
    const yesterday = server.backup();
    for (const task of tasks) await phone.set(task);
    await phone.sync();
    const { epoch } = server;
    server.restore(yesterday);
    server.epoch = epoch;
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 6 });
    await expectAlike(server, phone);
  });

  it('S6.10 a gap is filled from what is kept', async () => {
    const tasks = await started(phone);
    const before = server.backup();
    await phone.set(first(tasks));
    await phone.sync();
    const { epoch } = server;
    server.restore(before);
    server.epoch = epoch;
    await phone.set(first(tasks.slice(1)));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 2 });
    expect(server.groups.size).toBe(1);
  });

  it('S6.10 a gap that nothing fills makes the phone begin as another client group', async () => {
    const tasks = await started(phone);
    const before = server.backup();
    await phone.set(first(tasks));
    await phone.sync();
    server.restore(before);
    await phone.db.acknowledged.clear();
    await phone.set(first(tasks.slice(1)));
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.groups.size).toBe(2);
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
    await expectAlike(server, phone);
  });

  it('S5.2 F25 starting over keeps the outbox, and drops rows that are gone', async () => {
    const tasks = await started(phone);
    await phone.set(first(tasks));
    const [enrolment] = await phone.db.synced('userRegimens').toArray();
    await phone.db.synced('notifications').put({ id: 'gone' } as never);
    server.horizon = server.seq + 1;
    await phone.sync();
    expect(await phone.db.synced('notifications').count()).toBe(0);
    expect(enrolment).toBeDefined();
    expect(server.rows().get('playerStats', server.userId)).toMatchObject({ completedTasks: 1 });
  });

  it('S5.4 takes the fields that a row arrives with, and keeps the others', async () => {
    const task = first(await started(phone));
    phone.network = async (_, send) => {
      const answer = (await send().json()) as { changes: object[] };
      answer.changes = [{ table: 'tasks', put: { id: task.id, isCompleted: true } }];
      return Response.json(answer);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.synced('tasks').get(task.id)).toEqual({ ...task, isCompleted: true });
  });

  it('starts over when a row arrives in part that the phone no longer has', async () => {
    const tasks = await started(phone);
    const other = new TestPhone(server);
    await other.sync();
    await other.set(first(tasks));
    await other.sync();
    await phone.db.synced('tasks').clear();
    const cursors: boolean[] = [];
    phone.network = async (url, send) => {
      cursors.push(url.includes('cursor='));
      if (cursors.length > 1) return send();
      const answer = (await send().json()) as { changes: object[] };
      answer.changes = [{ table: 'tasks', put: { id: first(tasks).id, isCompleted: true } }];
      return Response.json(answer);
    };
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(cursors).toEqual([true, false]);
    await expectAlike(server, phone);
  });
});
