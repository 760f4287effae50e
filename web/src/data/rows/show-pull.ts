import { Dexie } from 'dexie';
import { TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import { Rows } from 'sync-protocol/mutations/rows';
import type { PlainChange } from 'sync-protocol/wire';
import type { UserDb } from '../store/db.ts';
import { hold, nextMoment, settleTap, showTap, type Tap } from './taps.ts';

/**
 * Shows the first rows of a phone while they are being written: a slow one writes a thousand for seconds (S6.3). To be
 * called inside their transaction, for an empty database.
 * @returns to be called once that has ended, with whether it went through: if not, all of it is taken back
 */
export function showPull(db: UserDb, changes: readonly PlainChange[]): (isWritten: boolean) => void {
  const rows = new Rows();
  for (const change of changes)
    if ('put' in change) rows.put(change.table, change.put as unknown as RowOf<TableName>);
    else rows.delete(change.table, change.del);
  // For the screens that stand already; what comes after this moment takes the rows from what is held.
  const tap: Tap = { db, changes: rows.changes(), openedAt: nextMoment() };
  const needs = TABLE_NAMES.map((table) => ({ table, all: true }) as const);
  const release = hold({ db, needs, rows, readAt: nextMoment() });
  // React draws at once and runs effects, which may read what this transaction has no part in.
  Dexie.ignoreTransaction(() => showTap(tap));
  return (isWritten) => {
    release();
    settleTap(tap, isWritten ? rows : undefined);
  };
}
