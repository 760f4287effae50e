import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { DailyBoard } from './daily-board.tsx';
import { messages } from './messages.ts';

const NOON = new Date(2026, 10, 25, 12).getTime();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BEST: LeaderboardEntry[] = [{ isPrivate: true, rank: 1, points: 60, totalPoints: 60 }];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  render(
    <MemoryRouter>
      <DailyBoard />
    </MemoryRouter>,
  );

it.each([
  ['of this morning stands there', 3, 1],
  ['of yesterday stays away: today’s it is not', 24, 0],
  ['of before two o’clock is yesterday’s', 11, 0],
])('a kept board %s', (_, hours, shown) => {
  const query = { timeframe: 'daily', limit: 4, scope: 'all', includeAI: 'false' };
  queryClient.setQueryData(['leaderboard', query], BEST, { updatedAt: NOON - hours * HOUR_MS });
  show();
  expect(screen.queryAllByText(messages.preview.title)).toHaveLength(shown);
});

it('the board of a new day takes the place of yesterday’s by itself', async () => {
  let points = 60;
  vi.stubGlobal('fetch', async () => Response.json([{ ...BEST[0], points }]));
  show();
  await screen.findByText(/^60 /);
  points = 10;
  vi.setSystemTime(NOON + DAY_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(/^10 /)).toBeTruthy();
});
