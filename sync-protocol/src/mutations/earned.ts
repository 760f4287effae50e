import type { RowOf, TableName } from '../entities/tables.ts';
import type { RowChange } from './rows.ts';

/** The points that changes earned the player; less than none if they took some back. */
export function pointsBy(changes: readonly RowChange[]): number {
  const stats = changes.find((change) => isOf(change, 'playerStats'));
  return (stats?.after?.totalPoints ?? 0) - (stats?.before?.totalPoints ?? 0);
}

/** The badges that changes gave the player. */
export function badgesBy(changes: readonly RowChange[]): RowOf<'userBadges'>[] {
  return changes
    .filter((change) => isOf(change, 'userBadges'))
    .flatMap(({ before, after }) => (before || !after ? [] : [after]));
}

function isOf<T extends TableName>(change: RowChange, table: T): change is RowChange<T> & RowChange {
  return change.table === table;
}
