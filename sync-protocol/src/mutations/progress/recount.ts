import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { PlayerStats } from '../../entities/progress/player-stats.ts';
import { freshStats } from '../../rules/fresh-rows.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { byDay, foldDays, pointsOf, tasksDone } from '../../rules/progress/credit.ts';
import { TASKS_A_DAY } from '../../rules/progress/points.ts';
import {
  completionPercentage,
  currentWeek,
  sessionsOf,
} from '../../rules/training/enrolment/program-progress.ts';
import { countMainDone, mainDoneOf } from '../../rules/training/enrolment/main-done.ts';
import { isPlaceTaken } from '../../rules/training/enrolment/reopening.ts';
import type { MutationContext, Need } from '../mutation.ts';
import type { Rows } from '../rows.ts';

/** The days that a change makes different, as they were and as they are now; and the last trained day of all. */
interface Recounted {
  before: DayTotal[];
  after: DayTotal[];
  last: DayTotal | undefined;
}

/** Writes changed days and everything that follows from them: later days, enrolments and stats. */
export function recountFrom(rows: Rows, changed: readonly DayTotal[], context: MutationContext): void {
  const [first] = [...changed].sort(byDay);
  if (first) follow(rows, recountDays(rows, first.day, changed), context);
}

/** Works out the streak anew from a day on, and everything that follows from it. */
export function refoldFrom(rows: Rows, day: string, context: MutationContext): void {
  follow(rows, recountDays(rows, day), context);
}

/** The rows that `refoldFrom` reads and writes. */
export function needsOfRefold(day: string): Need[] {
  return [
    { table: 'userRegimens', all: true },
    { table: 'streakPauses', all: true },
    { table: 'dayTotals', from: day, before: true },
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ];
}

function follow(rows: Rows, recounted: Recounted, context: MutationContext): void {
  const enrolments = rows.all('userRegimens');
  const completions = enrolments.map((enrolment) => recountEnrolment(rows, enrolment, recounted, context));
  recountStats(
    rows,
    recounted,
    completions.reduce((sum, one) => sum + one, 0),
    context,
  );
}

function recountDays(rows: Rows, day: string, changed: readonly DayTotal[] = []): Recounted {
  const days = rows.all('dayTotals').sort(byDay);
  const from = [day, ...days.filter(isUntold).map((total) => total.day)].sort()[0] ?? day;
  const previous = days.findLast((total) => total.day < from);
  const since = days.filter((total) => total.day >= from);
  const others = since.filter((total) => !changed.some(({ id }) => id === total.id));
  const trained = [...changed.filter((total) => tasksDone(total) > 0), ...others];
  const folded = foldDays(previous, trained, rows.all('userRegimens'), rows.all('streakPauses'));
  const after = folded.filter((total) => !since.includes(total));
  for (const total of after) rows.put('dayTotals', total);
  for (const total of changed) if (tasksDone(total) === 0) rows.delete('dayTotals', total.id);
  return {
    before: since.filter((total) => !folded.includes(total)),
    after,
    last: folded.at(-1) ?? previous,
  };
}

/** A day of which a node of before said nothing of rest, though the one before it tells: it can be told now. */
function isUntold({ rhythm }: DayTotal, index: number, days: readonly DayTotal[]): boolean {
  return !rhythm && Boolean(days[index - 1]?.rhythm);
}

function growth({ before, after }: Recounted, of: (total: DayTotal) => number): number {
  const sum = (days: DayTotal[]) => days.reduce((total, day) => total + of(day), 0);
  return sum(after) - sum(before);
}

/** Brings an enrolment up to date; answers 1 when that completes its program, -1 when it no longer is, else 0. */
function recountEnrolment(
  rows: Rows,
  enrolment: UserRegimen,
  recounted: Recounted,
  { at }: MutationContext,
): number {
  const points = growth(recounted, (total) => pointsOf(total, enrolment));
  const mainDone = mainDoneOf(enrolment);
  const mainDrills = countMainDone(mainDone);
  const sessions = sessionsOf(mainDrills);
  const percentage = completionPercentage(mainDrills, enrolment.totalWeeks);
  // What a drill earned a streak may have lost.
  const isMoved = sessions !== enrolment.sessions || percentage !== enrolment.completionPercentage;
  if (points === 0 && !isMoved) return 0;
  const next = {
    ...enrolment,
    mainDone: [...mainDone],
    sessions,
    currentWeek: currentWeek(sessions, enrolment.totalWeeks),
    completionPercentage: percentage,
    pointsEarned: enrolment.pointsEarned + points,
  };
  const isComplete = percentage === 100;
  if (isComplete === (enrolment.completedAt !== null)) {
    rows.put('userRegimens', next);
    return 0;
  }
  rows.put(
    'userRegimens',
    isComplete
      ? { ...next, completedAt: at, isActive: false, isArchived: false, archivedAt: null }
      : reopened(rows, next, at),
  );
  return isComplete ? 1 : -1;
}

/**
 * A program that turns out not to be complete goes on, or waits in the archive when its place is taken; one that is
 * history stays it.
 */
function reopened(rows: Rows, enrolment: UserRegimen, at: string): UserRegimen {
  const open = { ...enrolment, completedAt: null };
  // It has dealt no day since it was complete.
  const archivedAt = enrolment.completedAt ?? at;
  if (enrolment.replacedAt !== null) return open;
  const isTaken = isPlaceTaken(enrolment, rows.all('userRegimens'));
  return isTaken ? { ...open, isArchived: true, archivedAt } : { ...open, isActive: true };
}

function recountStats(
  rows: Rows,
  recounted: Recounted,
  completions: number,
  { userId }: MutationContext,
): void {
  const stats = statsOf(rows, userId);
  const { last } = recounted;
  const tasksByCategory = { ...stats.tasksByCategory };
  for (const { id, category } of rows.all('userRegimens')) {
    tasksByCategory[category] += growth(recounted, (total) => total.done[id]?.length ?? 0);
  }
  rows.put('playerStats', {
    ...stats,
    totalPoints: stats.totalPoints + growth(recounted, (total) => total.points),
    completedTasks: stats.completedTasks + growth(recounted, tasksDone),
    trainedDays: stats.trainedDays + growth(recounted, () => 1),
    fullDays: stats.fullDays + growth(recounted, (total) => (tasksDone(total) >= TASKS_A_DAY ? 1 : 0)),
    tasksByCategory,
    regimensCompleted: stats.regimensCompleted + completions,
    streak: last?.streak ?? 0,
    bestStreak: last?.best ?? 0,
    restDays: last?.held ?? 0,
    missedDays: last?.missed ?? 0,
    ...rested(last, stats),
    lastDay: last?.day ?? null,
    lastAt: last ? Math.max(...Object.values(last.done).flat()) : null,
  });
}

/** What badges count of rest; it stays as it was where a phone's older rows don't tell. */
function rested(
  last: DayTotal | undefined,
  stats: PlayerStats,
): Pick<PlayerStats, 'restWeeks' | 'seasonBreaks'> {
  if (!last) return { restWeeks: 0, seasonBreaks: 0 };
  const { restWeeks, breaks: seasonBreaks } = last.rhythm ?? {
    restWeeks: stats.restWeeks,
    breaks: stats.seasonBreaks,
  };
  return { restWeeks, seasonBreaks };
}

/** The player's stats, fresh ones when there are none yet. */
export function statsOf(rows: Rows, userId: MutationContext['userId']): PlayerStats {
  return rows.get('playerStats', userId) ?? freshStats(userId);
}
