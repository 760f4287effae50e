import type { RowChange } from 'sync-protocol/mutations/rows';
import type { MutationResult } from 'sync-protocol/wire';
import { epochMark, type Cursor } from '../pull/cursor.ts';
import { columnsOf, type Page, type PageRow } from '../pull/page.ts';
import type { SyncDeps } from '../deps.ts';
import type { StoredTable } from '../write/tables.ts';
import { kindOf } from '../write/write.ts';

/** What a push changed of its player's scopes, between two states of the database that nothing came in between. */
export interface PushNews {
  epoch: string;
  lanes: { before: Cursor['lanes']; after: Cursor['lanes'] };
  kept: MutationResult[];
  /** Each scope that the player holds, with its counter after the push. */
  scopes: ReadonlyMap<string, { seq: number; changes: readonly RowChange[] }>;
}

/**
 * The page of a phone that had everything before its own push, which is nearly every push: made from what the
 * push changed, so that the database need not be asked for it.
 * @returns undefined when there is more to it
 */
export function pageOfPush(
  { tables, rowsAPage }: Pick<SyncDeps, 'tables' | 'rowsAPage'>,
  cursor: Cursor,
  { epoch, lanes, kept, scopes }: PushNews,
): Page | undefined {
  const hadAll =
    cursor.scopes.size === scopes.size &&
    cursor.epoch === epochMark(epoch) &&
    cursor.lanes.core === lanes.before.core &&
    cursor.lanes.media === lanes.before.media &&
    [...scopes].every(([scope, { seq, changes }]) => {
      const position = cursor.scopes.get(scope);
      const before = seq - changes.length;
      return position?.seq === before && position.whole === before;
    });
  const rows = [...scopes.values()].flatMap(({ seq, changes }, index) =>
    changes.map((change) => rowOf(tables.of(change.table), change, { place: index + 1, seq })),
  );
  if (!hadAll || rows.length > rowsAPage) return undefined;
  const stands = [...scopes].map(([scope, { seq }]) => [scope, { seq, swept: 0 }] as const);
  const standing = { epoch, lanes: lanes.after, kept, held: [...scopes.keys()], scopes: new Map(stands) };
  return { standing, rows, isCut: false };
}

function rowOf(
  stored: StoredTable,
  { table, id, before, after }: RowChange,
  at: Pick<PageRow, 'place' | 'seq'>,
): PageRow {
  if (!after) return { ...at, table, whole: null, values: [id] };
  const isWhole = kindOf(stored, { table, id, before, after }) !== 'changed';
  const fields: Record<string, unknown> = after;
  const values = columnsOf(stored, isWhole).map(({ field }) => fields[field]);
  return { ...at, table, whole: isWhole, values };
}
