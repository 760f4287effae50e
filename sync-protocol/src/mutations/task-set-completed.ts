import { z } from 'zod';
import type { DayTotal } from '../entities/day-total.ts';
import type { Task } from '../entities/task.ts';
import { dayTotalId, taskIdOf } from '../rules/derived-ids.ts';
import { taskId, userRegimenId } from '../ids.ts';
import { tasksDone, withCompletion, withoutCompletion } from '../rules/credit.ts';
import { dealDay, dealtTask, refreshesOf } from '../rules/deal.ts';
import { MAX_TASKS_A_DAY, TASKS_A_DAY } from '../rules/points.ts';
import { addDays, CREDIT_WINDOW_DAYS, isBeforeFirstDay, isCreditable } from '../rules/training-day.ts';
import { awardBadges, revokeBadges } from './award-badges.ts';
import { Refusal, type MutationContext, type Mutator, type Need } from './define.ts';
import { needsOfRefold, recountFrom } from './recount.ts';
import type { Rows } from './rows.ts';

export const taskSetCompletedArgs = z.strictObject({
  taskId,
  /** The training day that the task was dealt for. */
  day: z.iso.date(),
  userRegimenId,
  slot: z
    .int()
    .min(0)
    .max(TASKS_A_DAY - 1),
  completed: z.boolean(),
});

type Args = z.infer<typeof taskSetCompletedArgs>;

/** Says whether a task is done; of two devices the later word holds. */
export const taskSetCompleted: Mutator<'task.setCompleted', Args> = {
  name: 'task.setCompleted',
  countsForDay: true,
  needs: ({ taskId: id, day: dealtFor }, { day }) => [
    { table: 'tasks', ids: [id] },
    ...refreshedDays(dealtFor, day).map((one): Need => ({ table: 'tasks', from: one, to: one })),
    // A completion that is taken back may lie as far back as one may be credited.
    ...needsOfRefold(addDays(day, -CREDIT_WINDOW_DAYS)),
  ],
  plans: (rows, { taskId: id, userRegimenId: enrolment }) => {
    const regimen = rows.get('userRegimens', enrolment)?.regimenId;
    return rows.get('tasks', id) || !regimen ? [] : [regimen];
  },
  effect: (rows, args, context) => {
    const task = rows.get('tasks', args.taskId) ?? taskOfOlderView(rows, args, context);
    if (isOutdated(task, context)) return;
    if (args.completed === task.isCompleted) rows.put('tasks', { ...task, ...stamp(context, task) });
    else if (args.completed) complete(rows, task, context);
    else uncheck(rows, task, context);
  },
};

/** Another device said something later; within one device what comes later in its lane is later. */
function isOutdated({ changedAt, changedBy }: Task, { at, clientGroup }: MutationContext): boolean {
  if (!changedAt || !changedBy || changedBy === clientGroup) return false;
  return changedAt === at ? changedBy > clientGroup : changedAt > at;
}

function stamp({ at, clientGroup }: MutationContext, task: Task) {
  // The instant of a standing completion is part of its day's total: it stays as it is.
  return { changedAt: task.isCompleted ? task.changedAt : at, changedBy: clientGroup };
}

/** The task that a phone dealt from an older view than the server's: its arguments say what it was. */
function taskOfOlderView(
  rows: Rows,
  { taskId: id, day, userRegimenId: enrolmentId, slot }: Args,
  context: MutationContext,
): Task {
  const enrolment = rows.get('userRegimens', enrolmentId);
  if (enrolment?.userId !== context.userId)
    throw new Refusal('task_not_found', 'This task is not in one of your programs.');
  const days = refreshedDays(day, context.day);
  const refreshes = refreshesOf(rows.all('tasks').filter((task) => days.includes(task.day)));
  const counter = Array.from({ length: refreshes + 1 }, (_, count) => count).find(
    (count) =>
      taskIdOf({ userId: context.userId, day, userRegimenId: enrolmentId, slot, counter: count }) === id,
  );
  if (counter === undefined) throw new Refusal('task_not_found', 'This task does not exist.');
  const { tz, planOf } = context;
  const dealt = { day, tz, planOf, dayTotals: rows.all('dayTotals') };
  const userRegimens = rows.all('userRegimens');
  const tasks = rows.all('tasks').filter((one) => one.day === day);
  const task =
    dealDay({ ...dealt, userRegimens, tasks, counter }).add.find((one) => one.id === id) ??
    dealtTask(dealt, { id, enrolment, slot, counter });
  if (!task) throw new Refusal('task_not_found', 'This task’s program no longer exists.');
  return task;
}

