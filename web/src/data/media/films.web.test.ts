import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activePhone, closePhone, openPhone } from '../store/active-phone.ts';
import { goesAt, letOldFilmsGo } from './film-pieces.ts';
import { discardFilm, FilmKeeper, newestFilm, untilFilmsAreOver } from './films.ts';

const piece = (words: string) => new Blob([words], { type: 'video/mp4' });
const MB = 2 ** 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_790_000_000_000 });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  openPhone(newId<UserId>(), 'UTC');
});

afterEach(() => {
  closePhone();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Other tabs see the names that are held; the storage has so many bytes left. */
function onPhone(free = 1_000 * MB) {
  const held = new Map<string, Promise<void>>();
  const request = async (name: string, ...[options, then]: unknown[]) => {
    const run = (then ?? options) as () => Promise<void>;
    const turn = (held.get(name) ?? Promise.resolve()).then(run);
    held.set(name, turn);
    await turn;
    if (held.get(name) === turn) held.delete(name);
  };
  vi.stubGlobal('navigator', {
    locks: { request, query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }) },
    storage: { estimate: async () => ({ quota: free + 5 * MB, usage: 5 * MB }) },
  });
}

async function recorded(words: readonly string[], onFull = () => {}) {
  const keeper = new FilmKeeper(onFull);
  for (const [index, word] of words.entries()) keeper.add(piece(word), index + 1.5);
  return { at: keeper.at, isWhole: await keeper.end() };
}

it('puts a film together from its pieces, as long as the last of them says', async () => {
  const words = Array.from({ length: 12 }, (_, index) => `${index}.`);
  expect(await recorded(words)).toMatchObject({ isWhole: true });
  const film = await newestFilm();
  expect(film).toMatchObject({ at: 1_790_000_000_000, seconds: 12.5, pictures: { type: 'video/mp4' } });
  expect(await film?.pictures.text()).toBe(words.join(''));
});

it('leaves the room that training needs, and keeps what had room', async () => {
  onPhone(50 * MB + 10);
  const onFull = vi.fn<() => void>();
  expect(await recorded(['12345', '12345678901'], onFull)).toMatchObject({ isWhole: false });
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(await (await newestFilm())?.pictures.text()).toBe('12345');
});

it('gives back what it took where the phone is full', async () => {
  const { put } = activePhone()?.db.files ?? {};
  if (!put) throw new Error('no database');
  let puts = 0;
  const files = activePhone()?.db.files;
  vi.spyOn(files ?? { put }, 'put').mockImplementation((...row) => {
    if (++puts > 1) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(files, row);
  });
  const onFull = vi.fn<() => void>();
  expect(await recorded(['one', 'two', 'three'], onFull)).toMatchObject({ isWhole: false });
  expect(onFull).toHaveBeenCalledTimes(1);
  expect(await newestFilm()).toBeNull();
});

it('tells nothing of one that a tab records still, until that is over or killed', async () => {
  onPhone();
  const keeper = new FilmKeeper(() => {});
  keeper.add(piece('half'), 1);
  await vi.waitFor(async () => expect(await activePhone()?.db.files.count()).toBe(1));
  expect(await newestFilm()).toBeNull();
  onPhone();
  expect(await newestFilm()).not.toBeNull();
});

it('says when what was recorded is over, and that nothing was', async () => {
  onPhone();
  const { signal } = new AbortController();
  expect(await untilFilmsAreOver(signal)).toBe(false);
  const keeper = new FilmKeeper(() => {});
  keeper.add(piece('all'), 1);
  await vi.waitFor(async () => expect(await activePhone()?.db.files.count()).toBe(1));
  let isOver = false;
  const over = untilFilmsAreOver(signal).then((any) => (isOver = any));
  await expect.poll(() => newestFilm()).toBeNull();
  expect(isOver).toBe(false);
  await keeper.end();
  expect(await over).toBe(true);
  expect(await newestFilm()).not.toBeNull();
});

it('tells of the newest, and lets each go for itself', async () => {
  const older = await recorded(['older']);
  vi.setSystemTime(Date.now() + 1);
  const newer = await recorded(['newer']);
  expect((await newestFilm())?.at).toBe(newer.at);
  await discardFilm(newer.at);
  expect((await newestFilm())?.at).toBe(older.at);
});

it('lets a film go after a week, and nothing else', async () => {
  const { at } = await recorded(['old']);
  const db = activePhone()?.db;
  if (!db) throw new Error('no database');
  const bytes = new ArrayBuffer(1);
  await db.files.put({ id: newId(), bytes, type: 'image/png', state: 'draft', since: 0 });
  vi.setSystemTime(goesAt(at) - 1);
  await letOldFilmsGo(db);
  expect(await newestFilm()).not.toBeNull();
  vi.setSystemTime(goesAt(at) + 1);
  await recorded(['new']);
  await letOldFilmsGo(db);
  expect(await (await newestFilm())?.pictures.text()).toBe('new');
  expect(await db.files.count()).toBe(2);
});
