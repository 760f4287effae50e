import type { Task } from 'sync-protocol/entities/tasks/task';
import { useLive } from './live-query.ts';

/** What a task is called, and the day that it was for. */
export type NamedTask = Pick<Task, 'name' | 'day'>;

/** The names and days of those of these tasks that this phone has, by id. */
export function useTaskNames(ids: readonly string[]): ReadonlyMap<string, NamedTask> | undefined {
  return useLive(
    async (db) => {
      const tasks = await db.synced('tasks').where('id').anyOf(ids).toArray();
      return new Map(tasks.map(({ id, name, day }) => [id, { name, day }]));
    },
    [ids.join()],
  );
}
