import { act, cleanup, render, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '#data/server/query-client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Leaderboard } from './leaderboard.tsx';

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
