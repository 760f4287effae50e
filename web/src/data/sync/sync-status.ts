import { useSyncExternalStore } from 'react';
import type { TableName } from 'sync-protocol/entities/tables';
import type { OutboxMutation } from 'sync-protocol/wire';
import { activePhone } from '../store/active-phone.ts';
import type { Refused, UserDb } from '../store/db.ts';
import { unsentIn } from '../store/unsent.ts';
import { useLive } from '../live/live-query.ts';
import { wakeSync } from './sync.ts';
import { syncState, type SyncState } from './sync-state.ts';

export type { Refused } from '../store/db.ts';
export type { SyncState } from './sync-state.ts';

export interface SyncStatus {
  /** What was not sent yet, in its order. */
  waiting: OutboxMutation[];
  /** What needs the player's attention (S6.5). */
  refused: Refused[];
  state: SyncState;
  /** Milliseconds since 1970; undefined before the first time. */
  lastSyncedAt: number | undefined;
}

/** In a page made at build, before anything is known of whoever opens it. */
const onTheWay = (): SyncState => 'sending';

const NOTHING_YET = { waiting: [], refused: [], lastSyncedAt: undefined };

/** How this phone and the server stand to each other. */
export function useSyncStatus(): SyncStatus {
  const state = useSyncExternalStore(syncState.subscribe, syncState.get, onTheWay);
  const rows = useLive(statusRows) ?? NOTHING_YET;
  return {
    ...rows,
    state: state === 'synced' && rows.waiting.length > 0 ? 'waiting' : state,
  };
}

/** Read as one: a tap changes most of it. */
async function statusRows(db: UserDb) {
  const [waiting, refused, pulled] = await Promise.all([
    unsentIn(db).toArray(),
    db.refused.toArray(),
    db.meta.get('pulled'),
  ]);
  const lastSyncedAt = pulled?.key === 'pulled' ? pulled.syncedAt : undefined;
  return { waiting, refused, lastSyncedAt };
}

/** Answers for a row whether it holds a change that was not sent yet. */
export function useIsWaiting(): (rowId: string) => boolean {
  const changed = useLive(async (db) => {
    // All keys in one answer; those of an index come one by one.
    const keys = await db.bases.toCollection().primaryKeys();
    return new Set(keys.map(([, id]) => id));
  });
  return (rowId) => changed?.has(rowId) ?? false;
}

/** Whether a row was made here and waits to be sent, so that the server has never had it. */
export function useIsUnsent(table: TableName, id: string): boolean {
  return useLive(async (db) => (await db.bases.get([table, id]))?.before === null, [table, id]) ?? false;
}

/** Whether the server has everything that was done on this phone; undefined while that is being read. */
export function useIsAllSent(): boolean | undefined {
  return useLive(async (db) => (await unsentIn(db).count()) === 0);
}

/** Tries to send at once. */
export function retryNow(): void {
  wakeSync('at once');
}

/** What was not sent, and what was refused, as a file for the player to keep. */
export async function exportUnsent(): Promise<Blob> {
  const db = activePhone()?.db;
  const unsent = {
    waiting: db ? await unsentIn(db).toArray() : [],
    refused: (await db?.refused.toArray()) ?? [],
  };
  return new Blob([JSON.stringify(unsent, null, 2)], { type: 'application/json' });
}

/** Takes a refused change off the list. */
export async function dismissRefused(id: string): Promise<void> {
  await activePhone()?.db.refused.delete(id);
}
