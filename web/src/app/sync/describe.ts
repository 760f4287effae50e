import type { OutboxMutation } from 'sync-protocol/wire';
import { messages } from './messages.ts';

/** The task that a change is about, if it is about one. */
export function taskOf({ args }: Pick<OutboxMutation, 'args'>): string | undefined {
  // What was set aside may hold anything, or nothing.
  const { taskId } = { ...args };
  return typeof taskId === 'string' ? taskId : undefined;
}

/** What the player did, in a few words. */
export function describe({ name, args }: Pick<OutboxMutation, 'name' | 'args'>): string {
  const [plain = name] = name.split('@');
  if (plain === 'task.setCompleted' && typeof args === 'object' && args !== null && 'completed' in args)
    return args.completed === true ? messages.taskDone : messages.taskUndone;
  return messages.changes[plain] ?? messages.otherChange;
}
