import type { RowChange } from 'sync-protocol/mutations/rows';
import type { MutationResult } from 'sync-protocol/wire';
import { epochMark, type Cursor } from '../pull/cursor.ts';
import { columnsOf, type Page, type PageRow } from '../pull/page.ts';
import { storedTableOf } from '../write/tables.ts';
import { kindOf } from '../write/write.ts';

/** What a push changed in its player's scope, between two states of the database that nothing came in between. */
export interface PushNews {
  epoch: string;
  lanes: { before: Cursor['lanes']; after: Cursor['lanes'] };
  kept: MutationResult[];
  scope: string;
  /** The scope's counter after it. */
  seq: number;
  changes: readonly RowChange[];
}

/**
 * The page of a phone that had everything before its own push, which is nearly every push: made from what the
 * push changed, so that the database need not be asked for it.
 * @param scopes those whose rows the player gets
 * @returns undefined when there is more to it
 */
export function pageOfPush(
  cursor: Cursor,
  scopes: readonly string[],
  news: PushNews,
  rowsAPage: number,
): Page | undefined {
  const { epoch, lanes, kept, scope, seq, changes } = news;
  const before = seq - changes.length;
  const position = cursor.scopes.get(scope);
  const hadAll =
    scopes.length === 1 &&
    cursor.scopes.size === 1 &&
    cursor.epoch === epochMark(epoch) &&
    cursor.lanes.core === lanes.before.core &&
    cursor.lanes.media === lanes.before.media &&
    position?.seq === before &&
    position.whole === before;
  if (!hadAll || changes.length > rowsAPage) return undefined;
  const standing = { epoch, lanes: lanes.after, kept, scopes: new Map([[scope, { seq, swept: 0 }]]) };
  return { standing, rows: changes.map((change) => rowOf(change, seq)), isCut: false };
}

function rowOf({ table, id, before, after }: RowChange, seq: number): PageRow {
  const stored = storedTableOf(table);
  const kind = kindOf(stored, { table, id, before, after });
  const place = { place: 1, seq, table };
  if (!after) return { ...place, whole: null, values: [id] };
  const isWhole = kind !== 'changed';
  const fields: Record<string, unknown> = after;
  return { ...place, whole: isWhole, values: columnsOf(stored, isWhole).map(({ field }) => fields[field]) };
}
