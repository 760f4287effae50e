import type { OutboxMutation } from 'sync-protocol/wire';
import { messages } from './messages.ts';

/** What the player did, in a few words. */
export function describe({ name, args }: Pick<OutboxMutation, 'name' | 'args'>): string {
  const [plain = name] = name.split('@');
  if (plain === 'task.setCompleted' && typeof args === 'object' && args !== null && 'completed' in args)
    return args.completed === true ? messages.taskDone : messages.taskUndone;
  return messages.changes[plain] ?? messages.otherChange;
}
