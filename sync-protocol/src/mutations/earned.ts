import type { RowOf, TableName } from '../entities/tables.ts';
import { badgeById, type BadgeRule } from '../rules/progress/badges.ts';
import type { RowChange } from './rows.ts';

/** What changes earned the player, or took back: then `points` is negative. */
export interface Earned {
  points: number;
  newBadges: BadgeRule[];
}

export function earnedBy(changes: readonly RowChange[]): Earned {
  const stats = changes.find((change) => isOf(change, 'playerStats'));
  const badges = changes.filter((change) => isOf(change, 'userBadges'));
  return {
    points: (stats?.after?.totalPoints ?? 0) - (stats?.before?.totalPoints ?? 0),
    newBadges: badges.flatMap(({ before, after }) => (before ? [] : badgesOf(after))),
  };
}

function badgesOf(owned: RowOf<'userBadges'> | undefined): BadgeRule[] {
  const badge = owned && badgeById(owned.badgeId);
  return badge ? [badge] : [];
}

function isOf<T extends TableName>(change: RowChange, table: T): change is RowChange<T> & RowChange {
  return change.table === table;
}
