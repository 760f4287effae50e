import { activePhone } from '../store/active-phone.ts';
import { DRAFT } from '../store/db.ts';
import { withStorageRepair } from '../store/storage-faults.ts';
import { isRecord } from '../is-record.ts';

// What is being written stays on the phone, in the player's own database: it leaves with the player.

const keyOf = (name: string) => DRAFT + name;

/** What was written under a name and never saved; nothing if there is none. */
export async function readDraft(name: string): Promise<Record<string, unknown>> {
  const db = activePhone()?.db;
  const kept = db && (await withStorageRepair(db, async () => db.fetched.get(keyOf(name))));
  const draft: unknown = kept && JSON.parse(kept.value);
  return isRecord(draft) ? draft : {};
}

/** What was last to be kept under each key. */
const latest = new Map<string, object>();

/** Keeps what is being written under a name; an empty draft is none. */
export async function keepDraft(name: string, draft: object): Promise<void> {
  const key = keyOf(name);
  const db = activePhone()?.db;
  if (!db) return;
  latest.set(key, draft);
  await withStorageRepair(db, async () => {
    // A repair takes a moment: what was typed meanwhile is kept by itself.
    if (latest.get(key) !== draft) return;
    if (Object.keys(draft).length === 0) await db.fetched.delete(key);
    else await db.fetched.put({ key, value: JSON.stringify(draft) });
  });
}

/** What was typed at an earlier visit over what stands. */
export function withDraft<Fields extends object>(standing: Fields, draft: Record<string, unknown>): Fields {
  const typed = Object.entries(draft).filter(
    ([name, value]) => name in standing && typeof value === typeof standing[name as keyof Fields],
  );
  return { ...standing, ...Object.fromEntries(typed) };
}
