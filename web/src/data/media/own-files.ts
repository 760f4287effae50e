import { useSyncExternalStore } from 'react';
import { newId } from 'sync-protocol/ids';
import { activePhone } from '../store/active-phone.ts';
import type { StoredFile } from '../store/db.ts';
import { withStorageRepair } from '../store/storage-faults.ts';
import { wakeSync } from '../sync/sync.ts';
import { changeState } from './file-states.ts';
import { giveUp } from './give-up.ts';
import { letPass } from './let-pass.ts';
import { progress } from './progress.ts';

type State = StoredFile['state'];

/** Keeps what a draft shows on this phone. @throws when there is no room for it, whatever else goes */
export async function keepFile(bytes: ArrayBuffer, type: string): Promise<string> {
  const id = newId();
  const db = activePhone()?.db;
  const file = { id, bytes, type, state: 'draft' as const, since: Date.now() };
  if (db) await withStorageRepair(db, () => db.files.put(file));
  return id;
}

/** Lets go of files that nothing shows any more, and answers of how many; of one that is on its way with a story, never. */
export async function dropDrafts(ids: readonly string[]): Promise<number> {
  const files = activePhone()?.db.files.where('id').anyOf(ids);
  return (await files?.filter(({ state }) => state === 'draft').delete()) ?? 0;
}

/** Which of these files lie on this phone. */
export async function filesHere(ids: readonly string[]): Promise<string[]> {
  return (await activePhone()?.db.files.where('id').anyOf(ids).primaryKeys()) ?? [];
}

/** Brings a file from one state to another, if it is in the one: it may have gone, or been let go, a moment before. */
export async function setFileState(id: string, from: State, to: State): Promise<void> {
  const phone = activePhone();
  if (phone) await changeState(phone.db, id, ({ state }) => state === from, to);
}

/** Takes back what waits for a file; false when it has been sent. */
export async function takeBack(fileId: string): Promise<boolean> {
  const phone = activePhone();
  if (!phone || !(await giveUp(phone.db, fileId))) return false;
  wakeSync();
  return true;
}

/** Lets what was just said of a story whose file has gone pass those whose files have not. */
export async function passUnsent(): Promise<void> {
  const phone = activePhone();
  if (phone && (await letPass(phone.db))) wakeSync();
}

/** How much of a file has gone, from 0 to 1; undefined: it is not on its way. */
export function useProgress(id: string): number | undefined {
  const now = useSyncExternalStore(progress.subscribe, progress.get);
  return now?.id === id ? now.share : undefined;
}
