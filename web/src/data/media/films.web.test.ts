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
  vi.stubGlobal('navigator', {
    locks: lockManager(),
    storage: { estimate: async () => ({ quota: free + 5 * MB, usage: 5 * MB }) },
  });
}

interface Lock {
  name: string;
  mode: LockMode;
  go: () => void;
}

/**
 * Locks as a browser gives them: in turns, together to those who share one; whoever has nothing to do with one seems to
 * hold it a moment longer.
 */
function lockManager() {
  const held: Lock[] = [];
  const pending: Lock[] = [];
  const bars = (one: Lock) => (other: Lock) =>
    other.name === one.name && [one.mode, other.mode].includes('exclusive');
  const goOn = () => {
    const isNext = (one: Lock, at: number) => ![...held, ...pending.slice(0, at)].some(bars(one));
    for (const one of pending.filter(isNext)) {
      held.push(...pending.splice(pending.indexOf(one), 1));
      one.go();
    }
  };
  const request = async (name: string, ...[options, then]: unknown[]) => {
    const { mode = 'exclusive' } = (then ? options : {}) as LockOptions;
    const { promise: turn, resolve: go } = Promise.withResolvers<void>();
    const lock = { name, mode, go };
    pending.push(lock);
    goOn();
    await turn;
    const work = ((then ?? options) as () => Promise<void> | undefined)();
    await work;
    const release = () => {
      held.splice(held.indexOf(lock), 1);
      goOn();
    };
    if (work) release();
    else setTimeout(release);
  };
  return { request, query: async () => ({ held, pending }) };
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

it('shows a film that is over to all pages that have waited for it, at once', async () => {
  onPhone();
  const keeper = new FilmKeeper(() => {});
  keeper.add(piece('all'), 1);
  await vi.waitFor(async () => expect(await activePhone()?.db.files.count()).toBe(1));
  const { signal } = new AbortController();
  const pages = Array.from({ length: 3 }, async () => {
    await untilFilmsAreOver(signal);
    return (await newestFilm())?.at;
  });
  await vi.waitFor(async () => expect((await navigator.locks.query()).pending).toHaveLength(3));
  await keeper.end();
  expect(await Promise.all(pages)).toEqual([keeper.at, keeper.at, keeper.at]);
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
