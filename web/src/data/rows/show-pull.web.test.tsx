import { act, renderHook, waitFor } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { taskSetCompleted } from 'sync-protocol/mutations/tasks/task-set-completed';
import { tickOf, useReadyTicks } from '#features/tasks/use-toggle.ts';
import { useDayRows } from '../live/day.ts';
import { useUserRegimens } from '../live/live.ts';
import { closePhone, openPhone } from '../store/active-phone.ts';
import type { Phone } from '../store/phone.ts';
import { syncOnce } from '../sync/sync-once.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { tapOn } from './tap.ts';
import { taps } from './taps.ts';

/** A new phone of a player who has trained on another. */
let phone: Phone;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T12:00:00Z') });
  const server = new FakeServer(() => Date.now());
  const old = new TestPhone(server);
  await old.start();
  await old.sync();
  const { db } = openPhone(server.userId, 'UTC');
  phone = Object.assign(new TestPhone(server), { db });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  closePhone();
});

/** What stands on screen before there are rows. */
const frame = () => renderHook(() => useUserRegimens()?.length).result;

function home() {
  const { result } = renderHook(() => {
    const day = useDayRows();
    useReadyTicks(day?.tasks ?? []);
    return day;
  });
  return { done: () => result.current?.tasks.map(({ isCompleted }) => Number(isCompleted)).join(''), result };
}

/** Holds the writing of the first rows until it is told how to end. */
function holdWriting() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  const put = phone.db.meta.put.bind(phone.db.meta);
  vi.spyOn(phone.db.meta, 'put').mockImplementation((item) =>
    Dexie.Promise.resolve(item.key === 'pulled' ? Dexie.waitFor(promise) : undefined).then(() => put(item)),
  );
  return { goOn: resolve, breakOff: () => reject(new Error('broken')) };
}

it('S6.3 shows a new phone’s rows while they are written, and goes on with what was written', async () => {
  const { goOn } = holdWriting();
  const programs = frame();
  await waitFor(() => expect(programs.current).toBe(0));
  const syncing = syncOnce(phone);
  await waitFor(() => expect(programs.current).toBe(1));
  const { done, result } = home();
  expect(done()).toBe('000000');
  const [first] = result.current?.tasks ?? [];
  if (!first) throw new Error('no task');
  let tapped: ReturnType<typeof tapOn> | undefined;
  act(() => void (tapped = tapOn(phone, taskSetCompleted, { ...tickOf(first), completed: true })));
  expect(done()).toBe('100000');
  await act(async () => {
    goOn();
    expect(await syncing).toEqual({ state: 'synced' });
    expect(await tapped).toMatchObject({ ok: true });
  });
  await waitFor(() => expect(taps.get()).toHaveLength(0));
  expect([done(), programs.current]).toEqual(['100000', 1]);
  expect(await phone.db.synced('tasks').get(first.id)).toMatchObject({ isCompleted: true });
});

it('S6.3 takes back what could not be written, and a tap on it with it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { breakOff } = holdWriting();
  const programs = frame();
  await waitFor(() => expect(programs.current).toBe(0));
  const syncing = syncOnce(phone);
  await waitFor(() => expect(programs.current).toBe(1));
  const { done, result } = home();
  const [first] = result.current?.tasks ?? [];
  if (!first) throw new Error('no task');
  let tapped: ReturnType<typeof tapOn> | undefined;
  act(() => void (tapped = tapOn(phone, taskSetCompleted, { ...tickOf(first), completed: true })));
  await act(async () => {
    breakOff();
    expect(await syncing).toMatchObject({ state: 'failed' });
    expect(await tapped).toMatchObject({ ok: false });
  });
  await waitFor(() => expect([done(), programs.current]).toEqual(['', 0]));
  vi.restoreAllMocks();
  await act(() => syncOnce(phone));
  await waitFor(() => expect([done(), programs.current]).toEqual(['000000', 1]));
  await waitFor(() => expect(taps.get()).toHaveLength(0));
});

it('lets a screen that the rows have come to read whatever else it needs', async () => {
  let read: Promise<unknown> | undefined;
  // React draws and runs effects while it is told.
  const stop = taps.subscribe(() => {
    read ??= phone.db.fetched.toArray();
  });
  await syncOnce(phone);
  stop();
  expect(await read).toEqual([]);
});

it('S6.10 lets screens go on with the rows that stand while all of them come afresh', async () => {
  await syncOnce(phone);
  await phone.db.synced('users').put({ id: phone.db.userId } as never);
  await phone.db.meta.delete('pulled');
  const shown = new Set<number>();
  onTestFinished(taps.subscribe(() => void shown.add(taps.get().length)));
  expect(await syncOnce(phone)).toEqual({ state: 'synced' });
  expect(shown).not.toContain(1);
});
