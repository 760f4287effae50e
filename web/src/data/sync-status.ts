import { useMemo, useSyncExternalStore } from 'react';
import type { OutboxMutation } from 'sync-protocol/wire';
import { activePhone } from './active-phone.ts';
import type { Refused } from './db.ts';
import { useLive } from './live-query.ts';
import { wakeSync } from './sync.ts';
import { syncState, type SyncState } from './sync-state.ts';

export type { Refused } from './db.ts';
export type { SyncState } from './sync-state.ts';

export interface SyncStatus {
  /** What was not sent yet, in its order. */
  waiting: OutboxMutation[];
  /** What needs the player's attention (S6.5). */
  refused: Refused[];
  state: SyncState;
  /** Milliseconds since 1970; undefined before the first time. */
  lastSyncedAt: number | undefined;
  /** Whether a row holds a change that was not sent yet. */
  isWaiting: (rowId: string) => boolean;
}

const NOTHING: never[] = [];

/** How this phone and the server stand to each other. */
export function useSyncStatus(): SyncStatus {
  const state = useSyncExternalStore(syncState.subscribe, syncState.get);
  const waiting = useLive((db) => db.outbox.toArray()) ?? NOTHING;
  const refused = useLive((db) => db.refused.toArray()) ?? NOTHING;
  const pulled = useLive((db) => db.meta.get('pulled'));
  const changed = useLive((db) => db.bases.orderBy('id').keys()) ?? NOTHING;
  const ids = useMemo(() => new Set(changed), [changed]);
  return {
    waiting,
    refused,
    state: state === 'synced' && waiting.length > 0 ? 'waiting' : state,
    lastSyncedAt: pulled?.key === 'pulled' ? pulled.syncedAt : undefined,
    isWaiting: (rowId) => ids.has(rowId),
  };
}

/** Whether the server has everything that was done on this phone; undefined while that is being read. */
export function useIsAllSent(): boolean | undefined {
  return useLive(async (db) => (await db.outbox.count()) === 0);
}

/** Tries to send at once. */
export function retryNow(): void {
  wakeSync('at once');
}

/** What was not sent, and what was refused, as a file for the player to keep. */
export async function exportUnsent(): Promise<Blob> {
  const db = activePhone()?.db;
  const unsent = {
    waiting: (await db?.outbox.toArray()) ?? [],
    refused: (await db?.refused.toArray()) ?? [],
  };
  return new Blob([JSON.stringify(unsent, null, 2)], { type: 'application/json' });
}

/** Takes a refused change off the list. */
export async function dismissRefused(id: string): Promise<void> {
  await activePhone()?.db.refused.delete(id);
}
