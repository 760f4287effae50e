import { z } from 'zod';
import type { DayTotal } from '../../entities/progress/day-total.ts';
import type { Task } from '../../entities/tasks/task.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { trainingDayOfOurs } from '../../entities/time.ts';
import { dayTotalId, taskIdOf } from '../../rules/derived-ids.ts';
import { taskId, userRegimenId } from '../../ids.ts';
import { withWord, wordsOn } from '../../rules/tasks/task-words.ts';
import { tasksDone, withCompletion, withoutCompletion } from '../../rules/progress/credit.ts';
import { changesOf, MAX_CHANGES_A_DAY } from '../../rules/tasks/dealing/conditions.ts';
import { counterOf, dealDay, MAX_REFRESHES_A_DAY, refreshesOf } from '../../rules/tasks/dealing/deal.ts';
import { dealtAlone, dealtUnknown } from '../../rules/tasks/dealing/older-view.ts';
import { MAX_TASKS_A_DAY, TASKS_A_DAY } from '../../rules/progress/points.ts';
import { addDays, CREDIT_WINDOW_DAYS, isBeforeFirstDay, isCreditable } from '../../rules/training-day.ts';
import { isPutAway, isRunning } from '../../rules/training/enrolment/enrolment.ts';
import {
  mainDoneOf,
  withoutPlace,
  withPlace,
  type MainDone,
} from '../../rules/training/enrolment/main-done.ts';
import { dealtDayOf } from './deal-today.ts';
import { awardBadges, revokeBadges } from '../progress/award-badges.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import { needsOfRefold, recountFrom, statsOf } from '../progress/recount.ts';
import type { Rows } from '../rows.ts';

export const taskSetCompletedArgs = z.strictObject({
  taskId,
  /** The training day that the task was dealt for. */
  day: trainingDayOfOurs,
  userRegimenId,
  slot: z
    .int()
    .min(0)
    .max(TASKS_A_DAY - 1),
  completed: z.boolean(),
});

type Args = z.infer<typeof taskSetCompletedArgs>;

/** What is said of a task that is not there, nor ever was dealt. */
export const NO_TASK = { code: 'task_not_found', message: 'This task does not exist.' };

/** Says whether a task is done. The last word holds; when and on which day it was, the first "done" says (S3.2). */
export const taskSetCompleted: Mutator<'task.setCompleted', Args> = {
  name: 'task.setCompleted',
  countsForDay: true,
  needs: ({ taskId: id, day: dealtFor }, { day }) => {
    const unless = (rows: Rows) => rows.get('tasks', id);
    return [
      { table: 'tasks', ids: [id] },
      // What the task was, if it is not there.
      { table: 'tasks', from: addDays(dealtFor, -1), to: dealtFor, unless },
      { table: 'refreshedDays', ...spanOf(daysOfRefreshes(dealtFor, day)), unless },
      { table: 'dayConditions', unless, all: true },
      { table: 'userSettings', unless, all: true },
      // A completion that is taken back may lie as far back as one may be credited.
      ...needsOfRefold(addDays(day, -CREDIT_WINDOW_DAYS)),
    ];
  },
  plans: (rows, { taskId: id, userRegimenId: enrolment }) => {
    const regimen = rows.get('userRegimens', enrolment)?.regimenId;
    return rows.get('tasks', id) || !regimen ? [] : [regimen];
  },
  effect: (rows, args, context) => {
    const task = rows.get('tasks', args.taskId) ?? taskOfOlderView(rows, args, context);
    const { at, clientGroup: by, day } = context;
    const before = wordsOn(task, by);
    const words = withWord(before, { at, by, day: args.completed ? day : null });
    if (words === before) return;
    if (words.at(-1)?.day === null) uncheck(rows, { ...task, words }, context);
    else complete(rows, { ...task, words }, context);
  },
};

/** The task that a phone dealt from an older view than the server's: its arguments say what it was. */
function taskOfOlderView(
  rows: Rows,
  { taskId: id, day, userRegimenId: enrolmentId, slot }: Args,
  context: MutationContext,
): Task {
  const enrolment = rows.get('userRegimens', enrolmentId);
  if (enrolment?.userId !== context.userId)
    throw new Refusal(NO_TASK.code, 'This task is not in one of your programs.');
  const days = daysOfRefreshes(day, context.day);
  const refreshes = days.reduce((sum, one) => sum + refreshesOf(one, rows.all('refreshedDays')), 0);
  const changes = Math.max(MAX_CHANGES_A_DAY, changesOf(day, rows.all('dayConditions')));
  const counter = countersUpTo(Math.min(refreshes, MAX_REFRESHES_A_DAY), changes).find(
    (count) =>
      taskIdOf({ userId: context.userId, day, userRegimenId: enrolmentId, slot, counter: count }) === id,
  );
  if (counter === undefined) throw new Refusal(NO_TASK.code, NO_TASK.message);
  const dealt = { ...dealtDayOf(rows, { ...context, day }), counter };
  const known = dealDay(dealt).add.find((one) => one.id === id) ?? dealtAlone(dealt, enrolment, id);
  return known ?? dealtUnknown(dealt, { id, enrolment, slot, counter });
}

/**
 * Every deal that a day may have had which was refreshed at most so often. How often it was told something else the phone
 * knows alone: what it started or archived may have been refused here, and it trained on by what it had dealt.
 */
function countersUpTo(refreshes: number, changes: number): number[] {
  return Array.from({ length: changes + 1 }, (_, change) => change).flatMap((change) =>
    Array.from({ length: refreshes + 1 }, (__, refresh) => counterOf(refresh, change)),
  );
}

