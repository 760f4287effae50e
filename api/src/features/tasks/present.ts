import type { Badge, UserBadge } from 'sync-protocol/entities/badge';
import type { RowChange } from 'sync-protocol/mutations/rows';
import { badgeById } from 'sync-protocol/rules/badges';

/** The badges that changes gave a player. */
export function newBadges(changes: readonly RowChange[]): Badge[] {
  return changes.flatMap(({ table, before, after }) => {
    if (table !== 'userBadges' || before || !after) return [];
    const badge = badgeById((after as UserBadge).badgeId);
    return badge ? [badge] : [];
  });
}
