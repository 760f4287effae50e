import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { taskSetCompleted } from 'sync-protocol/mutations/tasks/task-set-completed';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { databaseName } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { tickOf, useReadyTicks } from '#features/tasks/use-toggle.ts';
import { useDayRows, type DayRows } from '../live/day.ts';
import { tapOn } from './tap.ts';
import { taps } from './taps.ts';

const DAY = '2026-03-04';

let server: FakeServer;
/** Another tab of the same player's: the same database by a connection of its own. */
let elsewhere: TestPhone;
let phone: Phone;
/** All that the screen has shown, in its order. */
let shown: DayRows[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${DAY}T12:00:00Z`) });
  server = new FakeServer(() => Date.now());
  elsewhere = new TestPhone(server, databaseName(server.userId));
  await elsewhere.start();
  phone = openPhone(server.userId, 'UTC');
  shown = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  closePhone();
});

/** A screen with today's tasks, once ticks of them can be foreseen. */
async function screen() {
  const { result } = renderHook(() => {
    const rows = useDayRows();
    useReadyTicks(rows?.tasks ?? []);
    if (rows) shown.push(rows);
    return rows;
  });
  await waitFor(() => expect(result.current?.tasks).toHaveLength(6));
  await waitFor(() => expect(foreseen(tasksOf(result.current)[5])).toBe(true));
  shown.length = 0;
  return { now: () => tasksOf(result.current), rows: () => result.current };
}

const tasksOf = (rows: DayRows | undefined) => rows?.tasks ?? [];

/** Whether a tick would be shown at once; it comes to nothing. */
function foreseen(task: Task | undefined): boolean {
  if (!task) return false;
  const write = vi.spyOn(phone.db, 'write').mockRejectedValue(new Error('not now'));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isShown = false;
  act(() => {
    void set(task);
    isShown = taps.get().length > 0;
  });
  write.mockRestore();
  return isShown;
}

const set = (task: Task, completed = true) => tapOn(phone, taskSetCompleted, { ...tickOf(task), completed });

const done = (tasks: readonly Task[]) => tasks.map(({ isCompleted }) => Number(isCompleted)).join('');

/** What the database holds, as a screen that opens now would show it. */
async function inDatabase() {
  return done(await elsewhere.tasks(DAY));
}

it('S6.1 shows a tick, and what it earns, in the frame of the tap, and never takes it back when it stands', async () => {
  const { now, rows } = await screen();
  const [first] = now();
  if (!first) throw new Error('no task');
  let result: ReturnType<typeof set> | undefined;
  act(() => void (result = set(first)));
  expect(done(now())).toBe('100000');
  expect(rows()).toMatchObject({ total: { points: 20 }, stats: { totalPoints: 20, streak: 1 } });
  expect(await inDatabase()).toBe('000000');
  await act(async () => expect(await result).toMatchObject({ ok: true, points: 20 }));
  await waitFor(() => expect(taps.get()).toEqual([]));
  expect(await inDatabase()).toBe('100000');
  expect(new Set(shown.map(({ tasks }) => done(tasks)))).toEqual(new Set(['100000']));
});

it('never takes back what another tab has done meanwhile', async () => {
  const { now, rows } = await screen();
  const [first] = now();
  if (!first) throw new Error('no task');
  const running: Promise<unknown>[] = [elsewhere.set(first)];
  act(() => void running.push(set(first)));
  expect(rows()?.stats.totalPoints).toBe(20);
  await act(() => Promise.all(running));
  await waitFor(() => expect(taps.get()).toEqual([]));
  expect(await inDatabase()).toBe('100000');
  expect(new Set(shown.map(({ stats, total }) => [stats.totalPoints, total?.points].join()))).toEqual(
    new Set(['20,20']),
  );
});

it('takes back what the full phone can’t keep', async () => {
  const { now, rows } = await screen();
  const [first] = now();
  if (!first) throw new Error('no task');
  vi.spyOn(phone.db.outbox, 'add').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  let result: ReturnType<typeof set> | undefined;
  act(() => void (result = set(first)));
  expect(done(now())).toBe('100000');
  await act(async () => expect(await result).toMatchObject({ ok: false, code: 'storage_full' }));
  expect(done(now())).toBe('000000');
  expect(rows()).toMatchObject({ total: undefined, stats: { totalPoints: 0 } });
  expect(await inDatabase()).toBe('000000');
});

it('takes back what the rules refuse since another tab archived the program', async () => {
  const { now } = await screen();
  const [first] = now();
  if (!first) throw new Error('no task');
  const { id, userRegimenId } = first;
  const enrolment = await elsewhere.db.synced('userRegimens').get(userRegimenId);
  // The screen has not read it yet.
  const archive = elsewhere.db.transaction('rw', ['userRegimens', 'tasks'], async () => {
    const archivedAt = '2026-03-04T11:00:00.000Z';
    await elsewhere.db.table('userRegimens').put({ ...enrolment, isArchived: true, archivedAt });
    await elsewhere.db.table('tasks').update(id, { isCompleted: false });
  });
  let result: ReturnType<typeof set> | undefined;
  act(() => void (result = set(first)));
  expect(done(now())).toBe('100000');
  await archive;
  await act(async () => expect(await result).toMatchObject({ ok: false, code: 'program_archived' }));
  expect(await inDatabase()).toBe('000000');
  // What can't be done is not offered either.
  expect(now()).toEqual([]);
});

it('shows each of several quick taps at once, the last word last', async () => {
  const { now } = await screen();
  const [first, second] = now();
  if (!first || !second) throw new Error('no tasks');
  const results: Promise<unknown>[] = [];
  for (const [task, completed, expected] of [
    [first, true, '100000'],
    [second, true, '110000'],
    [first, false, '010000'],
    [first, true, '110000'],
  ] as const) {
    act(() => void results.push(set(task, completed)));
    expect(done(now())).toBe(expected);
  }
  await act(() => Promise.all(results));
  await waitFor(() => expect(taps.get()).toEqual([]));
  expect(done(now())).toBe('110000');
  expect(await inDatabase()).toBe('110000');
  expect(new Set(shown.slice(3).map(({ tasks }) => done(tasks)))).toEqual(new Set(['110000']));
});

it('after any taps, failures and changes from elsewhere, screen, database and server agree', async () => {
  const { now, rows } = await screen();
  const device = new TestPhone(server);
  let syncing = elsewhere.sync();
  const sync = () => (syncing = syncing.then(() => elsewhere.sync()));
  const onServer = () =>
    server
      .rows()
      .all('tasks')
      .filter(({ day }) => day === DAY)
      .sort((a, b) => a.slot - b.slot);
  const doers = {
    tap: set,
    'failing tap': (task: Task, completed: boolean) =>
      failing(() => set(task, completed), new Error('broken')),
    'tap on a full phone': (task: Task, completed: boolean) =>
      failing(() => set(task, completed), new DOMException('full', 'QuotaExceededError')),
    elsewhere: (task: Task, completed: boolean) => elsewhere.set(task, completed),
    sync,
    'refusing sync': () => {
      syncing = syncing.then(async () => {
        server.refuses.set(taskSetCompleted.name, { code: 'no', message: 'No.' });
        const state = await elsewhere.sync();
        server.refuses.clear();
        return state;
      });
      return syncing;
    },
    // Its pull brings what another device of the player's did, under whatever is on its way here.
    'sync after another device': async (task: Task, completed: boolean) => {
      await device.sync();
      await device.set(task, completed);
      await device.sync();
      await sync();
    },
  };
  const move = fc.record({
    slot: fc.nat(5),
    completed: fc.boolean(),
    by: fc.constantFrom(
      'tap' as const,
      'tap' as const,
      'tap' as const,
      ...(Object.keys(doers) as (keyof typeof doers)[]),
    ),
    isAwaited: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
      const running: Promise<unknown>[] = [];
      for (const { slot, completed, by, isAwaited } of moves) {
        vi.setSystemTime(Date.now() + 1_000);
        const task = now()[slot];
        if (!task) throw new Error('no task');
        act(() => void running.push(doers[by](task, completed)));
        if (isAwaited) await act(() => Promise.all(running));
      }
      await act(() => Promise.all(running));
      await waitFor(async () => {
        expect(taps.get()).toEqual([]);
        expect(done(now())).toBe(await inDatabase());
        const stats = await elsewhere.db.synced('playerStats').get(phone.db.userId);
        expect(rows()?.stats.totalPoints).toBe(stats?.totalPoints);
      });
      await act(sync);
      await waitFor(() => {
        expect(done(now())).toBe(done(onServer()));
        expect(rows()?.stats.totalPoints).toBe(server.rows().all('playerStats')[0]?.totalPoints);
      });
    }),
    { numRuns: 30 },
  );
});

/** A tap whose transaction breaks off. */
async function failing(tap: () => Promise<unknown>, why: Error): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const add = vi.spyOn(phone.db.outbox, 'add').mockRejectedValueOnce(why);
  await tap();
  add.mockRestore();
}
