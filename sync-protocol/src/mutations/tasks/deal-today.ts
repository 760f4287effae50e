import { dayConditionsId } from '../../rules/derived-ids.ts';
import { addDays } from '../../rules/training-day.ts';
import { COMEBACK_DAYS } from '../../rules/tasks/dealing/comeback.ts';
import { changesOf, conditionsOn } from '../../rules/tasks/dealing/conditions.ts';
import { counterOf, dealDay, refreshesOf, type DealtDay } from '../../rules/tasks/dealing/deal.ts';
import type { DayConditions } from '../../entities/tasks/day-conditions.ts';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { dealsOn, type DayThere } from '../../rules/training/enrolment/enrolment.ts';
import type { MutationContext, Need } from '../mutation.ts';
import type { Rows } from '../rows.ts';

/** The rows that dealing a day reads and writes. */
export function needsOfDeal(day: string): Need[] {
  return [
    { table: 'userRegimens', all: true },
    { table: 'tasks', from: addDays(day, -1), to: day },
    { table: 'refreshedDays', from: day, to: day },
    { table: 'dayConditions', from: day, to: day },
    { table: 'userSettings', all: true },
    { table: 'dayTotals', ...daysLookedBackOn(day), to: addDays(day, -1) },
  ];
}

/** The trained days on which the deal of a day looks back: of two weeks, and the one before. */
export function daysLookedBackOn(day: string) {
  return { from: addDays(day, -COMEBACK_DAYS), before: true } as const;
}

/** The programs whose plans dealing a day asks for. */
export function plansOfDeal(rows: Rows, on: DayThere): UserRegimen['regimenId'][] {
  return rows
    .all('userRegimens')
    .filter((enrolment) => dealsOn(enrolment, on))
    .map((enrolment) => enrolment.regimenId);
}

/** Adds the day's missing tasks and removes open ones that no running program deals any more. */
export function dealToday(
  rows: Rows,
  { day, tz, planOf }: Pick<MutationContext, 'day' | 'tz' | 'planOf'>,
): void {
  const { add, remove } = dealDay(dealtDayOf(rows, { day, tz, planOf }));
  for (const task of remove) rows.delete('tasks', task.id);
  for (const task of add) rows.put('tasks', task);
}

/**
 * Deals the day of other programs. One that was dealt already gets a deal of its own, so that no id of a task that went
 * comes back for another drill: a phone that was away may still say that it is done.
 */
export function dealAnew(rows: Rows, context: MutationContext): void {
  const before = saidOf(rows, context.day, context);
  const wasDealt = rows.all('tasks').some(({ day }) => day === context.day);
  if (wasDealt) rows.put('dayConditions', { ...before, changes: before.changes + 1 });
  dealToday(rows, context);
}

/** What was said of a day so far. */
export function saidOf(rows: Rows, day: string, { userId }: Pick<MutationContext, 'userId'>): DayConditions {
  const known = rows.all('dayConditions').find((one) => one.day === day);
  return known ?? { id: dayConditionsId(userId, day), userId, day, has: null, sore: [], changes: 0 };
}

/** A day as the rows say it, once `needsOfDeal` are there. */
export function dealtDayOf(
  rows: Rows,
  { day, tz, planOf }: Pick<MutationContext, 'day' | 'tz' | 'planOf'>,
): DealtDay {
  const yesterday = addDays(day, -1);
  const said = rows.all('dayConditions');
  return {
    day,
    tz,
    planOf,
    tasks: rows.all('tasks').filter((task) => task.day === day || task.day === yesterday),
    userRegimens: rows.all('userRegimens'),
    dayTotals: rows.all('dayTotals'),
    counter: counterOf(refreshesOf(day, rows.all('refreshedDays')), changesOf(day, said)),
    ...conditionsOn(day, said, rows.all('userSettings')),
  };
}
