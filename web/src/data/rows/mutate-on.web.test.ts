// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { badgeMarkViewed } from 'sync-protocol/mutations/progress/badge-mark-viewed';
import { userRegimenArchive } from 'sync-protocol/mutations/training/user-regimen-archive';
import { userRegimenStart } from 'sync-protocol/mutations/training/user-regimen-start';
import type { CatalogEntry } from '../store/db.ts';
import { MESSAGES } from '../messages.ts';
import { mutateOn } from './mutate-on.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';

const DAY = '2026-03-04';
let now: number;
let phone: TestPhone;

beforeEach(() => {
  now = Date.parse(`${DAY}T12:00:00Z`);
  phone = new TestPhone(new FakeServer(() => now));
});
afterEach(() => void vi.restoreAllMocks());

it('S6.1 writes effect, base and outbox entry together, and tells what was earned', async () => {
  await phone.start();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('no task was dealt');
  const result = await phone.set(task);
  expect(result).toMatchObject({ ok: true, points: 20 });
  const badges = (await phone.db.synced('userBadges').toArray()).map(({ badgeId }) => badgeId);
  expect(badges).toContain('tasks-1');
  expect(await phone.db.synced('tasks').get(task.id)).toMatchObject({ isCompleted: true, completedDay: DAY });
  expect(await phone.db.outbox.toArray()).toMatchObject([
    { lane: 'core', id: 1, name: 'userRegimen.start' },
    { lane: 'core', id: 2, name: 'task.setCompleted', day: DAY, tz: 'UTC' },
  ]);
  expect(await phone.db.bases.get(['tasks', task.id])).toEqual({ table: 'tasks', id: task.id, before: null });
});

it('tells what each tap has earned, not what was there before', async () => {
  await phone.start();
  const [first, second] = await phone.tasks(DAY);
  if (!first || !second) throw new Error('no tasks were dealt');
  await phone.set(first);
  expect(await phone.set(second)).toMatchObject({ points: 20 });
  expect(await mutateOn(phone, badgeMarkViewed, {})).toMatchObject({ points: 0 });
  expect(await phone.set(second, false)).toMatchObject({ points: -20 });
});

