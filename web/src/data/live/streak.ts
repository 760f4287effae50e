import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { runOf, streakOn, type StreakNow } from 'sync-protocol/rules/progress/streak';
import { now, useToday } from '../clock.ts';
import { useLive, useRows } from './live-query.ts';

const PAUSES = [{ table: 'streakPauses', all: true }] as const;

/** The streak as it stands on the training day that it is now. */
export function useStreak(): StreakNow | undefined {
  const today = useToday();
  return useRows(
    [{ table: 'playerStats', all: true }, ...PAUSES],
    (rows, { userId }) => {
      const stats = rows.get('playerStats', userId);
      return streakOn(stats ? runOf(stats) : null, today, now(), rows.all('streakPauses'));
    },
    [today],
  );
}

export function useStreakPauses(): StreakPause[] | undefined {
  return useRows(PAUSES, (rows) => rows.all('streakPauses'));
}

/** The last days on which something was done, the latest first, at most `limit`. */
export function useLatestDays(limit: number): DayTotal[] | undefined {
  return useLive((db) => db.synced('dayTotals').orderBy('day').reverse().limit(limit).toArray(), [limit]);
}
