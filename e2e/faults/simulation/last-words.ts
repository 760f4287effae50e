import type { Task } from 'sync-protocol/entities/task';
import type { History, Run } from './history.ts';

/**
 * S3.2: tasks that are not as the last word about them says. Of two devices the later instant wins, ties by client
 * group; within a device what it said later is later, even if its clock went back.
 */
export function tasksAgainstLastWord({ runs }: History, tasks: readonly Task[]): string[] {
  const words = runs.filter(({ name, status }) => name === 'task.setCompleted' && status === 'applied');
  const done = new Set(tasks.filter(({ isCompleted }) => isCompleted).map(({ id }): unknown => id));
  return [...Map.groupBy(words, ({ args }) => args.taskId)].flatMap(([task, about]) => {
    const last = inOrderOfTheirLanes(about).reduce((latest, one) => (isLater(one, latest) ? one : latest));
    if (last.args.completed === done.has(task) || isTakenAway(last, about, runs)) return [];
    return [`${String(task)}: ${about.map(textOfRun).join(', ')}`];
  });
}

/** None is before the one that precedes it in its lane. */
function inOrderOfTheirLanes(about: readonly Run[]): Run[] {
  const lanes = Map.groupBy(about, ({ clientGroup }) => clientGroup);
  return [...lanes.values()].flatMap((lane) => {
    let latest = '';
    return lane.map((run) => ({ ...run, at: (latest = run.at > latest ? run.at : latest) }));
  });
}

const TAKES_TASKS_AWAY = [
  'tasks.refresh',
  'userRegimen.start',
  'userRegimen.archive',
  'userRegimen.unarchive',
];

/**
 * An open task that is taken from its day takes the words about it along: one that arrives later is the only one.
 * A push deals the day at its end, so what it did to programs before its last word takes tasks away after it.
 */
function isTakenAway(last: Run, about: readonly Run[], runs: readonly Run[]): boolean {
  if (last.args.completed === true) return false;
  const order = ({ clientGroup, id }: Run) =>
    runs.findIndex((run) => run.clientGroup === clientGroup && run.id === id);
  const from = runs.findIndex(({ push }) => push === last.push);
  const meanwhile = runs.slice(from, Math.max(...about.map(order)));
  return meanwhile.some(({ name, status }) => status === 'applied' && TAKES_TASKS_AWAY.includes(name));
}

function isLater(one: Run, other: Run): boolean {
  return one.at === other.at ? one.clientGroup >= other.clientGroup : one.at > other.at;
}

function textOfRun({ at, args, clientGroup, id }: Run): string {
  return `${String(args.completed)} at ${at} by ${clientGroup.slice(-4)}:${id}`;
}
