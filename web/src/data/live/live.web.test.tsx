import { isOutdated } from '#pwa/update/hold-updates.ts';
import { Component, type PropsWithChildren } from 'react';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { addDays } from 'sync-protocol/rules/training-day';
import { closePhone, openPhone } from '../store/active-phone.ts';
import { currentDay } from '../clock.ts';
import { UserDb } from '../store/db.ts';
import { purgeAll, purgeButOutbox } from '../store/purge.ts';
import { useDayTotals, useNotifications, usePlayerStats, useRegimen } from './live.ts';
import { useDayRows } from './day.ts';
import { useCommentNews, useOwnCommentCounts, useUnsentStories } from './stories.ts';
import {
  dismissRefused,
  exportUnsent,
  useIsUnsent,
  useIsWaiting,
  useSyncStatus,
} from '../sync/sync-status.ts';

let db: UserDb;

beforeEach(() => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
});
afterEach(() => closePhone());

const task = (day: string, slot: number, userRegimenId = 'e') =>
  ({ id: newId(), name: newId(), day, slot, userRegimenId, isCompleted: false }) as never;

it('shows the tasks of the last two training days, today’s first, in their order, and follows changes', async () => {
  const today = currentDay();
  const yesterday = addDays(today, -1);
  await db
    .synced('tasks')
    .bulkAdd([
      task(yesterday, 0),
      task(today, 1, 'b'),
      task(today, 1, 'a'),
      task(today, 0),
      task(addDays(today, -2), 0),
    ]);
  const { result } = renderHook(() => useDayRows()?.tasks);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toHaveLength(4));
  expect(result.current?.map(({ day, slot, userRegimenId }) => [day, slot, userRegimenId])).toEqual([
    [today, 0, 'e'],
    [today, 1, 'a'],
    [today, 1, 'b'],
    [yesterday, 0, 'e'],
  ]);
  await act(() => db.synced('tasks').add(task(today, 2)));
  await waitFor(() => expect(result.current).toHaveLength(5));
});

it('knows with the day’s first rows that it comes after six training days in a row', async () => {
  const today = currentDay();
  const total = (ago: number, inRow: number) => ({ id: newId(), day: addDays(today, -ago), inRow }) as never;
  await db.synced('dayTotals').bulkAdd([total(1, 6), total(2, 5)]);
  const seen: (boolean | undefined)[] = [];
  renderHook(() => seen.push(useDayRows()?.isAfterMany));
  await waitFor(() => expect(seen.at(-1)).toBe(true));
  expect(seen).not.toContain(false);
});

it('knows that open tasks are too much once it hears of what was done the day before', async () => {
  const today = currentDay();
  const load = { jumps: 6, landings: 0, swings: 0 };
  const of = { load, userRegimenId: 'e', slot: 1 };
  const jump = { ...of, id: newId(), name: 'jump', day: today, isCompleted: false };
  await db.synced('tasks').add(jump as never);
  const { result } = renderHook(() => useDayRows()?.isTooMuch);
  await waitFor(() => expect(result.current).toBe(false));
  const heard = { id: newId(), day: addDays(today, -1), load };
  await act(() => db.synced('dayTotals').add(heard as never));
  await waitFor(() => expect(result.current).toBe(true));
  await act(() => db.synced('tasks').put({ ...jump, isCompleted: true, completedDay: today } as never));
  await waitFor(() => expect(result.current).toBe(false));
  // What is caught up on of the day before takes room, too.
  await act(() => db.synced('dayTotals').delete(heard.id));
  const more = { ...of, load: { ...load, jumps: 16 } };
  await act(() =>
    db.synced('tasks').bulkPut([
      {
        ...jump,
        ...more,
        id: newId(),
        name: 'more',
        day: addDays(today, -1),
        isCompleted: true,
        completedDay: today,
      },
      jump,
    ] as never[]),
  );
  await waitFor(() => expect(result.current).toBe(true));
});

it('knows of a player who is back after weeks, and for how long it matters', async () => {
  const today = currentDay();
  const total = (ago: number) => ({ id: newId(), day: addDays(today, -ago) }) as never;
  await db.synced('dayTotals').bulkAdd([total(60), total(90)]);
  const { result } = renderHook(() => useDayRows()?.isJustBack);
  await waitFor(() => expect(result.current).toBe(true));
  await act(() => db.synced('dayTotals').add(total(14)));
  await waitFor(() => expect(result.current).toBe(true));
  await act(() => db.synced('dayTotals').bulkAdd([total(3), total(27)]));
  await waitFor(() => expect(result.current).toBe(false));
});

