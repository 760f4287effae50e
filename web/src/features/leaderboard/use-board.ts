import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { BoardScope, leaderboard, LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { improvement } from 'sync-protocol/rules/leaderboard/improvement';
import type { Timeframe, TimeWindow } from 'sync-protocol/rules/leaderboard/period';
import { addDays, weekStart, windowStart } from 'sync-protocol/rules/training-day';
import { useToday } from '#data/clock.ts';
import { useDayTotals, usePlayerStats } from '#data/live/live.ts';
import { useProfileRow } from '#data/live/profile.ts';
import { unreadable } from '#data/server/calls/api-error.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { requestJson } from '#data/server/calls/request-json.ts';

/** How old a ranking may be and still be shown as it is. */
export const FRESH_MS = 30_000;
/** How many players the leaderboard lists. */
export const LISTED = 50;
/** What points change that were sent. */
export const RANKINGS = [['leaderboard'], ['own-rank'], ['achievements']];
/** What another day makes another one: the board, and the player's place on it. */
const OF_A_DAY = [['leaderboard'], ['own-rank']];

interface Asked {
  scope?: BoardScope;
  timeframe: Timeframe;
  limit: number;
  includeAI?: boolean;
}

/** Asks for the rankings on screen again when another day begins: what they show is over. */
export function useRefreshEachDay(): void {
  const today = useToday();
  const shownOn = useRef(today);
  useEffect(() => {
    if (shownOn.current === today) return;
    shownOn.current = today;
    for (const queryKey of OF_A_DAY) void queryClient.invalidateQueries({ queryKey });
  }, [today]);
}

/** The best of a timeframe. */
export function useBoard({ timeframe, limit, scope = 'all', includeAI = false }: Asked) {
  const query = { timeframe, limit, scope, includeAI: String(includeAI) };
  const board = useQuery(
    {
      queryKey: ['leaderboard', query],
      queryFn: ({ signal }) => fetchBoard(new URLSearchParams({ ...query, limit: String(limit) }), signal),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
  const own = useProfileRow();
  // A board that was kept from before the player left all of them has them still.
  const data = own?.offBoards ? board.data?.filter((one) => one.isPrivate || one.id !== own.id) : board.data;
  /** What is shown may be old, and how old is to be told. */
  const mayBeOld = useMayBeOld(board);
  return { ...board, data, mayBeOld };
}

/** Asked without the contract's schemas: Home shows a board at its start, and would load them all for it. */
async function fetchBoard(query: URLSearchParams, signal: AbortSignal): Promise<LeaderboardEntry[]> {
  const url = `/api/leaderboard?${query}` as const;
  const entries = await requestJson<typeof leaderboard>(fetch, { method: 'GET', url, signal });
  if (!Array.isArray(entries)) throw unreadable();
  return entries as LeaderboardEntry[];
}

/** The player's own points of a timeframe, as this phone knows them; undefined while they are read. */
export function useOwnPoints(timeframe: TimeWindow): number | undefined {
  const today = useToday();
  const stats = usePlayerStats();
  const days = useDayTotals(timeframe === 'alltime' ? today : windowStart(timeframe, today), today);
  return timeframe === 'alltime' ? stats?.totalPoints : days && sumOf(days);
}

/** The player's own points of this week and of the one before. */
export function useOwnWeeks(): { points: number; before: number } | undefined {
  const today = useToday();
  const monday = weekStart(today);
  const days = useDayTotals(addDays(monday, -7), today);
  if (!days) return undefined;
  return {
    points: sumOf(days.filter(({ day }) => day >= monday)),
    before: sumOf(days.filter(({ day }) => day < monday)),
  };
}

/** Whether the player has what brings them onto a board of a timeframe, as this phone knows it. */
export function useHasScored(timeframe: Timeframe): boolean {
  const points = useOwnPoints(timeframe === 'improved' ? 'weekly' : timeframe) ?? 0;
  const before = useOwnWeeks()?.before ?? 0;
  return (timeframe === 'improved' ? improvement(points, before) : points) > 0;
}

const sumOf = (days: readonly DayTotal[]) => days.reduce((sum, { points }) => sum + points, 0);
