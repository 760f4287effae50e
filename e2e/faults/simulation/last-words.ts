import type { Task } from 'sync-protocol/entities/task';
import type { History, Run } from './history.ts';

/**
 * S3.2: tasks that are not as the words about them say. The last one says whether a task is done, the first "done"
 * since it was last undone when and on which day.
 */
export function tasksAgainstTheirWords({ runs }: History, tasks: readonly Task[]): string[] {
  const words = runs.filter(({ name, status }) => name === 'task.setCompleted' && status === 'applied');
  const rows = new Map(tasks.map((task) => [String(task.id), task]));
  return [...Map.groupBy(words, ({ args }) => String(args.taskId))].flatMap(([id, about]) => {
    const first = firstDoneOf(about);
    const task = rows.get(id);
    const isRight = first
      ? task?.completedAt === first.at && task.completedDay === first.day
      : task?.isCompleted !== true;
    if (isRight || (wasTakenAway(about, runs) && task?.isCompleted)) return [];
    const stands = `${task?.isCompleted} at ${task?.completedAt} on ${task?.completedDay}`;
    return [`${id} is ${stands}: ${about.map(textOfRun).join(', ')}`];
  });
}

/** The word that a task's completion comes from, if it is done after all that was said about it. */
export function firstDoneOf(about: readonly Run[]): Run | undefined {
  const words = inTheirOrder(about);
  return words[words.findLastIndex(({ args }) => args.completed === false) + 1];
}

/**
 * Of two devices by the instants, ties by client group; within a device what it said later is later, even if its
 * clock went back.
 */
function inTheirOrder(about: readonly Run[]): Run[] {
  const lanes = Map.groupBy(about, ({ clientGroup }) => clientGroup);
  const words = [...lanes.values()].flatMap((lane) => {
    let latest = '';
    return lane.map((run) => ({ ...run, at: (latest = run.at > latest ? run.at : latest) }));
  });
  const key = ({ at, clientGroup }: Run) => `${at} ${clientGroup}`;
  return words.sort((one, other) => (key(one) < key(other) ? -1 : Number(key(one) > key(other))));
}

const TAKES_TASKS_AWAY = [
  'tasks.refresh',
  'userRegimen.start',
  'userRegimen.archive',
  'userRegimen.unarchive',
];

/**
 * An open task that is taken from its day takes its "undone" along: a "done" of before it that arrives later counts.
 * Nobody loses by it: the player did say so, sees it, and can take it back; remembering would be a row for each task
 * that nobody did. A push deals the day at its end, so what it did to programs before its last word takes tasks away
 * after it.
 */
function wasTakenAway(about: readonly Run[], runs: readonly Run[]): boolean {
  const undone = inTheirOrder(about).findLast(({ args }) => args.completed === false);
  if (!undone) return false;
  const order = ({ clientGroup, id }: Run) =>
    runs.findIndex((run) => run.clientGroup === clientGroup && run.id === id);
  const from = runs.findIndex(({ push }) => push === undone.push);
  const meanwhile = runs.slice(from, Math.max(...about.map(order)));
  return meanwhile.some(({ name, status }) => status === 'applied' && TAKES_TASKS_AWAY.includes(name));
}

function textOfRun({ at, day, args, clientGroup, id }: Run): string {
  return `${String(args.completed)} at ${at} on ${day} by ${clientGroup.slice(-4)}:${id}`;
}
