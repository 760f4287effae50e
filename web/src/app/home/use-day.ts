import { useMemo } from 'react';
import { bonusOf } from 'sync-protocol/rules/progress/credit';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { now } from '#data/clock.ts';
import { useDayRows, type DayRows } from '#data/live/day.ts';

export interface Day extends Pick<
  DayRows,
  | 'today'
  | 'tasks'
  | 'refreshes'
  | 'conditions'
  | 'isAfterMany'
  | 'isJustBack'
  | 'isTooMuch'
  | 'pauses'
  | 'userRegimens'
> {
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
  /** Whether the player has ever completed a task. */
  hasTrained: boolean;
  /** Whether a program is running: without one there are no more tasks. */
  hasProgram: boolean;
}

/** What Home knows of today; undefined while it is being read. */
export function useDay(): Day | undefined {
  const rows = useDayRows();
  return useMemo(() => rows && dayOf(rows), [rows]);
}

function dayOf({ today, tasks, total, stats, pauses, ...rest }: DayRows): Day {
  const { streak, held, trainedToday } = streakOn(runOf(stats), today, now(), pauses);
  const todays = tasks.filter((task) => task.day === today);
  return {
    ...rest,
    today,
    tasks,
    total: todays.length,
    done: todays.filter((task) => task.isCompleted).length,
    points: total?.points ?? 0,
    bonus: total ? bonusOf(total, rest.userRegimens) : 0,
    streak,
    trainedToday,
    streakToday: trainedToday ? streak : streak + 1,
    bestStreak: stats.bestStreak,
    restDays: held,
    pauses,
    hasTrained: stats.completedTasks > 0,
    hasProgram: rest.userRegimens.some(isRunning),
  };
}
