import type { DayConditions } from '../../entities/tasks/day-conditions.ts';
import { dayConditionsId } from '../../rules/derived-ids.ts';
import type { MutationContext } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { dealToday } from './deal-today.ts';

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
