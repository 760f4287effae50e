// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MUTATORS } from 'sync-protocol/mutations/index';
import type { OutboxMutation } from 'sync-protocol/wire';
import { settingsUpdate } from 'sync-protocol/mutations/notifications/settings-update';
import { senderOf } from '../client-group.ts';
import { startOver } from '../start-over.ts';
import { MESSAGES } from '#data/messages.ts';
import { mutateOn } from '#data/rows/mutate-on.ts';
import { FakeServer, refused } from '#data/testing/fake-server.ts';
import { TestPhone } from '#data/testing/test-phone.ts';

const DAY = '2026-03-04';
let now: number;
let server: FakeServer;
let phone: TestPhone;

beforeEach(() => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  server = new FakeServer(() => now);
  phone = new TestPhone(server);
  return () => vi.restoreAllMocks();
});

async function aTask() {
  await phone.start();
  await phone.sync();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('nothing was dealt');
  return task;
}

/** Something waits that no app of ours has written. */
async function wait(broken: Pick<OutboxMutation, 'name' | 'args'>): Promise<string> {
  const sender = await senderOf(phone.db);
  const id = sender.lastIds.core + 1;
  const stamp = { at: new Date(now).toISOString(), day: DAY, tz: 'UTC' };
  await phone.db.outbox.add({ lane: 'core', id, ...broken, ...stamp });
  await phone.db.meta.put({ ...sender, lastIds: { ...sender.lastIds, core: id } });
  return `${sender.clientGroup}:core:${id}`;
}

/** The phone pulls before it pushes, and nothing is sent. */
async function pullOnly(): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await phone.db.meta.delete('pulled');
  phone.network = (url, send) => (url.includes('/push') ? refused(503, 'busy') : send());
  expect(await phone.sync()).toMatchObject({ state: 'failed' });
  phone.online();
}

const listed = () => phone.db.refused.toArray();

describe('S6.4 what can’t be done again', () => {
  it.each([
    ['whose needs fail', { name: 'task.setCompleted', args: null as never }],
    ['that lacks what it needs', { name: 'task.setCompleted', args: { completed: true } }],
    ['that needs what can’t be read', { name: 'savedQuote.delete', args: { savedQuoteId: {} } }],
    ['whose effect fails', { name: 'settings.update', args: null as never }],
  ])('(%s) holds up nothing and needs attention, until the server has had its word', async (_, broken) => {
    const task = await aTask();
    const id = await wait(broken);
    await phone.set(task);
    await pullOnly();
    expect(await listed()).toEqual([
      {
        id,
        mutation: expect.objectContaining(broken),
        status: 'quarantined',
        code: 'broken',
        message: MESSAGES.broken,
      },
    ]);
    expect(await phone.db.synced('tasks').get(task.id)).toMatchObject({ isCompleted: true });
    expect(await phone.db.outbox.count()).toBe(2);

    phone.network = async (url, send) => (url.includes('/push') ? send() : send());
    await phone.db.outbox.where({ '[lane+id]': ['core', 2] }).modify({ args: {} });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(server.rows().get('tasks', task.id)).toMatchObject({ isCompleted: true });
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('is told in the server’s words when it refuses it', async () => {
    await aTask();
    const id = await wait({ name: 'task.setCompleted', args: { completed: true } });
    await pullOnly();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await listed()).toMatchObject([{ id, status: 'rejected', code: 'bad_args' }]);
    expect(await phone.db.outbox.count()).toBe(0);
  });

  it('S6.10 is listed once, under its new number, where the phone begins as another client group', async () => {
    await aTask();
    await wait({ name: 'settings.update', args: null as never });
    await pullOnly();
    await phone.db.write(() => startOver(phone.db));
    expect(await listed()).toEqual([]);
    await pullOnly();
    const { clientGroup } = await senderOf(phone.db);
    expect((await listed()).map(({ id }) => id)).toEqual([`${clientGroup}:core:1`]);
  });

  it('is listed no longer when the server could do it', async () => {
    await aTask();
    await mutateOn(phone, settingsUpdate, { reminders: true });
    const mutator = MUTATORS.get('settings.update');
    if (!mutator) throw new Error('settings can be changed');
    const effect = vi.spyOn(mutator, 'effect').mockImplementation(() => {
      throw new Error('broken');
    });
    await pullOnly();
    expect(await listed()).toHaveLength(1);
    effect.mockRestore();
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await listed()).toEqual([]);
    expect(await phone.db.synced('userSettings').toArray()).toMatchObject([{ reminders: true }]);
  });

  it('is listed once, under its new number, when the phone starts over', async () => {
    await aTask();
    await wait({ name: 'task.setCompleted', args: { completed: true } });
    await pullOnly();
    for (const group of server.groups.values()) group.last.core += 5;
    await phone.sync();
    const { clientGroup } = await senderOf(phone.db);
    expect(await listed()).toMatchObject([{ id: `${clientGroup}:core:1`, code: 'bad_args' }]);
  });

  it('leaves alone what would make a row without an id', async () => {
    await aTask();
    await wait({ name: 'savedQuote.save', args: { quote: 'x' } });
    await pullOnly();
    expect(await phone.db.synced('savedQuotes').count()).toBe(0);
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await listed()).toMatchObject([{ code: 'bad_args' }]);
  });

  it('leaves alone what an app of another version wrote', async () => {
    await aTask();
    await wait({ name: 'team.cheer', args: {} });
    await pullOnly();
    expect(await listed()).toEqual([]);
    expect(await phone.db.outbox.count()).toBe(1);
  });
});

describe('what waits on top of what arrives', () => {
  it('S6.2 is taken back to what has arrived when it is refused after that', async () => {
    await aTask();
    const other = new TestPhone(server);
    await other.sync();
    await mutateOn(other, settingsUpdate, { reminders: true, reminderTime: '07:00' });
    await other.sync();
    await mutateOn(phone, settingsUpdate, { reminderTime: '09:00' });
    await pullOnly();
    const stands = { reminders: true, reminderTime: '09:00' };
    expect(await phone.db.synced('userSettings').toArray()).toMatchObject([stands]);
    expect(await phone.db.bases.toArray()).toMatchObject([{ before: { reminderTime: '07:00' } }]);
    server.refuses.set('settings.update', { code: 'not_now', message: 'Not now.' });
    expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await phone.db.synced('userSettings').toArray()).toEqual(server.rows().all('userSettings'));
    expect(await phone.db.bases.count()).toBe(0);
  });

  it('S6.3 keeps a program going that was started with no signal', async () => {
    await phone.sync();
    const started = await phone.start();
    await pullOnly();
    expect(await phone.db.synced('userRegimens').toArray()).toMatchObject([{ id: started, isActive: true }]);
    expect(await phone.tasks(DAY)).toHaveLength(6);
  });

  it('S6.3 stays on top, in its order, over a pull of several pages', async () => {
    const task = await aTask();
    await phone.set(task);
    await phone.set(task, false);
    await phone.set(task);
    server.pageSize = 2;
    await pullOnly();
    expect(await phone.db.synced('tasks').get(task.id)).toMatchObject({ isCompleted: true });
    expect(await phone.db.synced('playerStats').toArray()).toMatchObject([{ completedTasks: 1 }]);
  });
});
