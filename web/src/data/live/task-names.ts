import { useLive } from './live-query.ts';

/** The names of those of these tasks that this phone has, by id. */
export function useTaskNames(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  return useLive(
    async (db) => {
      const tasks = await db.synced('tasks').where('id').anyOf(ids).toArray();
      return new Map(tasks.map(({ id, name }) => [id, name]));
    },
    [ids.join()],
  );
}
