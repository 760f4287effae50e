import type { TaskAnswer } from 'sync-protocol/contract/tasks';
import type { Badge, UserBadge } from 'sync-protocol/entities/badge';
import type { Task } from 'sync-protocol/entities/task';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { badgeById } from 'sync-protocol/rules/badges';

/** The contract's schema then lets only its own fields pass. */
export function presentTask(task: Task): TaskAnswer {
  return { ...task, completedAt: task.isCompleted ? task.changedAt : null };
}

/** The badges that changes gave a player. */
export function newBadges(changes: readonly RowChange[]): Badge[] {
  return changes.flatMap(({ table, before, after }) => {
    if (table !== 'userBadges' || before || !after) return [];
    const badge = badgeById((after as UserBadge).badgeId);
    return badge ? [badge] : [];
  });
}
