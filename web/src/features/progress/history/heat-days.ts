import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { tasksDone } from 'sync-protocol/rules/progress/credit';
import { pauseOn } from 'sync-protocol/rules/progress/pauses';
import { TASKS_A_DAY } from 'sync-protocol/rules/progress/points';
import { addDays, daysBetween, monthOf, weekStart } from 'sync-protocol/rules/training-day';

/** What a day was: trained, bridged by a rest day, paused, still to come, or nothing of it. */
export type DayKind = 'trained' | 'rest' | 'paused' | 'ahead' | 'none';

export interface HeatDay {
  day: string;
  kind: DayKind;
  tasks: number;
  points: number;
  /** The streak that a trained day included. */
  streak: number;
}

export interface History {
  today: string;
  /** Trained days, ascending; the one before the first week, too, so that a gap over its edge is understood. */
  totals: readonly DayTotal[];
  pauses: readonly StreakPause[];
  /** The streak as it stands today. */
  streak: number;
}

/** The Monday on which `count` weeks begin that end with the week of `today`. */
export function firstMonday(today: string, count: number): string {
  return weekStart(addDays(today, -7 * (count - 1)));
}

/** Weeks of seven days, Monday first, from a Monday to the week of today. */
export function heatWeeks(from: string, history: History): HeatDay[][] {
  const byDay = new Map(history.totals.map((total) => [total.day, total]));
  const resting = restDays(history);
  const weeks = Math.floor(daysBetween(from, history.today) / 7) + 1;
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(from, week * 7 + weekday);
      return heatDay(day, byDay.get(day), resting, history);
    }),
  );
}

function heatDay(
  day: string,
  total: DayTotal | undefined,
  resting: ReadonlySet<string>,
  { today, pauses }: History,
): HeatDay {
  if (total)
    return { day, kind: 'trained', tasks: tasksDone(total), points: total.points, streak: total.streak };
  return { day, kind: kindOfFree(day, today, resting, pauses), tasks: 0, points: 0, streak: 0 };
}

function kindOfFree(
  day: string,
  today: string,
  resting: ReadonlySet<string>,
  pauses: readonly StreakPause[],
): DayKind {
  if (pauseOn(pauses, day)) return 'paused';
  if (day > today) return 'ahead';
  return resting.has(day) ? 'rest' : 'none';
}

/** The days without training that a streak went on over. Today is not over, so it is none. */
function restDays({ today, totals, pauses, streak }: History): Set<string> {
  const bridged = new Set<string>();
  const bridge = (after: string, before: string) => {
    for (let day = addDays(after, 1); day < before; day = addDays(day, 1))
      if (!pauseOn(pauses, day)) bridged.add(day);
  };
  totals.forEach((total, index) => {
    const last = totals[index - 1];
    if (last && total.streak === last.streak + 1) bridge(last.day, total.day);
  });
  const latest = totals.at(-1);
  if (latest && streak > 0) bridge(latest.day, today);
  return bridged;
}

/** How strongly a trained day is coloured, 1 to 4: by how many of its six tasks were done. */
export function levelOf(tasks: number): 1 | 2 | 3 | 4 {
  if (tasks >= TASKS_A_DAY) return 4;
  if (tasks === TASKS_A_DAY - 1) return 3;
  return tasks >= 3 ? 2 : 1;
}

export interface MonthSummary {
  month: string;
  trained: number;
  tasks: number;
  points: number;
  rest: number;
  paused: number;
}

/** The same weeks as numbers, a month a row, the latest first. */
export function summarizeMonths(weeks: readonly (readonly HeatDay[])[], today: string): MonthSummary[] {
  const months = new Map<string, MonthSummary>();
  for (const { day, kind, tasks, points } of weeks.flat()) {
    if (day > today) continue;
    const month = monthOf(day);
    const sum = months.get(month) ?? { month, trained: 0, tasks: 0, points: 0, rest: 0, paused: 0 };
    months.set(month, {
      month,
      trained: sum.trained + Number(kind === 'trained'),
      tasks: sum.tasks + tasks,
      points: sum.points + points,
      rest: sum.rest + Number(kind === 'rest'),
      paused: sum.paused + Number(kind === 'paused'),
    });
  }
  return [...months.values()].reverse();
}
