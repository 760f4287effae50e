import type { AnswerOf } from 'sync-protocol/contract/call';
import type { getCatalog, getProgramContent } from 'sync-protocol/contract/training/training';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { unreadable } from '../server/calls/api-error.ts';
import type { UserDb } from '../store/db.ts';
import type { Phone } from '../store/phone.ts';
import { requestJson } from '../server/calls/request-json.ts';
import { isRecord } from '../is-record.ts';

type CatalogAnswer = AnswerOf<typeof getCatalog>;

/** The list of programs as the server has it. @throws ApiError */
export async function fetchCatalog({ fetch }: Pick<Phone, 'fetch'>): Promise<CatalogAnswer> {
  return readCatalog(await requestJson<typeof getCatalog>(fetch, { method: 'GET', url: '/api/catalog' }));
}

/** Keeps the list of programs, if it is another one than the phone has. */
export async function putCatalog(
  db: UserDb,
  { version, promptsVersion, programs }: CatalogAnswer,
): Promise<void> {
  await db.transaction('rw', [db.meta, db.catalog], async () => {
    const kept = await db.meta.get('catalog');
    await db.meta.put({ key: 'catalog', version, promptsVersion });
    if (kept?.key === 'catalog' && kept.version === version) return;
    await db.catalog.clear();
    await db.catalog.bulkPut(programs.map((program, place) => ({ ...program, place })));
  });
}

function readCatalog(json: unknown): CatalogAnswer {
  const isCatalog =
    isRecord(json) &&
    typeof json.version === 'string' &&
    typeof json.promptsVersion === 'string' &&
    Array.isArray(json.programs);
  if (!isCatalog) throw unreadable();
  return json as CatalogAnswer;
}

/** Fetches the content of programs; those that can't be had now stay as they are. */
export async function fetchPrograms({ db, fetch }: Phone, ids: readonly string[]): Promise<void> {
  const entries = (await db.catalog.bulkGet([...ids])).filter((entry) => entry !== undefined);
  for (const { id, version } of entries) {
    try {
      const url = `/api/catalog/${id}/${encodeURIComponent(version)}` as const;
      const content = readProgram(await requestJson<typeof getProgramContent>(fetch, { method: 'GET', url }));
      await db.programs.put({ id, version, content });
    } catch {
      return;
    }
  }
}

function readProgram(json: unknown): ProgramContent {
  if (!isRecord(json) || !isRecord(json.program) || !Array.isArray(json.drills)) throw unreadable();
  return json as unknown as ProgramContent;
}

/** Programs whose content this phone lacks or has in an older form; the player's running ones first. */
export async function missingPrograms(db: UserDb): Promise<string[]> {
  const [catalog, stored, own] = await Promise.all([
    db.catalog.orderBy('place').toArray(),
    db.programs.orderBy('[id+version]').keys(),
    db.synced('userRegimens').toArray(),
  ]);
  const kept = new Set(stored.map(String));
  const running = new Set<string>(own.filter(isRunning).map(({ regimenId }) => regimenId));
  const missing = catalog
    .filter(({ id, version }) => !kept.has(String([id, version])))
    .map(({ id }) => id as string);
  return [...missing.filter((id) => running.has(id)), ...missing.filter((id) => !running.has(id))];
}
