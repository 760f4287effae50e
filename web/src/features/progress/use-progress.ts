import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { bonusOf, byDay } from 'sync-protocol/rules/progress/credit';
import { useToday } from '#data/clock.ts';
import { useRows } from '#data/live/live-query.ts';
import { useStreak, useStreakPauses } from '#data/live/streak.ts';
import { usePlayerStats, useUserRegimens } from '#data/live/live.ts';
import { firstMonday } from './history/heat-days.ts';
import { earliestShown } from './history/points-over-time.ts';

/** A year of weeks, the running one included. */
const WEEKS = 53;

export interface PlayerProgress {
  today: string;
  /** The first day of the year that is shown. */
  from: string;
  totals: DayTotal[];
  stats: PlayerStats;
  pauses: StreakPause[];
  userRegimens: UserRegimen[];
  streak: number;
  streakToday: number;
  bestStreak: number;
  restDays: number;
  /** What the multiplier has added today. */
  bonus: number;
}

/** What this phone knows of the player's last year; undefined while it is being read. */
export function useProgress(): PlayerProgress | undefined {
  const today = useToday();
  const from = firstMonday(today, WEEKS);
  const shown = earlier(from, earliestShown(today));
  const totals = useRows(
    // The trained day before, too, however long ago it was: rest days and a pause may lie between.
    [{ table: 'dayTotals', from: shown, to: today, before: true }],
    (rows) => rows.all('dayTotals').sort(byDay),
    [today],
  );
  const stats = usePlayerStats();
  const pauses = useStreakPauses();
  const userRegimens = useUserRegimens();
  const now = useStreak();
  if (!totals || !stats || !pauses || !userRegimens || !now) return undefined;
  const { streak, held, trainedToday } = now;
  const last = totals.at(-1);
  return {
    today,
    from,
    totals,
    stats,
    pauses,
    userRegimens,
    streak,
    streakToday: trainedToday ? streak : streak + 1,
    bestStreak: stats.bestStreak,
    restDays: held,
    bonus: last?.day === today ? bonusOf(last, userRegimens) : 0,
  };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
