import type { Drill } from 'sync-protocol/entities/training/program';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { RegimenId } from 'sync-protocol/ids';
import { isDrill } from 'sync-protocol/rules/training/own-line';
import { useLive } from '../live/live-query.ts';
import type { StoredProgram, UserDb } from '../store/db.ts';

/** A drill, and a program on this phone that has it. */
export interface KnownDrill {
  drill: Drill;
  regimenId: RegimenId;
}

/** What tasks are: by the drill's id, or by the words of a line that has none. */
export type TaskDrills = ReadonlyMap<string, KnownDrill>;

/** The drill that a task is, among those that were found. */
export function drillOfTask(found: TaskDrills, task: Pick<Task, 'drillId' | 'name'>): KnownDrill | undefined {
  return found.get(keyOf(task));
}

function keyOf({ drillId, name }: Pick<Task, 'drillId' | 'name'>): string {
  return drillId ?? name;
}

/** The drills that these tasks are, as far as this phone has them; undefined while loading. */
export function useDrills(tasks: readonly Task[]): TaskDrills | undefined {
  const of = tasks
    .map((task) => `${task.regimenId} ${keyOf(task)}`)
    .sort()
    .join();
  const found = useLive(async (db) => ({ of, drills: await drillsOf(db, tasks) }), [of]);
  // Those of other tasks, which were asked for a moment ago, are no answer.
  return found?.of === of ? found.drills : undefined;
}

/** Looks in the program of each task, and for what a program of the player's own deals in all that are here. */
async function drillsOf(db: UserDb, tasks: readonly Task[]): Promise<TaskDrills> {
  const known = new Map<string, KnownDrill>();
  const isOpen = (task: Task) => !known.has(keyOf(task));
  const look = ({ content: { program, drills } }: StoredProgram, asked: readonly Task[]) => {
    for (const task of asked.filter(isOpen)) {
      const drill = drills.find((one) => isDrill(task, one));
      if (drill) known.set(keyOf(task), { drill, regimenId: program.id });
    }
  };
  const regimens = [...new Set(tasks.map(({ regimenId }) => regimenId))];
  const programs = (await db.programs.bulkGet(regimens)).filter((program) => program !== undefined);
  const dealtBy = new Set(programs.map(({ id }) => id));
  for (const program of programs)
    look(
      program,
      tasks.filter(({ regimenId }) => regimenId === program.id),
    );
  const elsewhere = tasks.filter((task) => isOpen(task) && !dealtBy.has(task.regimenId));
  if (elsewhere.length > 0)
    await db.programs
      .toCollection()
      .until(() => !elsewhere.some(isOpen))
      .each((program) => look(program, elsewhere));
  return known;
}

/** The drills of these ids, as far as programs on this phone have them; undefined while they are being read. */
export function useKnownDrills(ids: readonly string[]): ReadonlyMap<string, KnownDrill> | undefined {
  const of = [...ids].sort().join();
  const found = useLive(
    async (db) => {
      const wanted = new Set(ids);
      const known = new Map<string, KnownDrill>();
      await db.programs.each(({ content: { program, drills } }) => {
        for (const drill of drills) {
          // A program may show a drill that it does not deal: that one asks for no result.
          const isBetter = drill.result !== undefined || !known.has(drill.id);
          if (wanted.has(drill.id) && isBetter) known.set(drill.id, { drill, regimenId: program.id });
        }
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
