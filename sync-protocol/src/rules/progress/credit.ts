import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { Load } from '../../entities/training/program.ts';
import type { StreakPause } from '../../entities/progress/streak-pause.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import type { UserRegimenId } from '../../ids.ts';
import { DAYS_BEFORE_RECOVERY } from '../tasks/dealing/day-room.ts';
import { daysBetween } from '../training-day.ts';
import { lessLoad, sumLoads } from '../training/load.ts';
import { earnedPoints } from './points.ts';
import { isSameRhythm, rhythmAfter } from './rhythm.ts';
import { carryRun, extendRun, type Run } from './streak.ts';

/** How many tasks were completed on a day. */
export function tasksDone(total: Pick<DayTotal, 'done'>): number {
  return Object.values(total.done).reduce((sum, instants) => sum + instants.length, 0);
}

/** The run after a trained day, as its row holds it. */
function runAfter(total: DayTotal): Run {
  const { day, streak, best, held, missed } = total;
  return { lastDay: day, lastAt: Math.max(...instantsOf(total)), streak, best, held, missed: missed ?? 0 };
}

/** What an enrolment's tasks earned on a day. */
export function pointsOf(total: Pick<DayTotal, 'done' | 'streak'>, enrolment: UserRegimen): number {
  return (total.done[enrolment.id]?.length ?? 0) * earnedPoints(enrolment.basePoints, total.streak);
}

/** What the multiplier has added to a day's points, by the ledger: tasks that were done that day need not say so. */
export function bonusOf(
  { done, streak }: Pick<DayTotal, 'done' | 'streak'>,
  userRegimens: readonly UserRegimen[],
): number {
  return userRegimens.reduce((sum, { id, basePoints: base }) => {
    const tasks = done[id]?.length ?? 0;
    return sum + tasks * (earnedPoints(base, streak) - base);
  }, 0);
}

/**
 * The days with their streak, rhythm and points made right, in order of their date; a day that is right already is
 * the same object. What a day earns is a pure
 * function of what was done up to it, so any order of arrival ends in the same rows.
 * @param before the trained day before the first of `days`, none at the start of a player's history
 */
export function foldDays(
  before: DayTotal | undefined,
  days: readonly DayTotal[],
  userRegimens: readonly UserRegimen[],
  pauses: readonly StreakPause[] = [],
): DayTotal[] {
  let run = before ? runAfter(before) : null;
  let previous = before;
  return [...days].sort(byDay).map((total) => {
    const instants = instantsOf(total);
    const trained = { day: total.day, firstAt: Math.min(...instants), lastAt: Math.max(...instants) };
    const extended = extendRun(run, trained, pauses);
    const isCarried = run !== null && isOfBefore(total);
    run = run && isCarried ? carryRun(run, extended) : extended;
    const { streak, best, held } = run;
    // It stays one of before, whenever it is looked at again.
    const missed = isCarried ? null : run.missed;
    const inRow = dayInRow(previous, total.day);
    const rhythm = rhythmAfter(previous, total.day);
    const points = userRegimens.reduce(
      (sum, enrolment) => sum + pointsOf({ done: total.done, streak }, enrolment),
      0,
    );
    const isRight =
      total.streak === streak &&
      total.best === best &&
      total.held === held &&
      (total.missed ?? 0) === run.missed &&
      (total.inRow ?? 0) === inRow &&
      isSameRhythm(total.rhythm, rhythm) &&
      total.points === points;
    previous = isRight ? total : { ...total, streak, best, held, missed, inRow, rhythm, points };
    return previous;
  });
}

/** Whether rules version 1 carried a streak on over a day: of what was missed before it nothing is said. */
function isOfBefore({ streak, missed }: DayTotal): boolean {
  return streak > 1 && typeof missed !== 'number';
}

/** Which training day in a row a day is after the trained day before it; 0 when it is one to recover on. */
export function dayInRow(before: Pick<DayTotal, 'day' | 'inRow'> | undefined, day: string): number {
  const isNext = before !== undefined && daysBetween(before.day, day) === 1;
  return isNext ? ((before.inRow ?? 0) + 1) % (DAYS_BEFORE_RECOVERY + 1) : 1;
}

/** For sorting days in order of their date. */
export function byDay(a: Pick<DayTotal, 'day'>, b: Pick<DayTotal, 'day'>): number {
  return a.day < b.day ? -1 : Number(a.day > b.day);
}

/** What a completion is of: its enrolment, and what a body gets from it, if the task says it. */
export interface CompletedWork {
  userRegimenId: UserRegimenId;
  load?: Load | null | undefined;
}

/** A day with one more completion, at an instant in milliseconds since 1970. */
export function withCompletion(
  total: DayTotal,
  { userRegimenId: enrolment, load }: CompletedWork,
  instant: number,
): DayTotal {
  const instants = [...(total.done[enrolment] ?? []), instant].sort((a, b) => a - b);
  return { ...total, done: { ...total.done, [enrolment]: instants }, load: sumLoads([total.load, load]) };
}

/** A day without the completion at an instant; it may be left with none at all. */
export function withoutCompletion(
  total: DayTotal,
  { userRegimenId: enrolment, load }: CompletedWork,
  instant: number,
): DayTotal {
  const { [enrolment]: instants = [], ...others } = total.done;
  const left = instants.toSpliced(instants.indexOf(instant), 1);
  const done = left.length > 0 ? { ...others, [enrolment]: left } : others;
  return { ...total, done, load: lessLoad(total.load, load) };
}

function instantsOf(total: Pick<DayTotal, 'done'>): number[] {
  return Object.values(total.done).flat();
}
