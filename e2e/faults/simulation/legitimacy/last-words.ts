import type { StoryDraftRow } from 'sync-protocol/entities/stories/story-draft';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { History } from '../history.ts';
import { mayBeRefused } from './legitimacy.ts';
import { firstDoneOf, inTheirOrder, type Run } from '../words.ts';

/**
 * S3.2: tasks that are not as the words about them say. The last one says whether a task is done, the first "done"
 * since it was last undone when and on which day.
 */
export function tasksAgainstTheirWords({ runs, player }: History, tasks: readonly Task[]): string[] {
  const words = runs.filter(({ name, status }) => name === 'task.setCompleted' && status === 'applied');
  const rows = new Map(tasks.map((task) => [String(task.id), task]));
  return [...Map.groupBy(words, ({ args }) => String(args.taskId))].flatMap(([id, about]) => {
    const first = firstDoneOf(about);
    const task = rows.get(id);
    const isFrom = ({ at, day }: Run) => task?.completedAt === at && task.completedDay === day;
    if (first ? isFrom(first) : task?.isCompleted !== true) return [];
    if (task?.isCompleted && wasTakenAway(about, runs)) return [];
    // The first one that may count counts.
    if (first && mayBeRefused(first, about, runs, player) && inTheirOrder(about).some(isFrom)) return [];
    const stands = `${task?.isCompleted} at ${task?.completedAt} on ${task?.completedDay}`;
    return [`${id} is ${stands}: ${about.map(textOfRun).join(', ')}`];
  });
}

/** What is begun of a story against the words about it: of two devices the later one counts, of one device the last. */
export function draftAgainstItsWords({ runs }: History, drafts: readonly StoryDraftRow[]): string[] {
  let last: Run | undefined;
  for (const run of runs) {
    if (run.status !== 'applied' || !/^story\.(draft|dropDraft)$/.test(run.name)) continue;
    const isLate = last !== undefined && last.at > run.at;
    if (isLate && last?.clientGroup !== run.clientGroup) continue;
    last = run.name === 'story.draft' ? { ...run, at: (isLate && last?.at) || run.at } : undefined;
  }
  const [draft] = drafts.map((row): Record<string, unknown> => row);
  const isAsSaid = last
    ? Object.entries(last.args).every(([field, value]) => draft?.[field] === value)
    : draft === undefined;
  return isAsSaid ? [] : [`${JSON.stringify(draft)} instead of ${last?.text}`];
}

/** After which a day may have other tasks. */
export const TAKES_TASKS_AWAY: readonly string[] = [
  'tasks.refresh',
  'day.setEquipment',
  'day.setSore',
  'userRegimen.start',
  'userRegimen.archive',
  'userRegimen.unarchive',
];

/**
 * An open task that is dealt, undone and taken from its day by one push takes its "undone" along: a "done" of before it
 * that arrives later counts. Nobody loses by it: the player did say so, sees it, and can take it back. A push deals the day at its end, so what it did to programs before its last word takes tasks away
 * after it.
 */
function wasTakenAway(about: readonly Run[], runs: readonly Run[]): boolean {
  const undone = inTheirOrder(about).findLast(({ args }) => args.completed === false);
  if (!undone) return false;
  const order = ({ clientGroup, lane, id }: Run) =>
    runs.findIndex((run) => run.clientGroup === clientGroup && run.lane === lane && run.id === id);
  const from = runs.findIndex(({ push }) => push === undone.push);
  const meanwhile = runs.slice(from, Math.max(...about.map(order)));
  return meanwhile.some(({ name, status }) => status === 'applied' && TAKES_TASKS_AWAY.includes(name));
}

function textOfRun({ at, day, args, clientGroup, id }: Run): string {
  return `${String(args.completed)} at ${at} on ${day} by ${clientGroup.slice(-4)}:${id}`;
}
