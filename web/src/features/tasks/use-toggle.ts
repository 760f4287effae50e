import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Task } from 'sync-protocol/entities/task';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** A tap that stands, for a screen whose rows are from before it. */
interface Tapped {
  task: Task;
  isCompleted: boolean;
}

/**
 * Checks a task at once, and asks before it unchecks one.
 * @returns `toggle`, the task that is asked about, what to do with the answer, and `asTapped`: a task as it stands
 * since the last tap, also while the screen's rows are still being read again
 */
export function useToggle() {
  const [asked, setAsked] = useState<Task | null>(null);
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const settle = useCallback(async (task: Task, isCompleted: boolean) => {
    await setCompleted(task, isCompleted, () => flushSync(() => setTapped({ task, isCompleted })));
  }, []);
  const toggle = useCallback(
    (task: Task) => {
      if (task.isCompleted) setAsked(task);
      else void settle(task, true);
    },
    [settle],
  );
  const uncheck = () => {
    if (asked) void settle(asked, false);
    setAsked(null);
  };
  const asTapped = (task: Task) =>
    tapped?.task === task ? { ...task, isCompleted: tapped.isCompleted } : task;
  return { toggle, asked, uncheck, keep: () => setAsked(null), asTapped };
}

/**
 * Checks or unchecks a task and says what came of it; answers whether that stands. A badge has its own message.
 * @param onDone called before anything is said, when it is safe on the phone
 */
export async function setCompleted(
  { id, day, userRegimenId, slot }: Task,
  completed: boolean,
  onDone?: () => void,
): Promise<boolean> {
  const result = await mutate('task.setCompleted', { taskId: id, day, userRegimenId, slot, completed });
  if (result.ok) onDone?.();
  if (!result.ok)
    toast({ title: messages.failed, text: result.message || messages.tryAgain, tone: 'danger' });
  else if (completed)
    toast({ title: messages.completed, text: messages.earned(result.points), tone: 'success' });
  else toast({ title: messages.unchecked });
  return result.ok;
}
