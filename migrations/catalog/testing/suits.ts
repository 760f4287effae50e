import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { canDoWith } from 'sync-protocol/rules/tasks/task-equipment';
import { drills } from '../index.ts';
import type { LivedDay } from './season.ts';

/** The catalog's drills by their ids. */
export const library = new Map(drills.map((drill) => [drill.id, drill]));

const drillOf = ({ drillId }: Pick<Task, 'drillId'>) => (drillId === null ? undefined : library.get(drillId));
/** Whether a task is of a day's main work. */
export const isMain = ({ slot }: Task) => slot > 0 && slot < 5;

/** Whether a task can be done under these conditions, and loads nothing that hurts. */
export function isFit(task: Pick<Task, 'drillId'>, { has, sore = [] }: Conditions): boolean {
  const drill = drillOf(task);
  if (!drill) return true;
  return (
    (has === undefined || canDoWith(has, drill.equipment)) &&
    !drill.training?.parts.some((part) => sore.includes(part))
  );
}

/** What main work asks of a warm-up; what hurts is not got ready: nothing follows that loads it. */
function askedBy(tasks: readonly Task[], sore: Conditions['sore'] = []) {
  const work = tasks.filter(isMain);
  const isWell = (...parts: typeof sore) => !parts.some((part) => sore.includes(part));
  const asks = {
    landing: isWell('knee', 'ankle') && work.some(({ load }) => (load?.landings ?? 0) > 0),
    shoulder: isWell('shoulder') && work.some(({ load }) => (load?.swings ?? 0) > 0),
    hands: isWell('finger') && work.some(({ drillId }) => /^(setting|blocking)\//.test(drillId ?? '')),
  };
  return (['landing', 'shoulder', 'hands'] as const).filter((one) => asks[one]);
}

/** Whether a warm-up leaves out something for which the main work of its day asks. */
export function isUnready(warmUp: Task | undefined, tasks: readonly Task[], { sore }: Conditions): boolean {
  const drill = warmUp && drillOf(warmUp);
  const ready = drill?.training?.ready ?? [];
  return drill !== undefined && askedBy(tasks, sore).some((one) => !ready.includes(one));
}

/** The warm-up that a day was dealt first, if nothing hurt. */
export function warmUpOf({ dealt, sore }: Pick<LivedDay, 'dealt' | 'sore'>) {
  const warmUp = dealt.find(({ slot }) => slot === 0);
  return sore ? undefined : (warmUp?.drillId ?? undefined);
}
