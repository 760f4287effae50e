import { useCallback, useState } from 'react';
import type { Task } from 'sync-protocol/entities/task';
import { mutate } from '#data/mutate.ts';
import { toast } from '#ui/toast-store.ts';
import { messages } from './messages.ts';

type Result = Awaited<ReturnType<typeof mutate>>;

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

/** Checks or unchecks a task and says what came of it; answers whether that stands. */
export async function setCompleted(
  { id, day, userRegimenId, slot }: Task,
  completed: boolean,
): Promise<boolean> {
  const result = await mutate('task.setCompleted', { taskId: id, day, userRegimenId, slot, completed });
  if (!result.ok)
    toast({ title: messages.failed, text: result.message || messages.tryAgain, tone: 'danger' });
  else if (completed) toast({ title: messages.completed, text: rewardOf(result), tone: 'success' });
  else toast({ title: messages.unchecked });
  return result.ok;
}

function rewardOf({ points, newBadges }: Extract<Result, { ok: true }>): string {
  const names = newBadges.map((badge) => badge.name).join(', ');
  const badges = newBadges.length > 1 ? messages.badges(names) : messages.badge(names);
  return newBadges.length > 0 ? `${messages.earned(points)} · ${badges}` : messages.earned(points);
}
