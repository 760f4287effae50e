import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '#data/server/answers/query-client.ts';
import { MAX_LEADERBOARD_LIMIT, type BoardScope } from 'sync-protocol/contract/leaderboard';
import type { Timeframe } from 'sync-protocol/rules/leaderboard/period';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { BADGES } from 'sync-protocol/rules/progress/badges';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Leaderboard } from './leaderboard.tsx';
import { messages } from './messages.ts';

const NOON = new Date(2026, 10, 25, 12).getTime();
const DAY_MS = 86_400_000;

let asked: string[];
let earned: object[];
beforeEach(() => {
  asked = [];
  earned = [];
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    if (/leaderboard(\?|\/own-rank)/.test(url)) asked.push(url);
    if (url.includes('recent-achievements')) return Response.json(earned);
    return Response.json(url.includes('own-rank') ? { rank: null, points: 0, players: 0 } : []);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ENTRY = { rank: 1, points: 60, isPrivate: true };
/** Shows the board as it was kept of a timeframe so many days ago. */
const showKept = (timeframe: Timeframe, days: number, board: object[] = [ENTRY], scope = 'all') => {
  const query = { timeframe, limit: 50, scope, includeAI: 'false' };
  queryClient.setQueryData(['leaderboard', query], board, { updatedAt: NOON - days * DAY_MS });
  render(
    <MemoryRouter>
      <Leaderboard teams={null} />
    </MemoryRouter>,
  );
};

it('a ranking of a day that is over says so at once, while the new one is being asked for', async () => {
  const { promise: asking, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await asking;
    return Response.json([{ ...ENTRY, points: 10 }]);
  });
  showKept('daily', 1);
  const { last, now } = messages.earlier.daily;
  expect(screen.getByRole('heading', { name: last })).toBeTruthy();
  expect(screen.getByText(messages.earlierAsked('yesterday, 12:00 PM', now))).toBeTruthy();
  answer();
  await screen.findByText(messages.points('10'));
  expect(screen.queryByRole('heading', { name: last })).toBeNull();
});

it.each([
  [29_999, 0],
  [30_000, 1],
])('a ranking of %i ms ago is asked for %i times', (ago, times) => {
  showKept('daily', ago / DAY_MS);
  expect(queryClient.isFetching({ queryKey: ['leaderboard'] })).toBe(times);
});

describe('what is shown with a ranking', () => {
  const KIM = { id: newId(), displayName: 'kim', firstName: 'Kim', lastName: 'Sands', profileImageUrl: '' };
  const kim = (currentStreak: number) => ({ ...ENTRY, ...KIM, isPrivate: false, isAI: false, currentStreak });

  it.each([
    [3, 1],
    [7, 2],
    [14, 3],
    [30, 4],
  ])('is a streak of %s days, with its stars: %s', (days, stars) => {
    showKept('daily', 0, [kim(days)]);
    const row = screen.getByRole('link', { name: /Kim/ });
    expect(row.textContent).toContain(`${messages.streak(days)}, ${messages.stars(stars)}`);
    expect(row.querySelectorAll('.lucide-star')).toHaveLength(stars);
  });

  it('is no streak of less than three days', () => {
    showKept('daily', 0, [kim(2)]);
    expect(screen.getByRole('link', { name: /Kim/ }).textContent).not.toContain('streak');
  });

  it('are the longest streaks of rivals, where it is of rivals alone', async () => {
    const alltime = {
      timeframe: 'alltime',
      limit: MAX_LEADERBOARD_LIMIT,
      scope: 'rivals',
      includeAI: 'false',
    };
    queryClient.setQueryData(['leaderboard', alltime], [kim(9)], { updatedAt: NOON });
    showKept('daily', 0);
    const streaks = () => screen.queryByRole('region', { name: messages.streakCard.title });
    expect(streaks()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: messages.scopes.teammates }));
    expect(streaks()).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: messages.scopes.rivals }));
    expect(streaks()).not.toBeNull();
  });

  it('is what was earned of late, unless there is nothing, or nothing that this version knows', async () => {
    const { title } = messages.achievements;
    earned = [{ ...KIM, badgeId: 'of-tomorrow', earnedAt: '2026-11-25T10:00:00.000Z' }];
    showKept('daily', 0);
    await waitFor(() => expect(queryClient.getQueryData(['achievements'])).toHaveLength(1));
    expect(screen.queryByText(title)).toBeNull();
    earned = [{ ...earned[0], badgeId: BADGES[0]?.id }];
    await act(() => queryClient.invalidateQueries());
    expect((await screen.findByRole('list', { name: title })).textContent).toContain(
      messages.achievements.earned('Kim Sands', BADGES[0]?.name ?? ''),
    );
    earned = [];
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });
});

