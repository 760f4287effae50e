import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { currentDay } from '#data/clock.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { session } from '#data/session/session-store.ts';
import type { CurrentUser } from '#data/session/session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { messages } from './messages.ts';
import { OwnRank } from './own-rank.tsx';
import { LISTED } from './use-board.ts';

/** A Wednesday. */
const NOON = new Date(2026, 10, 25, 12).getTime();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const THIRD = { rank: 3, points: 60, players: 14 };

let answer: (url: string) => Promise<Response>;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  answer = () => Promise.reject(new TypeError('no signal'));
  vi.stubGlobal('fetch', (url: string) => answer(url));
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keep = (timeframe: Timeframe, agoMs: number, place: object = THIRD) =>
  queryClient.setQueryData(['own-rank', timeframe, 'all', false], place, { updatedAt: NOON - agoMs });
const show = (timeframe: Timeframe, includeAI = false) =>
  render(
    <MemoryRouter>
      <OwnRank timeframe={timeframe} scope="all" includeAI={includeAI} />
    </MemoryRouter>,
  );
const rank = () => screen.getByText(messages.yourRank).closest('div')?.textContent;

it.each([
  ['daily', 'this morning', 3 * HOUR_MS, 'as of 9:00 AM'],
  ['weekly', 'Monday', 2 * DAY_MS, 'as of Nov 23, 12:00 PM'],
  ['improved', 'Tuesday', DAY_MS, 'as of yesterday, 12:00 PM'],
  ['monthly', 'the first of the month', 24 * DAY_MS, 'as of Nov 1, 12:00 PM'],
  ['alltime', 'a month ago', 29 * DAY_MS, 'as of Oct 27, 12:00 PM'],
] as const)('a kept %s rank of %s is told with its age', async (timeframe, _, agoMs, age) => {
  keep(timeframe, agoMs);
  show(timeframe);
  await waitFor(() => expect(rank()).toContain(age));
  expect(rank()).toContain('3 of 14');
});

it.each([
  ['daily', 'yesterday', DAY_MS],
  ['daily', 'before two o’clock', 11 * HOUR_MS],
  ['weekly', 'Sunday', 3 * DAY_MS],
  ['improved', 'Sunday', 3 * DAY_MS],
  ['monthly', 'October', 25 * DAY_MS],
] as const)('a kept %s rank of %s is not this one’s', (timeframe, _, agoMs) => {
  keep(timeframe, agoMs);
  show(timeframe);
  expect(rank()).toBe(`${messages.yourRank}${messages.noRank}`);
});

it('without a signal it says that the rank of a new week comes later', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  keep('weekly', 3 * DAY_MS);
  show('weekly');
  expect(rank()).toBe(`${messages.yourRank}${messages.rankLater}${messages.noRank}`);
});

it('a rank that has just been told has no age', async () => {
  answer = async () => Response.json(THIRD);
  show('daily');
  await screen.findByText('3');
  expect(rank()).toBe(`${messages.yourRank}3 of 14`);
});

it('a rank among AI players is another one than that among players alone', async () => {
  answer = async (url) => Response.json({ ...THIRD, rank: url.includes('includeAI=true') ? 8 : 3 });
  const { unmount } = show('daily', true);
  await screen.findByText('8');
  unmount();
  show('daily');
  await screen.findByText('3');
  expect(screen.queryByText('8')).toBeNull();
});

it('who has no points has no rank, whatever was kept of before they were taken back', async () => {
  openPhone(newId<UserId>(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  keep('daily', HOUR_MS);
  show('daily');
  await screen.findByText(messages.firstPoints);
  expect(rank()).toBe(`${messages.yourRank}${messages.noRank}`);
});

/** Opens a phone on which 60 points were earned today. */
async function train() {
  const { db } = openPhone(newId<UserId>(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  await db
    .synced('dayTotals')
    .add({ id: 'today', userId: db.userId, day: currentDay(), points: 60 } as never);
}

it('without a signal it says that the rank comes later of points that are newer than the last answer', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await train();
  keep('daily', HOUR_MS, { rank: null, points: 0, players: 13 });
  show('daily');
  await screen.findByText('60');
  expect(rank()).toBe(`${messages.yourRank}${messages.rankLater}${messages.noRank}`);
});

it('who has points keeps it', async () => {
  await train();
  keep('daily', HOUR_MS);
  show('daily');
  await screen.findByText('60');
  expect(rank()).toContain('3 of 14');
});

describe('where the list below shows the player', () => {
  const own = newId<UserId>();
  const row = (rank: number, points = 60) => ({ id: own, rank, points, isPrivate: false });
  const others = (count: number) =>
    Array.from({ length: count }, () => ({ rank: 1, points: 90, isPrivate: true }));
  const keepBoard = (entries: object[], agoMs = 0) =>
    queryClient.setQueryData(
      ['leaderboard', { timeframe: 'daily', limit: LISTED, scope: 'all', includeAI: 'false' }],
      entries,
      { updatedAt: NOON - agoMs },
    );
  beforeEach(() => {
    const before = session.get();
    session.set({ status: 'signedIn', user: { id: own } as CurrentUser });
    onTestFinished(() => session.set(before));
  });

  it('their rank is the one that stands there', () => {
    keep('daily', 0);
    keepBoard([...others(4), row(5)]);
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}5 of 14`);
  });

  it('there are as many players as stand there', () => {
    keep('daily', 0, { ...THIRD, players: 5 });
    keepBoard([...others(6), row(7)]);
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}7 of 7`);
  });

  it('also before their rank alone was heard of, as many as they may be', () => {
    keepBoard([...others(4), row(5)]);
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}5`);
  });

  it('and with the age of the list', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keep('daily', HOUR_MS);
    keepBoard([...others(4), row(5)], 3 * HOUR_MS);
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}${messages.asOf('9:00 AM')}5 of 14`);
  });

  it('a list of yesterday says nothing of today', () => {
    keep('daily', 0);
    keepBoard([...others(4), row(5)], DAY_MS);
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}3 of 14`);
  });

  it('a list without them leaves it to the rank alone', () => {
    keep('daily', 0);
    keepBoard(others(4));
    show('daily');
    expect(rank()).toBe(`${messages.yourRank}3 of 14`);
  });
});
