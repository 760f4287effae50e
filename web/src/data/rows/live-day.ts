import type { DayTotal } from 'sync-protocol/entities/day-total';
import type { PlayerStats } from 'sync-protocol/entities/player-stats';
import type { StreakPause } from 'sync-protocol/entities/streak-pause';
import type { Task } from 'sync-protocol/entities/task';
import type { UserRegimen } from 'sync-protocol/entities/user-regimen';
import { refreshesOf } from 'sync-protocol/rules/deal';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { addDays } from 'sync-protocol/rules/training-day';
import { useToday } from '../clock.ts';
import type { UserDb } from '../store/db.ts';
import { useLive } from './live-query.ts';

/** What the phone holds of a training day, and how the player stands on it. */
export interface DayRows {
  today: string;
  /** The tasks of today and yesterday: today's first, in the order of their sessions. */
  tasks: Task[];
  /** How often today's tasks were swapped. */
  refreshes: number;
  /** What has been done today; undefined when nothing has. */
  total: DayTotal | undefined;
  stats: PlayerStats;
  pauses: StreakPause[];
  /** All enrolments, the oldest first. */
  userRegimens: UserRegimen[];
}

/** The training day that it is now. Read as one, so that a tap moves all of a screen's numbers in one frame. */
export function useDayRows(): DayRows | undefined {
  const today = useToday();
  return useLive((db) => dayRowsOf(db, today), [today]);
}

async function dayRowsOf(db: UserDb, today: string): Promise<DayRows> {
  const [tasks, refreshedDays, total, stats, pauses, userRegimens] = await Promise.all([
    db.synced('tasks').where('day').between(addDays(today, -1), today, true, true).toArray(),
    db.synced('refreshedDays').where('day').equals(today).toArray(),
    db.synced('dayTotals').where('day').equals(today).first(),
    db.synced('playerStats').get(db.userId),
    db.synced('streakPauses').toArray(),
    db.synced('userRegimens').toArray(),
  ]);
  return {
    today,
    tasks: tasks.sort(inOrder),
    refreshes: refreshesOf(today, refreshedDays),
    total,
    stats: stats ?? freshStats(db.userId),
    pauses,
    userRegimens: userRegimens.sort((a, b) => a.startedAt.localeCompare(b.startedAt)),
  };
}

function inOrder(a: Task, b: Task): number {
  return b.day.localeCompare(a.day) || a.slot - b.slot || a.userRegimenId.localeCompare(b.userRegimenId);
}
