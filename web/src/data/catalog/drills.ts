import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { RegimenId } from 'sync-protocol/ids';
import { useLive } from '../live/live-query.ts';

/** The drills that these tasks come from, by their ids, as far as this phone has them; undefined while loading. */
export function useDrills(tasks: readonly Task[]): ReadonlyMap<string, Drill> | undefined {
  const wanted = new Set(tasks.flatMap(({ drillId }) => drillId ?? []));
  const regimens = [...new Set(tasks.map(({ regimenId }) => regimenId))].sort();
  const of = `${regimens.join()} ${[...wanted].sort().join()}`;
  const found = useLive(
    async (db) => {
      const programs = await db.programs.bulkGet(regimens);
      const drills = programs.flatMap((program) => program?.content.drills ?? []);
      return {
        of,
        drills: new Map(drills.filter(({ id }) => wanted.has(id)).map((drill) => [drill.id, drill])),
      };
    },
    [of],
  );
  // Those of other tasks, which were asked for a moment ago, are no answer.
  return found?.of === of ? found.drills : undefined;
}

/** A drill, and a program on this phone that has it. */
export interface KnownDrill {
  drill: Drill;
  regimenId: RegimenId;
}

/** The drills of these ids, as far as programs on this phone have them; undefined while they are being read. */
export function useKnownDrills(ids: readonly string[]): ReadonlyMap<string, KnownDrill> | undefined {
  const of = [...ids].sort().join();
  const found = useLive(
    async (db) => {
      const wanted = new Set(ids);
      const known = new Map<string, KnownDrill>();
      await db.programs.each(({ content: { program, drills } }) => {
        for (const drill of drills)
          if (wanted.has(drill.id)) known.set(drill.id, { drill, regimenId: program.id });
      });
      return { of, known };
    },
    [of],
  );
  return found?.of === of ? found.known : undefined;
}

/** The names of these drills, as far as tasks on this phone tell them, by the drill; undefined while being read. */
export function useDrillNames(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const of = [...ids].sort().join();
  const found = useLive(
    async (db) => {
      const wanted = new Set(ids);
      const tasks = wanted.size > 0 ? await db.synced('tasks').toArray() : [];
      const names = tasks.flatMap(({ drillId, name }) =>
        drillId !== null && wanted.has(drillId) ? [[drillId, name] as const] : [],
      );
      return { of, names: new Map(names) };
    },
    [of],
  );
  return found?.of === of ? found.names : undefined;
}