/**
 * The days whose refreshes may together have dealt a task: a phone whose clock is off spoke of a day that the
 * server counts as another, or as two, and its day may end before the server's.
 */
function daysOfRefreshes(dealtFor: string, day: string): string[] {
  return [...new Set([dealtFor, day, addDays(day, -1)])];
}

function spanOf(days: string[]): { from: string; to: string } {
  const [from = '', ...later] = days.sort();
  return { from, to: later.at(-1) ?? from };
}

/**
 * Counts the earliest "done" that the rules allow. A task that counts already is never refused: if no other "done" may
 * count, it stays as it is.
 */
function complete(rows: Rows, task: Task, context: MutationContext): void {
  const { userId, day: today } = context;
  const left = dayWithout(rows, task, context);
  // What was counted too long ago to be moved stays where it is, too.
  const words = task.isCompleted && !left ? [] : (task.words ?? []);
  for (const { at, day } of words) {
    if (day === null || !isCreditable(day, today)) continue;
    if (at === task.completedAt && day === task.completedDay) break;
    const total = left?.day === day ? left : (totalOn(rows, day) ?? emptyTotal(userId, day));
    const refusal = whyNotCounted(rows, task, at, total, context);
    if (refusal && !task.isCompleted) throw refusal;
    if (refusal) continue;
    rows.put('tasks', { ...task, isCompleted: true, completedAt: at, completedDay: day });
    if (!task.isCompleted) countMain(rows, task, withPlace);
    const counted = withCompletion(total, task, Date.parse(at));
    const before = statsOf(rows, userId);
    recountFrom(rows, left && left.day !== day ? [left, counted] : [counted], context);
    // A day that turns out trained after all takes back what it gave as a free one.
    revokeBadges(rows, before, context);
    awardBadges(rows, context);
    return;
  }
  rows.put('tasks', task);
}

function emptyTotal(userId: DayTotal['userId'], day: string): DayTotal {
  return { id: dayTotalId(userId, day), userId, day, done: {}, points: 0, streak: 1, best: 1, held: 0 };
}

/** @param total the day without this task */
function whyNotCounted(
  rows: Rows,
  task: Task,
  at: string,
  total: DayTotal,
  { tz, playerSince }: MutationContext,
): Refusal | undefined {
  const { day } = total;
  const enrolment = rows.get('userRegimens', task.userRegimenId);
  // Nobody trained before they had an account, nor a program before they started it.
  if (playerSince !== undefined && isBeforeFirstDay(day, playerSince, tz))
    return new Refusal('before_account', 'This day is before you joined, so it can’t be counted.');
  if (playerSince !== undefined && enrolment && isBeforeFirstDay(day, enrolment.startedAt, tz))
    return new Refusal(
      'before_start',
      'This day is before you started this program, so it can’t be counted.',
    );
  // What was done before a program was archived still counts, however late it arrives.
  if (enrolment && isPutAway(enrolment) && !wentOn(rows, enrolment, at))
    return new Refusal('program_archived', `You archived ${enrolment.name}. Restore it to continue.`);
  if (tasksDone(total) >= MAX_TASKS_A_DAY)
    return new Refusal(
      'day_full',
      `You have already done ${MAX_TASKS_A_DAY} tasks on this day. Rest counts too!`,
    );
  return undefined;
}

/** Whether a program went on at an instant, though it be as another enrolment: a device that was away trains by the old one. */
function wentOn(rows: Rows, { regimenId }: UserRegimen, at: string): boolean {
  const all = rows.all('userRegimens').filter((one) => one.regimenId === regimenId);
  return all.some((one) => isRunning(one) || (one.completedAt ?? one.archivedAt ?? '') >= at);
}

/** Found by its day: to work out its id takes longer. */
function totalOn(rows: Rows, day: string): DayTotal | undefined {
  return rows.all('dayTotals').find((total) => total.day === day);
}

function uncheck(rows: Rows, task: Task, context: MutationContext): void {
  const left = dayWithout(rows, task, context);
  if (task.isCompleted && !left) {
    throw new Refusal('too_late_to_uncheck', 'This task was done too long ago to uncheck.');
  }
  rows.put('tasks', { ...task, isCompleted: false, completedAt: null, completedDay: null });
  if (!left) return;
  countMain(rows, task, withoutPlace);
  const before = statsOf(rows, context.userId);
  recountFrom(rows, [left], context);
  if (left.day === context.day) revokeBadges(rows, before, context);
  // A day that turns out free may be what a badge for rest lacked.
  awardBadges(rows, context);
}

/** The day that a task's completion counts for, without it; nothing if it is open, or counted too long ago. */
function dayWithout(rows: Rows, task: Task, { day }: MutationContext): DayTotal | undefined {
  const { completedDay, completedAt } = task;
  const total = completedDay === null ? undefined : totalOn(rows, completedDay);
  if (!total || completedAt === null || !isCreditable(total.day, day)) return undefined;
  return withoutCompletion(total, task, Date.parse(completedAt));
}

/** Notes on its enrolment that a main drill was done, or is not done after all. */
function countMain(
  rows: Rows,
  { userRegimenId, place }: Task,
  count: (done: MainDone, place: number) => MainDone,
): void {
  const enrolment = rows.get('userRegimens', userRegimenId);
  if (!enrolment || typeof place !== 'number') return;
  rows.put('userRegimens', { ...enrolment, mainDone: [...count(mainDoneOf(enrolment), place)] });
}
