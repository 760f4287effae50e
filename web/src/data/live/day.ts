import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { UserId } from 'sync-protocol/ids';
import type { Need } from 'sync-protocol/mutations/mutation';
import { daysLookedBackOn } from 'sync-protocol/mutations/tasks/deal-today';
import type { Rows } from 'sync-protocol/mutations/rows';
import { comebackShare } from 'sync-protocol/rules/tasks/dealing/comeback';
import { conditionsOn, type Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { asksTooMuch, needsRecovery, roomOf, stillOffered } from 'sync-protocol/rules/tasks/dealing/day-room';
import { refreshesOf } from 'sync-protocol/rules/tasks/dealing/deal';
import { isPutAway } from 'sync-protocol/rules/training/enrolment/enrolment';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { addDays } from 'sync-protocol/rules/training-day';
import { useToday } from '../clock.ts';
import { useRows } from './live-query.ts';

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
  /** What there is to train with, and what hurts. */
  conditions: Conditions;
  /** Whether it comes after as many training days in a row as ask for an easy one. */
  isAfterMany: boolean;
  /** Whether the player is just back from a pause, and dealt less. */
  isJustBack: boolean;
  /** Whether its open tasks are more than a body has room for, by what was heard of since they were dealt. */
  isTooMuch: boolean;
  /** All enrolments, the oldest first. */
  userRegimens: UserRegimen[];
}

/** The training day that it is now. Read as one, so that a tap moves all of a screen's numbers in one frame. */
export function useDayRows(): DayRows | undefined {
  const today = useToday();
  return useRows(needsOfDay(today), (rows, { userId }) => dayRowsOf(rows, today, userId), [today]);
}

/** What Home shows of a day. */
export function needsOfDay(today: string): Need[] {
  const yesterday = addDays(today, -1);
  return [
    { table: 'tasks', from: yesterday, to: today },
    { table: 'refreshedDays', from: yesterday, to: today },
    // All that taps ask for; it is kept for some days only.
    { table: 'dayConditions', all: true },
    { table: 'userSettings', all: true },
    // Those of the days before say what of yesterday's tasks a body still has room for.
    { table: 'dayTotals', ...daysLookedBackOn(today), to: today },
    { table: 'playerStats', all: true },
    { table: 'streakPauses', all: true },
    { table: 'userRegimens', all: true },
  ];
}

function dayRowsOf(rows: Rows, today: string, userId: UserId): DayRows {
  const conditions = conditionsOn(today, rows.all('dayConditions'), rows.all('userSettings'));
  const before = { day: today, dayTotals: rows.all('dayTotals'), season: conditions.season };
  const tasks = offeredOn(today, rows, conditions).sort(inOrder);
  const todays = tasks.filter((task) => task.day === today || task.completedDay === today);
  return {
    today,
    conditions,
    isAfterMany: needsRecovery(before),
    isJustBack: comebackShare(today, before.dayTotals) < 1,
    isTooMuch: asksTooMuch(todays, roomOf(before)),
    tasks,
    refreshes: refreshesOf(today, rows.all('refreshedDays')),
    total: rows.all('dayTotals').find(({ day }) => day === today),
    stats: rows.get('playerStats', userId) ?? freshStats(userId),
    pauses: rows.all('streakPauses'),
    userRegimens: rows.all('userRegimens').sort((a, b) => a.startedAt.localeCompare(b.startedAt)),
  };
}

/** Today's tasks, and of yesterday's those that were done or may still be; no open one of a program put away (S3.7). */
function offeredOn(day: string, rows: Rows, conditions: Conditions): Task[] {
  const putAway = rows
    .all('userRegimens')
    .filter(isPutAway)
    .map(({ id }) => id);
  const tasks = rows.all('tasks').filter((task) => task.isCompleted || !putAway.includes(task.userRegimenId));
  const offered = stillOffered(tasks, { ...conditions, day, dayTotals: rows.all('dayTotals') });
  return [...tasks.filter((task) => task.day === day || task.isCompleted), ...offered];
}

function inOrder(a: Task, b: Task): number {
  return b.day.localeCompare(a.day) || a.slot - b.slot || a.userRegimenId.localeCompare(b.userRegimenId);
}
