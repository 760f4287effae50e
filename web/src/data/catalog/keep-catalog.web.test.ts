import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepCatalog } from './keep-catalog.ts';
import { fetchPrograms, missingPrograms } from './catalog.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { TestPhone } from '../testing/test-phone.ts';
import { WAIT_MS } from '../../../../.ci/pace.ts';

const SIX_HOURS_MS = 6 * 3_600_000;

let phone: TestPhone;
let version: string;
let leaving: AbortController;
/** Programs of the catalog, with the version of each. */
let programs: Record<string, string>;
let fetched: string[];
let firstRound: Promise<void>;

beforeEach(() => {
  phone = new TestPhone(new FakeServer(() => Date.now()));
  version = 'v1';
  programs = { a: '1', b: '1', c: '1', d: '1', e: '1' };
  fetched = [];
  leaving = new AbortController();
  firstRound = Promise.resolve();
  wholeFile = () =>
    Response.json({
      drills: [ONE_DRILL],
      programs: Object.keys(programs).map((id) => ({ program: { id }, drills: [0] })),
    });
  phone.network = (url) => {
    const listed = Object.entries(programs).map(([id, of]) => ({ id, version: of }));
    if (url === '/api/catalog') return Response.json({ version, programs: listed, promptsVersion: 'p1' });
    if (url === `/api/catalog/programs/${version}`) {
      fetched.push('whole');
      return wholeFile();
    }
    if (url === '/api/catalog/prompts/p1') return Response.json([{ id: 1, text: 'One more ball.' }]);
    fetched.push(url.replace('/api/catalog/', ''));
    return Response.json({ program: { id: url.split('/')[3] }, drills: [] });
  };
});
afterEach(() => {
  leaving.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** All programs, of which each has the one drill that there is. */
let wholeFile: () => Response;
const ONE_DRILL = { id: 'serving/toss' };

/** Starts keeping, and waits until nothing is missing. */
async function keep(): Promise<void> {
  keepCatalog(phone, leaving.signal, firstRound);
  await complete();
}

async function complete(): Promise<void> {
  await vi.waitFor(async () => {
    expect(await phone.db.catalog.count()).toBe(Object.keys(programs).length);
    expect(await missingPrograms(phone.db)).toEqual([]);
  }, WAIT_MS);
}

/** One that can be heard to be waited for: of a plain promise that calls no `then`. */
class HeardPromise extends Promise<void> {}

/** The player has left, and whoever keeps the catalog has looked whether they have. */
async function hasSeenLeaving(): Promise<void> {
  const looks = vi.spyOn(leaving.signal, 'aborted', 'get');
  await vi.waitFor(() => expect(looks).toHaveReturnedWith(true), WAIT_MS);
}

it('fetches the list and then every program, once', async () => {
  await keep();
  expect(fetched).toEqual(['a/1', 'b/1', 'c/1', 'd/1', 'e/1']);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fetched).toHaveLength(5));
  expect((await phone.db.catalog.orderBy('place').toArray()).map(({ id }) => id)).toEqual([
    'a',
    'b',
    'c',
    'd',
    'e',
  ]);
});

it('fetches the list and the prompts while the player’s rows are on their way, and the programs after them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  firstRound = HeardPromise.resolve(promise);
  const waits = vi.spyOn(firstRound, 'then');
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then());
  onTestFinished(() => void vi.unstubAllGlobals());
  keepCatalog(phone, leaving.signal, firstRound);
  await vi.waitFor(async () => expect(await phone.db.meta.get('prompts')).toBeDefined());
  await vi.waitFor(() => expect(waits).toHaveBeenCalled());
  expect(fetched).toEqual([]);
  resolve();
  await complete();
});

it('fetches the player’s running programs first', async () => {
  await phone.db
    .synced('userRegimens')
    .put({ id: 'x', regimenId: 'd', isActive: true, isArchived: false } as never);
  await keep();
  expect(fetched[0]).toBe('d/1');
});

it('fetches only what a new version changed', async () => {
  await keep();
  fetched = [];
  version = 'v2';
  programs = { a: '1', b: '2', c: '1' };
  const { now } = Date;
  let ahead = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  // What came before may not have ended yet: the event is repeated, each time later.
  await vi.waitFor(async () => {
    ahead += SIX_HOURS_MS;
    dispatchEvent(new Event('online'));
    expect(await phone.db.catalog.count()).toBe(3);
    expect(await missingPrograms(phone.db)).toEqual([]);
  });
  expect(fetched).toEqual(['b/2']);
});

