import type { Task } from '../../entities/tasks/task.ts';
import type { Drill } from '../../entities/training/program.ts';

type Named = Pick<Task, 'drillId' | 'name'>;

/** What a line says behind the name of a drill: what it is for, and which round it is. No drill’s own name has brackets. */
const BEHIND = /( \([^()]*\))+$/;

/**
 * What tells drills apart in a session: programs share them, under whatever name. Lines of an own program are told apart by
 * their words: it asks for the same drill in rounds.
 */
export function drillOf({ drillId, name }: Named): string {
  return name.at(-1) === ')' ? name : (drillId ?? name);
}

/** Whether a task is no drill of a program of ours: what it is called is its player's own, also where it is such a drill. */
export function isOwnLine(task: Named): boolean {
  return drillOf(task) === task.name;
}

/**
 * Whether a task is this drill: by its id, or, as lines of before have none, by all of the drill's name, which only brackets
 * may follow.
 */
export function isDrill({ drillId, name }: Named, drill: Pick<Drill, 'id' | 'name'>): boolean {
  return drillId === null ? plain(drill.name) === plain(name.replace(BEHIND, '')) : drill.id === drillId;
}

/** Older lines have a drill’s name with another apostrophe. */
const plain = (name: string) => name.replaceAll('’', "'");