it('offers of yesterday’s tasks only what the season leaves room for', async () => {
  const today = currentDay();
  const kept = { load: { jumps: 0, landings: 0, swings: 0 }, isCompleted: false, userRegimenId: 'e' };
  const late = (slot: number, load: object) =>
    ({
      ...kept,
      id: newId(),
      name: `${slot}`,
      day: addDays(today, -1),
      slot,
      load: { ...kept.load, ...load },
    }) as never;
  await db
    .synced('tasks')
    .bulkAdd([late(0, {}), late(1, { jumps: 6, landings: 6 }), late(2, { swings: 20 })]);
  const season = (days: object) =>
    ({ id: db.userId, season: { phase: 'season', practices: [], matches: [], days } }) as never;
  await db.synced('userSettings').put(season({}));
  const { result } = renderHook(() => useDayRows()?.tasks.map(({ slot }) => slot));
  await waitFor(() => expect(result.current).toEqual([0, 1, 2]));
  await act(() => db.synced('userSettings').put(season({ [addDays(today, 1)]: 'match' })));
  await waitFor(() => expect(result.current).toEqual([0, 2]));
  await act(() => db.synced('userSettings').put(season({ [today]: 'match' })));
  await waitFor(() => expect(result.current).toEqual([]));
});

it('offers no open task of a program that was put away, today’s or yesterday’s, and keeps what was done', async () => {
  const today = currentDay();
  const of = (day: string, slot: number, other: object) =>
    ({ ...(task(day, slot) as object), ...other }) as never;
  await db
    .synced('tasks')
    .bulkAdd([
      of(today, 0, { userRegimenId: 'away' }),
      of(today, 1, { userRegimenId: 'away', isCompleted: true }),
      of(today, 2, {}),
      of(addDays(today, -1), 3, { userRegimenId: 'away' }),
      of(addDays(today, -1), 4, {}),
    ]);
  const stands = { startedAt: '', isActive: true, isArchived: false, replacedAt: null, completedAt: null };
  const enrolments = (other: object) =>
    db
      .synced('userRegimens')
      .bulkPut([{ ...stands, id: 'e' } as never, { ...stands, id: 'away', ...other } as never]);
  await enrolments({});
  const { result } = renderHook(() => useDayRows()?.tasks.map(({ slot }) => slot));
  await waitFor(() => expect(result.current).toEqual([0, 1, 2, 3, 4]));
  await act(() => enrolments({ isArchived: true }));
  await waitFor(() => expect(result.current).toEqual([1, 2, 4]));
  // Started afresh it is history, and stays put away.
  await act(() => enrolments({ isArchived: true, replacedAt: '2026-11-02T12:00:00.000Z' }));
  await waitFor(() => expect(result.current).toEqual([1, 2, 4]));
  // One that waits for its place is not: its player took a task back.
  await act(() => enrolments({ isArchived: true, isActive: false }));
  await waitFor(() => expect(result.current).toEqual([0, 1, 2, 3, 4]));
});

it('knows fresh stats from none, and a missing program from one that loads', async () => {
  const stats = renderHook(() => usePlayerStats());
  await waitFor(() => expect(stats.result.current).toMatchObject({ id: db.userId, totalPoints: 0 }));
  const program = renderHook(() => useRegimen(newId()));
  expect(program.result.current).toBeUndefined();
  await waitFor(() => expect(program.result.current).toBeNull());
});

it('reads other days when asked for others', async () => {
  const total = (day: string) => ({ id: day, userId: db.userId, day }) as never;
  await db.synced('dayTotals').bulkAdd(['2026-03-01', '2026-03-02', '2026-03-09'].map(total));
  const { result, rerender } = renderHook(({ to }) => useDayTotals('2026-03-02', to), {
    initialProps: { to: '2026-03-05' },
  });
  await waitFor(() => expect(result.current?.map(({ day }) => day)).toEqual(['2026-03-02']));
  rerender({ to: '2026-03-09' });
  await waitFor(() => expect(result.current).toHaveLength(2));
});

it('I7 shows nothing of one player to the next', async () => {
  await db.synced('notifications').add({ id: newId(), createdAt: '2026-03-01T00:00:00Z' } as never);
  const { result } = renderHook(() => useNotifications());
  await waitFor(() => expect(result.current).toHaveLength(1));
  act(() => void openPhone(newId<UserId>(), 'UTC'));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual([]));
  act(() => closePhone());
  expect(result.current).toBeUndefined();
});

it('F17 reads on after the browser has cut the connection', async () => {
  const { result } = renderHook(() => useNotifications());
  await waitFor(() => expect(result.current).toEqual([]));
  db.close();
  await act(async () => {
    await db.open();
    await db.synced('notifications').add({ id: newId(), createdAt: '2026-03-01T00:00:00Z' } as never);
  });
  await waitFor(() => expect(result.current).toHaveLength(1));
});

