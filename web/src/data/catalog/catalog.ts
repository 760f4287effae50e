import type { AnswerOf } from 'sync-protocol/contract/call';
import type {
  CatalogProgram,
  getCatalog,
  getProgramContent,
  getWholeCatalog,
} from 'sync-protocol/contract/training/training';
import type { ProgramCollection, ProgramContent } from 'sync-protocol/entities/training/program';
import { isRunning } from 'sync-protocol/rules/training/enrolment/enrolment';
import { unshareDrills } from 'sync-protocol/rules/training/shared-drills';
import { unreadable } from '../server/calls/api-error.ts';
import type { StoredProgram, UserDb } from '../store/db.ts';
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

/**
 * Fetches the whole catalog as one file, of which each drill is sent once. Gives the programs that this phone lacks as
 * they are to be kept, in their order.
 * @throws ApiError; RangeError if the file lacks a drill
 */
export async function fetchWholeCatalog({ db, fetch }: Phone): Promise<StoredProgram[]> {
  // Read together, so that what is kept is of the version that it is kept as.
  const [state, missing] = await db.transaction(
    'r',
    [db.meta, db.catalog, db.programs, db.synced('userRegimens')],
    async () => [await db.meta.get('catalog'), await missingEntries(db)] as const,
  );
  if (state?.key !== 'catalog') return [];
  const url = `/api/catalog/programs/${encodeURIComponent(state.version)}` as const;
  const file = readCollection(await requestJson<typeof getWholeCatalog>(fetch, { method: 'GET', url }));
  const contents = new Map(unshareDrills(file).map((content) => [content.program.id, content]));
  return missing.flatMap(({ id, version }) => {
    const content = contents.get(id);
    return content ? { id, version, content } : [];
  });
}

function readCollection(json: unknown): ProgramCollection {
  if (!isRecord(json) || !Array.isArray(json.programs) || !Array.isArray(json.drills)) throw unreadable();
  return json as unknown as ProgramCollection;
}

/** Programs whose content this phone lacks or has in an older form; the player's running ones first. */
export async function missingPrograms(db: UserDb): Promise<string[]> {
  return (await missingEntries(db)).map(({ id }) => id);
}

async function missingEntries(db: UserDb): Promise<CatalogProgram[]> {
  const [catalog, stored, own] = await Promise.all([
    db.catalog.orderBy('place').toArray(),
    db.programs.orderBy('[id+version]').keys(),
    db.synced('userRegimens').toArray(),
  ]);
  const kept = new Set(stored.map(String));
  const running = new Set<string>(own.filter(isRunning).map(({ regimenId }) => regimenId));
  const missing = catalog.filter(({ id, version }) => !kept.has(String([id, version])));
  return [...missing.filter(({ id }) => running.has(id)), ...missing.filter(({ id }) => !running.has(id))];
}