it('goes on where a lost connection left it', async () => {
  const { network } = phone;
  let calls = 0;
  phone.network = (url, send) => {
    calls += 1;
    if (calls > 4) throw new TypeError('gone');
    return network(url, send);
  };
  keepCatalog(phone, leaving.signal, firstRound);
  // The list, the prompts, two programs; the third one twice, then it has given up.
  await vi.waitFor(() => expect(calls).toBe(6));
  expect(await phone.db.programs.count()).toBe(2);
  phone.network = network;
  fetched = [];
  // It may still be giving up when the connection returns, so the event is repeated as a browser repeats it.
  await vi.waitFor(async () => {
    dispatchEvent(new Event('online'));
    expect(await missingPrograms(phone.db)).toEqual([]);
  }, WAIT_MS);
  expect(fetched).toEqual(['c/1', 'd/1', 'e/1']);
});

it('does not ask for a program that can’t be had again and again', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { network } = phone;
  let asked = 0;
  const askedBefore: number[] = [];
  phone.network = (url, send) => {
    if (url === '/api/catalog') askedBefore.push(asked);
    if (!url.includes('/a/')) return network(url, send);
    asked += 1;
    throw new TypeError('gone');
  };
  keepCatalog(phone, leaving.signal, firstRound);
  await vi.waitFor(() => expect(asked).toBe(1));
  // It asks for the list again as soon as it has given up.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(askedBefore.slice(0, 2)).toEqual([0, 1]);
  });
});

it('fetches no more once the player has left', async () => {
  const { network } = phone;
  phone.network = (url, send) => {
    if (url === '/api/catalog/a/1') leaving.abort();
    return network(url, send);
  };
  keepCatalog(phone, leaving.signal, firstRound);
  await hasSeenLeaving();
  expect(await phone.db.programs.count()).toBe(4);
  expect(fetched).not.toContain('e/1');
});

describe('a phone that lacks more than a few programs', () => {
  const BY_ID = ['a/1', 'b/1', 'c/1', 'd/1', 'e/1', 'f/1'];

  beforeEach(() => {
    programs = { a: '1', b: '1', c: '1', d: '1', e: '1', f: '1' };
  });

  it('fetches them in one file, and keeps each with its own drills', async () => {
    await keep();
    expect(fetched).toEqual(['whole']);
    expect(await phone.db.programs.toArray()).toEqual(
      Object.keys(programs).map((id) => ({
        id,
        version: '1',
        content: { program: { id }, drills: [ONE_DRILL] },
      })),
    );
  });

  it('writes the player’s running ones first', async () => {
    await phone.db
      .synced('userRegimens')
      .put({ id: 'x', regimenId: 'f', isActive: true, isArchived: false } as never);
    const written = vi.spyOn(phone.db.programs, 'bulkPut');
    await keep();
    expect(written.mock.calls[0]?.[0].map(({ id }) => id)).toEqual(['f', 'a', 'b', 'c']);
  });

  it.each([
    [
      'a server that has no such file',
      () => Response.json({ message: 'No.', code: 'none' }, { status: 404 }),
    ],
    ['a page of somebody else’s', () => new Response('<p>Welcome to the café</p>')],
    ['something else', () => Response.json({ programs: [] })],
    [
      'a file that lacks a drill',
      () => Response.json({ drills: [], programs: [{ program: {}, drills: [0] }] }),
    ],
    [
      'a line that breaks',
      () => {
        throw new TypeError('gone');
      },
    ],
  ])('asks for each after %s', async (_, answer: () => Response) => {
    wholeFile = answer;
    await keep();
    expect(fetched).toEqual(['whole', ...BY_ID]);
  });

  it('asks for each that the file lacks', async () => {
    const programsOfFile = { ...programs };
    delete programsOfFile['c'];
    wholeFile = () =>
      Response.json({
        drills: [],
        programs: Object.keys(programsOfFile).map((id) => ({ program: { id }, drills: [] })),
      });
    await keep();
    expect(fetched).toEqual(['whole', 'c/1']);
  });

  it('keeps nothing of a file for whoever has left meanwhile', async () => {
    const answer = wholeFile;
    wholeFile = () => {
      leaving.abort();
      return answer();
    };
    keepCatalog(phone, leaving.signal, firstRound);
    await hasSeenLeaving();
    expect(fetched).toEqual(['whole']);
    expect(await phone.db.programs.count()).toBe(0);
  });
});

it('keeps nothing that is no program', async () => {
  const { network } = phone;
  phone.network = (url, send) => (url.includes('/a/') ? Response.json({ program: {} }) : network(url, send));
  await phone.db.catalog.put({ id: 'a', version: '1', place: 0 } as never);
  await fetchPrograms(phone, ['a']);
  expect(await phone.db.programs.count()).toBe(0);
});
