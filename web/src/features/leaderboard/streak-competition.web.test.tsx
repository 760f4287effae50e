import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { MAX_LEADERBOARD_LIMIT } from 'sync-protocol/contract/leaderboard';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { messages } from './messages.ts';
import { StreakCompetition } from './streak-competition.tsx';

const NOON = new Date(2026, 10, 25, 12).getTime();
const DAY_MS = 86_400_000;
const RIVAL = { id: newId(), rank: 1, points: 60, displayName: 'robin', currentStreak: 9 };

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no signal')));
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const SEEN = { ...RIVAL, firstName: 'Robin', lastName: 'Sands', isPrivate: false, isAI: false };

/** Shows the rivals' streaks as they were heard of so many days ago. */
function show(days: number, rivals: object[] = [SEEN]) {
  const query = { timeframe: 'alltime', limit: MAX_LEADERBOARD_LIMIT, scope: 'rivals', includeAI: 'false' };
  queryClient.setQueryData(['leaderboard', query], rivals, { updatedAt: NOON - days * DAY_MS });
  render(
    <MemoryRouter>
      <StreakCompetition />
    </MemoryRouter>,
  );
}
const card = () => screen.queryByRole('region', { name: messages.streakCard.title });

const streaks = (...days: number[]) =>
  days.map((currentStreak) => ({ ...SEEN, id: newId(), firstName: `Kim${currentStreak}`, currentStreak }));

it('shows the three longest streaks, the longest first', () => {
  show(0, [...streaks(4, 9, 3, 6), { rank: 1, points: 60, isPrivate: true }]);
  expect(screen.getAllByRole('link').map(({ textContent }) => /Kim\d/.exec(textContent)?.[0])).toEqual([
    'Kim9',
    'Kim6',
    'Kim4',
  ]);
});

it('shows streaks from three days on, and nothing where there is none', () => {
  show(0, streaks(2, 3, 1));
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(card()?.textContent).toContain(messages.streak(3));
  cleanup();
  show(0, streaks(2));
  expect(card()).toBeNull();
});

it('without a signal it says how old the streaks are', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(3);
  expect(card()?.textContent).toContain(messages.asOf('Nov 22, 12:00 PM'));
});

it('shows no streaks that can’t be the same any more: after more days than are free each is longer, or over', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(4);
  expect(card()).toBeNull();
});

it('streaks that have just been told have no age', async () => {
  let told = 0;
  vi.stubGlobal('fetch', async () => {
    told += 1;
    return Response.json([{ ...RIVAL, currentStreak: 12, firstName: '', lastName: '', isPrivate: false }]);
  });
  show(1);
  await waitFor(() => expect(card()?.textContent).toContain(messages.streak(12)));
  expect(told).toBe(1);
  expect(card()?.textContent).not.toContain('as of');
});
