import type { TaskId, UserId } from 'sync-protocol/ids';
import { Refusal } from 'sync-protocol/mutations/mutation';
import { NO_TASK } from 'sync-protocol/mutations/tasks/task-set-completed';
import type { Queryable } from '#db/db.ts';

/** A player's tasks from a training day on, newest day first. */
export function tasksSince(kysely: Queryable, userId: UserId, day: string) {
  return kysely
    .selectFrom('tasks')
    .selectAll()
    .where('userId', '=', userId)
    .where('day', '>=', day)
    .orderBy('day', 'desc')
    .orderBy('slot')
    .orderBy('id')
    .execute();
}

/** @throws Refusal when the player has no such task */
export async function taskOf(kysely: Queryable, userId: UserId, id: TaskId) {
  const task = await kysely
    .selectFrom('tasks')
    .select(['id', 'day', 'userRegimenId', 'slot', 'isCompleted'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!task) throw new Refusal(NO_TASK.code, NO_TASK.message);
  return task;
}