describe('without a signal', () => {
  const kept = (timeframe: Timeframe, days: number) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
    showKept(timeframe, days);
    fireEvent.click(screen.getByRole('radio', { name: messages.timeframes[timeframe] }));
    return screen.findByText(/as of/i);
  };

  // It is a Wednesday, the 25th of November.
  it.each([
    ['daily', 1, messages.earlier.daily.last],
    ['daily', 2, messages.earlier.daily.older],
    ['weekly', 3, messages.earlier.weekly.last],
    ['weekly', 10, messages.earlier.weekly.older],
    ['improved', 9, messages.earlier.improved.last],
    ['monthly', 25, messages.earlier.monthly.last],
    ['monthly', 56, messages.earlier.monthly.older],
  ] as const)('a %s ranking of %s days ago is called what it is', async (timeframe, days, title) => {
    const note = await kept(timeframe, days);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(note.textContent).toContain(messages.earlier[timeframe].now);
  });

  it.each([
    ['weekly', 2],
    ['monthly', 24],
    ['alltime', 60],
  ] as const)(
    'a %s ranking of %s days ago is still the present one, with its age',
    async (timeframe, days) => {
      const note = await kept(timeframe, days);
      expect(note.textContent).toMatch(/^as of Nov|^as of Sep/);
      expect(screen.queryByRole('heading', { name: /ranking/ })).toBeNull();
    },
  );
});

describe('an empty ranking without a signal', () => {
  const { improved, emptyCircles } = messages;
  const day = (date: string, points: number) =>
    ({ id: newId(), userId: player, day: date, done: [], points, streak: 1, best: 0, held: 0 }) as never;
  let db: UserDb;
  let player: UserId;
  beforeEach(() => {
    player = newId<UserId>();
    ({ db } = openPhone(player, 'UTC'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
  });
  afterEach(closePhone);
  const show = (timeframe: Timeframe, scope: BoardScope) => {
    showKept(timeframe, 1 / 24, [], scope);
    for (const label of [messages.timeframes[timeframe], messages.scopes[scope]])
      fireEvent.click(screen.getByRole('radio', { name: label }));
  };

  it.each([
    ['daily', 'all', messages.emptyThen, messages.emptyThenText, messages.pointsNow],
    ['daily', 'rivals', emptyCircles.rivals.title, emptyCircles.rivals.text, messages.pointsNow],
    ['improved', 'all', improved.emptyThen, improved.emptyText, improved.aheadNow],
  ] as const)(
    'of %s and %s says what was, and what the player has by now',
    async (timeframe, scope, title, text, now) => {
      await db.synced('dayTotals').add(day('2026-11-18', 20));
      show(timeframe, scope);
      await screen.findByText(title);
      expect(screen.getByText(text)).toBeTruthy();
      await act(() => db.synced('dayTotals').add(day('2026-11-25', 40)));
      expect(await screen.findByText(now)).toBeTruthy();
      expect(screen.queryByText(text)).toBeNull();
      expect(screen.getByText(title)).toBeTruthy();
    },
  );
});

it('asks again for what is on screen when another day begins', async () => {
  render(
    <MemoryRouter>
      <Leaderboard teams={null} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(asked).toHaveLength(2));
  vi.setSystemTime(NOON + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toHaveLength(4));
  expect(asked.slice(2).toSorted()).toEqual(asked.slice(0, 2).toSorted());
});

it('shows what stands below the own place once that is as tall as it gets', async () => {
  onTestFinished(closePhone);
  openPhone(newId<UserId>(), 'UTC');
  render(
    <MemoryRouter>
      <Leaderboard teams="Hawks" />
    </MemoryRouter>,
  );
  const hidden = () =>
    [screen.getByLabelText(messages.showAI), screen.getByText('Hawks')].filter((it) =>
      it.closest('.invisible'),
    );
  expect(hidden()).toHaveLength(2);
  await screen.findByText(messages.firstPoints);
  await waitFor(() => expect(hidden()).toEqual([]));
});

it('says in one sentence that another list has come, and nothing while it is asked for', async () => {
  const { promise: asking, resolve: answer } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string) => {
    if (!/leaderboard\?/.test(url))
      return Response.json(url.includes('own-rank') ? { rank: null, points: 0, players: 0 } : []);
    await asking;
    return Response.json([ENTRY, { ...ENTRY, rank: 2 }]);
  });
  showKept('daily', 0);
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  const { scopes, timeframes, heard } = messages;
  expect(said()).toContain(heard(scopes.all, timeframes.daily, '1', false));
  fireEvent.click(screen.getByRole('radio', { name: timeframes.weekly }));
  expect(said()).toContain('');
  const two = heard(scopes.all, timeframes.weekly, '2', false);
  expect(said()).not.toContain(two);
  answer();
  await waitFor(() => expect(said()).toContain(two));
});

it('shows AI players to who has chosen so, also when the app is opened again', async () => {
  const open = async () => {
    cleanup();
    vi.resetModules();
    const { Leaderboard: Opened } = await import('./leaderboard.tsx');
    const router = await import('react-router-dom');
    render(
      <router.MemoryRouter>
        <Opened teams={null} />
      </router.MemoryRouter>,
    );
    return screen.getByRole('switch', { name: messages.showAI });
  };
  const isOn = (one: HTMLElement) => one.getAttribute('aria-checked');
  const atFirst = await open();
  expect(isOn(atFirst)).toBe('false');
  fireEvent.click(atFirst);
  const again = await open();
  expect(isOn(again)).toBe('true');
  expect(asked.some((url) => url.includes('includeAI=true'))).toBe(true);
  fireEvent.click(again);
  expect(isOn(await open())).toBe('false');
});
