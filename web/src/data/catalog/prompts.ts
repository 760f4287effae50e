import type { getPrompts } from 'sync-protocol/contract/motivation';
import type { Quote } from 'sync-protocol/entities/motivation/motivation';
import { unreadable } from '../server/api-error.ts';
import type { UserDb } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { requestJson } from '../server/request-json.ts';

/** The motivation prompts that this phone keeps; none before the first connection. */
export async function keptPrompts(db: UserDb): Promise<readonly Quote[]> {
  const kept = await db.meta.get('prompts');
  return kept?.key === 'prompts' ? kept.quotes : [];
}

/** Fetches the motivation prompts if the catalog has others than this phone. @throws ApiError */
export async function refreshPrompts({ db, fetch }: Phone): Promise<void> {
  const [catalog, kept] = await Promise.all([db.meta.get('catalog'), db.meta.get('prompts')]);
  if (catalog?.key !== 'catalog') return;
  const version = catalog.promptsVersion;
  if (kept?.key === 'prompts' && kept.version === version) return;
  const url = `/api/catalog/prompts/${encodeURIComponent(version)}` as const;
  const quotes = readPrompts(await requestJson<typeof getPrompts>(fetch, { method: 'GET', url }));
  await db.meta.put({ key: 'prompts', version, quotes });
}

function readPrompts(json: unknown): Quote[] {
  if (!Array.isArray(json) || json.length === 0) throw unreadable();
  return json as Quote[];
}
