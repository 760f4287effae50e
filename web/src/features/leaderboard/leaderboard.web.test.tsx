import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '#data/server/query-client.ts';
import type { Timeframe } from 'sync-protocol/contract/leaderboard';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Leaderboard } from './leaderboard.tsx';
import { messages } from './messages.ts';

const NOON = new Date(2026, 10, 25, 12).getTime();
const DAY_MS = 86_400_000;

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    if (/leaderboard(\?|\/own-rank)/.test(url)) asked.push(url);
    return Response.json(url.includes('own-rank') ? { rank: null, points: 0, players: 0 } : []);
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ENTRY = { rank: 1, points: 60, isPrivate: true };
/** Shows the board as it was kept of a timeframe so many days ago. */
const showKept = (timeframe: Timeframe, days: number) => {
  const query = { timeframe, limit: 50, scope: 'all', includeAI: 'false' };
  queryClient.setQueryData(['leaderboard', query], [ENTRY], { updatedAt: NOON - days * DAY_MS });
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
