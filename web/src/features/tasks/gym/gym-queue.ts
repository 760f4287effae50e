import type { Task } from 'sync-protocol/entities/tasks/task';
import {
  canDoWith,
  equipmentNamed,
  type Equipment,
  type Thing,
} from 'sync-protocol/rules/tasks/task-equipment';
import { drillOfTask, type TaskDrills } from '#data/catalog/drills.ts';

/** What a task needs: as its drill says, or for a task without a drill as far as its name says. */
function needsOf(task: Task, drills: TaskDrills): readonly Thing[] {
  return drillOfTask(drills, task)?.drill.equipment ?? equipmentNamed(task.name);
}

/** The day's own session: what yesterday left stays on Home, and nothing puts it on top, at the end either. */
export function sessionOf(tasks: readonly Task[], today: string): Task[] {
  return tasks.filter(({ day }) => day === today);
}

export interface Queue {
  /** What can be done with what there is, in the order of the day. */
  tasks: Task[];
  /** Open ones that need something else. */
  held: Task[];
}

/** The day's tasks, those that are done among them, as far as the player has what they need. */
export function queueOf(tasks: readonly Task[], drills: TaskDrills, has: readonly Equipment[]): Queue {
  const fits = (task: Task) => task.isCompleted || canDoWith(has, needsOf(task, drills));
  return { tasks: tasks.filter(fits), held: tasks.filter((task) => !fits(task)) };
}

/** The open task that comes after this one, from the beginning again after the last; none when all are done. */
export function nextOpen(tasks: readonly Task[], afterId: string | null): Task | undefined {
  const index = tasks.findIndex((task) => task.id === afterId);
  const following = [...tasks.slice(index + 1), ...tasks.slice(0, index + 1)];
  return following.find((task) => !task.isCompleted && task.id !== afterId);
}

/** The neighbour of a task, none beyond the ends. */
export function neighbour(tasks: readonly Task[], id: string, step: -1 | 1): Task | undefined {
  const index = tasks.findIndex((task) => task.id === id);
  return index < 0 ? undefined : tasks[index + step];
}
