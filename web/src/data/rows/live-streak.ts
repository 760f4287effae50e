import type { DayTotal } from 'sync-protocol/entities/day-total';
import type { StreakPause } from 'sync-protocol/entities/streak-pause';
import { runOf, streakOn, type StreakNow } from 'sync-protocol/rules/streak';
import { now, useToday } from '../clock.ts';
import { useLive } from './live-query.ts';

/** The streak as it stands on the training day that it is now. */
export function useStreak(): StreakNow | undefined {
  const today = useToday();
  return useLive(
    async (db) => {
      const [stats, pauses] = await Promise.all([
        db.synced('playerStats').get(db.userId),
        db.synced('streakPauses').toArray(),
      ]);
      return streakOn(stats ? runOf(stats) : null, today, now(), pauses);
    },
    [today],
  );
}

export function useStreakPauses(): StreakPause[] | undefined {
  return useLive((db) => db.synced('streakPauses').toArray());
}

/** The last days on which something was done, the latest first, at most `limit`. */
export function useLatestDays(limit: number): DayTotal[] | undefined {
  return useLive((db) => db.synced('dayTotals').orderBy('day').reverse().limit(limit).toArray(), [limit]);
}
