import { useCallback, useState } from 'react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { taskSetCompleted } from 'sync-protocol/mutations/tasks/task-set-completed';
import { mutate } from '#data/rows/mutate.ts';
import { useReady } from '#data/rows/tap.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** What says which task is meant. */
export function tickOf({ id, day, userRegimenId, slot }: Task) {
  return { taskId: id, day, userRegimenId, slot };
}

/** Lets ticks of these tasks be foreseen; the last is the oldest of them. */
export function useReadyTicks(tasks: readonly Task[]): void {
  const oldest = tasks.at(-1);
  useReady(taskSetCompleted, oldest && { ...tickOf(oldest), completed: true });
}

/**
 * Checks a task at once, and asks before it unchecks one.
 * @returns `toggle`, the task that is asked about, and what to do with the answer
 */
export function useToggle() {
  const [asked, setAsked] = useState<Task | null>(null);
  const toggle = useCallback((task: Task) => {
    if (task.isCompleted) setAsked(task);
    else void setCompleted(task, true);
  }, []);
  const uncheck = () => {
    if (asked) void setCompleted(asked, false);
    setAsked(null);
  };
  return { toggle, asked, uncheck, keep: () => setAsked(null) };
}

/** Checks or unchecks a task and says what came of it; answers whether that stands. A badge has its own message. */
export async function setCompleted(task: Task, completed: boolean): Promise<boolean> {
  const result = await mutate(taskSetCompleted, { ...tickOf(task), completed });
  if (!result.ok)
    toast({ title: messages.failed, text: result.message || messages.tryAgain, tone: 'danger' });
  else if (completed)
    toast({ title: messages.completed, text: messages.earned(result.points), tone: 'success' });
  else toast({ title: messages.unchecked });
  return result.ok;
}
