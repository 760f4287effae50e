import type { getPrompts } from 'sync-protocol/contract/motivation';
import type { Quote } from 'sync-protocol/entities/motivation/motivation';
import { unreadable } from '../server/calls/api-error.ts';
import type { UserDb } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { requestJson } from '../server/calls/request-json.ts';

/** They are the same for everybody, and change with the catalog. */
let known: readonly Quote[] | undefined;

/** The motivation prompts that this phone keeps, or is about to; none before the first connection. */
export async function keptPrompts(db: UserDb): Promise<readonly Quote[]> {
  const kept = await db.meta.get('prompts');
  return kept?.key === 'prompts' ? (known = kept.quotes) : (known ?? []);
}

/** The same, as they were when they were last read or fetched. */
export const promptsInMemory = (): readonly Quote[] | undefined => known;

/** The version of the prompts that this phone keeps. */
export async function promptsVersionOf(db: UserDb): Promise<string | undefined> {
  const kept = await db.meta.get('prompts');
  return kept?.key === 'prompts' ? kept.version : undefined;
}

/**
 * Fetches the motivation prompts of a version. They can be shown before they are kept, which may have to wait until a
 * new phone's rows are written.
 * @throws ApiError
 */
export async function fetchPrompts({ db, fetch }: Phone, version: string): Promise<void> {
  const url = `/api/catalog/prompts/${encodeURIComponent(version)}` as const;
  const quotes = readPrompts(await requestJson<typeof getPrompts>(fetch, { method: 'GET', url }));
  known = quotes;
  await db.meta.put({ key: 'prompts', version, quotes });
}

function readPrompts(json: unknown): Quote[] {
  if (!Array.isArray(json) || json.length === 0) throw unreadable();
  return json as Quote[];
}
