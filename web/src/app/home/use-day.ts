import type { StreakPause } from 'sync-protocol/entities/streak-pause';
import type { Task } from 'sync-protocol/entities/task';
import { runOf, streakOn } from 'sync-protocol/rules/streak';
import { now, useToday } from '#data/clock.ts';
import { useStreakPauses } from '#data/live-streak.ts';
import { useDayTotals, usePlayerStats, useTodayTasks } from '#data/live.ts';

export interface Day {
  today: string;
  tasks: Task[];
  /** Today's tasks: how many, and how many are done. */
  total: number;
  done: number;
  points: number;
  /** What the multiplier has added to today's points. */
  bonus: number;
  streak: number;
  trainedToday: boolean;
  /** The streak that a task done today counts with. */
  streakToday: number;
  bestStreak: number;
  restDays: number;
  pauses: StreakPause[];
  /** Whether the player has ever completed a task. */
  hasTrained: boolean;
}

/** What Home knows of today; undefined while it is being read. */
export function useDay(): Day | undefined {
  const today = useToday();
  const tasks = useTodayTasks();
  const stats = usePlayerStats();
  const totals = useDayTotals(today, today);
  const pauses = useStreakPauses();
  if (!tasks || !stats || !totals || !pauses) return undefined;
  const { streak, held, trainedToday } = streakOn(runOf(stats), today, now(), pauses);
  const todays = tasks.filter((task) => task.day === today);
  const points = totals[0]?.points ?? 0;
  const base = tasks
    .filter((task) => task.completedDay === today)
    .reduce((sum, task) => sum + task.points, 0);
  return {
    today,
    tasks,
    total: todays.length,
    done: todays.filter((task) => task.isCompleted).length,
    points,
    bonus: Math.max(0, points - base),
    streak,
    trainedToday,
    streakToday: trainedToday ? streak : streak + 1,
    bestStreak: stats.bestStreak,
    restDays: held,
    pauses,
    hasTrained: stats.completedTasks > 0,
  };
}
