import { activePhone } from '../store/active-phone.ts';
import { DRAFT } from '../store/db.ts';
import { isRecord } from '../is-record.ts';

// What is being written stays on the phone, in the player's own database: it leaves with the player.

const keyOf = (name: string) => DRAFT + name;

/** What was written under a name and never saved; nothing if there is none. */
export async function readDraft(name: string): Promise<Record<string, unknown>> {
  const kept = await activePhone()?.db.fetched.get(keyOf(name));
  const draft: unknown = kept && JSON.parse(kept.value);
  return isRecord(draft) ? draft : {};
}

/** Keeps what is being written under a name; an empty draft is none. */
export async function keepDraft(name: string, draft: object): Promise<void> {
  const key = keyOf(name);
  const table = activePhone()?.db.fetched;
  if (Object.keys(draft).length === 0) await table?.delete(key);
  else await table?.put({ key, value: JSON.stringify(draft) });
}

/** What was typed at an earlier visit over what stands. */
export function withDraft<Fields extends object>(standing: Fields, draft: Record<string, unknown>): Fields {
  const typed = Object.entries(draft).filter(
    ([name, value]) => name in standing && typeof value === typeof standing[name as keyof Fields],
  );
  return { ...standing, ...Object.fromEntries(typed) };
}