/**
 * The days whose refreshes may have dealt a task: a phone whose clock is off refreshed a day that the server
 * counts as another, and its day may end before the server's.
 */
function refreshedDays(dealtFor: string, day: string): string[] {
  return [...new Set([dealtFor, day, addDays(day, -1)])];
}

function complete(rows: Rows, task: Task, context: MutationContext): void {
  const { userId, day, at, clientGroup } = context;
  refuseDayBeforeStart(rows, task, context);
  refuseAfterArchiving(rows, task, context);
  const total = totalOn(rows, day) ?? {
    id: dayTotalId(userId, day),
    userId,
    day,
    done: {},
    points: 0,
    streak: 1,
    best: 1,
    held: 0,
  };
  if (tasksDone(total) >= MAX_TASKS_A_DAY) {
    throw new Refusal(
      'day_full',
      `You have already done ${MAX_TASKS_A_DAY} tasks on this day. Rest counts too!`,
    );
  }
  rows.put('tasks', { ...task, isCompleted: true, completedDay: day, changedAt: at, changedBy: clientGroup });
  recountFrom(rows, withCompletion(total, task.userRegimenId, Date.parse(at)), context);
  awardBadges(rows, context);
}

/** Nobody trained before they had an account, nor a program before they started it. */
function refuseDayBeforeStart(
  rows: Rows,
  { userRegimenId: id }: Task,
  { day, tz, playerSince }: MutationContext,
): void {
  if (playerSince === undefined) return;
  if (isBeforeFirstDay(day, playerSince, tz))
    throw new Refusal('before_account', 'This day is before you joined, so it can’t be counted.');
  const startedAt = rows.get('userRegimens', id)?.startedAt;
  if (startedAt !== undefined && isBeforeFirstDay(day, startedAt, tz))
    throw new Refusal('before_start', 'This day is before you started this program, so it can’t be counted.');
}

/** What was done before a program was archived still counts, however late it arrives. */
function refuseAfterArchiving(rows: Rows, { userRegimenId: id }: Task, { at }: MutationContext): void {
  const enrolment = rows.get('userRegimens', id);
  if (enrolment?.isArchived && enrolment.archivedAt !== null && enrolment.archivedAt < at)
    throw new Refusal('program_archived', `You archived ${enrolment.name}. Restore it to continue.`);
}

/** Found by its day: to work out its id takes longer. */
function totalOn(rows: Rows, day: string): DayTotal | undefined {
  return rows.all('dayTotals').find((total) => total.day === day);
}

function uncheck(rows: Rows, task: Task, context: MutationContext): void {
  const { at, clientGroup, day } = context;
  const { completedDay, changedAt } = task;
  const total = completedDay === null ? undefined : totalOn(rows, completedDay);
  if (!total || changedAt === null || !isCreditable(total.day, day)) {
    throw new Refusal('too_late_to_uncheck', 'This task was done too long ago to uncheck.');
  }
  rows.put('tasks', {
    ...task,
    isCompleted: false,
    completedDay: null,
    changedAt: at,
    changedBy: clientGroup,
  });
  recountFrom(rows, withoutCompletion(total, task.userRegimenId, Date.parse(changedAt)), context);
  if (total.day === day) revokeBadges(rows, context);
}