it('tells what waits and what was refused, and hands it out', async () => {
  const { result } = renderHook(() => useSyncStatus());
  await waitFor(() => expect(result.current).toMatchObject({ waiting: [], refused: [], state: 'synced' }));
  const mutation = {
    lane: 'core',
    id: 1,
    name: 'x',
    args: {},
    at: '2026-03-04T12:00:00.000Z',
    day: '2026-03-04',
    tz: 'UTC',
  } as const;
  await db.outbox.add(mutation);
  await db.bases.add({ table: 'tasks', id: 'row', before: null });
  await db.refused.add({ id: 'r', mutation, status: 'rejected', code: 'no', message: 'No.' });
  await waitFor(() => expect(result.current).toMatchObject({ waiting: [mutation], state: 'waiting' }));
  const waiting = renderHook(() => useIsWaiting());
  await waitFor(() => expect(waiting.result.current('row')).toBe(true));
  expect(waiting.result.current('other')).toBe(false);
  await db.bases.add({ table: 'tasks', id: 'sent', before: {} });
  const unsent = (id: string) => renderHook(() => useIsUnsent('tasks', id)).result;
  const [fresh, changed] = [unsent('row'), unsent('sent')];
  await waitFor(() => expect(fresh.current).toBe(true));
  expect(changed.current).toBe(false);
  const file = await exportUnsent();
  expect(JSON.parse(await file.text())).toMatchObject({
    waiting: [mutation],
    refused: [{ code: 'no' }],
  });
  await dismissRefused('r');
  await waitFor(() => expect(result.current.refused).toEqual([]));
});

it('knows the stories that the server has not heard of, and counts the comments on each', async () => {
  const comment = (id: string, storyId: string) => ({ id, storyId }) as never;
  await db
    .synced('storyComments')
    .bulkAdd([comment('sent', 'a'), comment('new', 'a'), comment('other', 'b')]);
  await db.bases.bulkAdd([
    { table: 'victoryStories', id: 'told just now', before: null },
    { table: 'victoryStories', id: 'changed', before: comment('changed', 'a') },
    { table: 'tasks', id: 'other', before: null },
  ]);
  const all = renderHook(() => useOwnCommentCounts());
  const stories = renderHook(() => useUnsentStories());
  const counts = (of: { current: ReadonlyMap<string, number> | undefined }) =>
    of.current && Object.fromEntries(of.current);
  await waitFor(() => expect(counts(all.result)).toEqual({ a: 2, b: 1 }));
  await waitFor(() => expect(stories.result.current).toEqual(new Set(['told just now'])));
});

it('knows what the player was told of comments, and of nothing else', async () => {
  const { result } = renderHook(() => useCommentNews());
  await waitFor(() => expect(result.current).toBe(''));
  const createdAt = '2026-11-25T12:00:00.000Z';
  const told = (id: string, type: string, title: string) => ({ id, type, title, createdAt }) as never;
  await db
    .synced('notifications')
    .bulkAdd([
      told('one', 'victory_story_comment', 'A comment on your story'),
      told('other', 'rival_cheer', '2 cheers'),
    ]);
  await waitFor(() => expect(result.current).toBe(`one ${createdAt} A comment on your story`));
});

it('an unreadable database reaches the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(db.table('notifications'), 'toArray').mockRejectedValue(new Error('broken'));
  const caught: unknown[] = [];
  class Boundary extends Component<PropsWithChildren, { error?: unknown }> {
    override state: { error?: unknown } = {};
    static getDerivedStateFromError = (error: unknown) => ({ error });
    override componentDidCatch = (error: unknown) => caught.push(error);
    override render = () => (this.state.error ? null : this.props.children);
  }
  renderHook(() => useNotifications(), { wrapper: Boundary });
  await waitFor(() => expect(caught[0]).toEqual(new Error('broken')));
});

describe('gives way to another tab', () => {
  beforeEach(() => db.open());
  afterEach(() => isOutdated.set(false));

  it.each([
    ['adds a table, as most new versions do', (newer: UserDb) => newer.version(3).stores({ medals: 'id' })],
    ['moves rows', (newer: UserDb) => newer.version(4).upgrade(() => undefined)],
  ])('F15 that %s, and asks to start over', async (_, change) => {
    const newer = new UserDb(db.userId);
    change(newer);
    await newer.open();
    newer.close();
    expect(db.isLeft).toBe(true);
    expect(isOutdated.get()).toBe(true);
  });

  it.each([
    ['removes everything', purgeAll],
    ['keeps what was not sent', purgeButOutbox],
  ])('in which the player has signed out, and asks for nothing: it %s', async (_, purge) => {
    await purge(db.userId);
    expect(db.isLeft).toBe(true);
    expect(isOutdated.get()).toBe(false);
  });

  it('F15 and goes on asking to start over if a new version had taken over before', async () => {
    isOutdated.set(true);
    await purgeButOutbox(db.userId);
    expect(isOutdated.get()).toBe(true);
  });
});