it('S1.2 numbers a lane without gaps when two tabs tap at once', async () => {
  await phone.start();
  const tasks = await phone.tasks(DAY);
  await Promise.all(tasks.map((task) => phone.set(task)));
  expect((await phone.db.outbox.toArray()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('gives every tap its own instant, also when the clock stands still or goes back', async () => {
  await phone.start();
  const [first, second, third] = await phone.tasks(DAY);
  if (!first || !second || !third) throw new Error('no tasks were dealt');
  await phone.set(first);
  now -= 1_000;
  await phone.set(second);
  now -= 2 * 3_600_000;
  await phone.set(third);
  const instants = (await phone.db.outbox.toArray()).map(({ at }) => at);
  expect(instants).toEqual([
    '2026-03-04T12:00:00.000Z',
    '2026-03-04T12:00:00.001Z',
    '2026-03-04T12:00:00.002Z',
    '2026-03-04T09:59:59.000Z',
  ]);
});

it('leaves nothing of a refused change', async () => {
  const before = await phone.everything();
  const result = await mutateOn(phone, userRegimenArchive, {
    userRegimenId: phone.server.userId as never,
  });
  expect(result).toMatchObject({ ok: false, code: 'user_regimen_not_found' });
  expect(await phone.everything()).toEqual(before);
  expect(await phone.db.outbox.count()).toBe(0);
});

it('writes no entry for a change that changes nothing', async () => {
  expect(await mutateOn(phone, badgeMarkViewed, {})).toMatchObject({ ok: true });
  expect(await phone.db.outbox.count()).toBe(0);
});

it('says that a program has to be downloaded when the phone lacks it and is offline', async () => {
  const id = await phone.know();
  await phone.db.programs.clear();
  phone.offline();
  const result = await mutateOn(phone, userRegimenStart, { userRegimenId: id as never, regimenId: id });
  expect(result).toMatchObject({ ok: false, code: 'regimen_not_found', message: MESSAGES.programMissing });
});

it('downloads a program that the phone lacks before it starts it', async () => {
  const regimenId = await phone.know();
  const [stored] = await phone.db.programs.toArray();
  if (!stored) throw new Error('it is here');
  const { version, content } = stored;
  const { slug, name, description, category, difficulty, totalWeeks, dailyDuration } = content.program;
  const listed = { slug, name, description, category, difficulty, totalWeeks, dailyDuration };
  await phone.db.catalog.put({ ...listed, id: regimenId, version, place: 0 } as CatalogEntry);
  await phone.db.programs.clear();
  phone.network = () => Response.json(content);
  const start = { userRegimenId: newId<UserRegimenId>(), regimenId };
  expect(await mutateOn(phone, userRegimenStart, start)).toMatchObject({ ok: true });
  expect(await phone.tasks(DAY)).toHaveLength(6);
});

it('F18 makes room, and refuses before anything shows when there is none', async () => {
  await phone.start();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('no task was dealt');
  await phone.db.fetched.put({ key: 'board', value: 'x' });
  const full = vi
    .spyOn(phone.db.outbox, 'add')
    .mockImplementation(() => Promise.reject(new DOMException('full', 'QuotaExceededError')) as never);
  expect(await phone.set(task)).toMatchObject({ ok: false, code: 'storage_full' });
  expect(await phone.db.synced('tasks').get(task.id)).toMatchObject({ isCompleted: false });
  expect(await phone.db.fetched.count()).toBe(0);
  full.mockRestore();
  expect(await phone.set(task)).toMatchObject({ ok: true });
});

it('is committed before the page has heard of its writes: it may be busy', async () => {
  await phone.start();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('no task was dealt');
  const order: string[] = [];
  const { add } = phone.db.outbox;
  vi.spyOn(phone.db.outbox, 'add').mockImplementation((...entry) => {
    const adding = add.apply(phone.db.outbox, entry);
    void adding.then(() => order.push('heard'));
    return adding;
  });
  const { commit } = IDBTransaction.prototype;
  vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (this: IDBTransaction) {
    order.push('commit');
    commit.call(this);
  });
  expect(await phone.set(task)).toMatchObject({ ok: true });
  expect(order).toEqual(['commit', 'heard']);
});

it.each(['tasks', 'bases', 'meta'])(
  'leaves nothing of a change that %s can’t even be asked to take',
  async (table) => {
    await phone.start();
    const [task] = await phone.tasks(DAY);
    if (!task) throw new Error('no task was dealt');
    const before = await phone.everything();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stores = IDBObjectStore.prototype;
    for (const [name, ask] of [
      ['put', stores.put],
      ['add', stores.add],
    ] as const) {
      vi.spyOn(stores, name).mockImplementation(function (this: IDBObjectStore, ...value) {
        if (this.name === table) throw new DOMException('no value of ours', 'DataCloneError');
        return ask.apply(this, value);
      });
    }
    expect(await phone.set(task)).toMatchObject({ ok: false, code: 'storage_failed' });
    vi.restoreAllMocks();
    expect(await phone.everything()).toEqual(before);
    expect(await phone.db.outbox.count()).toBe(1);
  },
);

it('F17 opens a lost connection again and goes on', async () => {
  await phone.start();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('no task was dealt');
  phone.db.close();
  expect(await phone.set(task)).toMatchObject({ ok: true });
  expect(await phone.db.outbox.count()).toBe(2);
});

it('writes nothing any more once the player has left', async () => {
  await phone.start();
  const [task] = await phone.tasks(DAY);
  if (!task) throw new Error('no task was dealt');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  phone.db.leave();
  expect(await phone.set(task)).toMatchObject({ ok: false });
});
