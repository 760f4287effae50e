import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId, userId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createArrivals, type Arrivals } from './arrivals.ts';
import { digestOf } from './take-file.ts';

const sender = (player = userId.parse(newId()), address: string = newId()) => ({ player, address });
const BYTES = Buffer.from('a file');
const BUSY = { status: 429, code: 'pictures_busy' };

let folder: string;
let arrivals: Arrivals;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volley-arrivals-'));
  arrivals = createArrivals(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function* all() {
  for (const byte of BYTES) yield Buffer.from([byte]);
}

/** A file of which the rest comes when the test lets it. */
function coming(of = sender()) {
  const rest = Promise.withResolvers<void>();
  async function* sent() {
    yield BYTES.subarray(0, 1);
    await rest.promise;
    yield BYTES.subarray(1);
  }
  const taken = arrivals.take(of, sent(), ({ withBytes }) => withBytes(async (bytes) => bytes.toString()));
  return { taken, letCome: rest.resolve };
}

test('a file comes as it was sent, with its digest, and nothing is left of it', async () => {
  const got = await arrivals.take(sender(), all(), async ({ digest, withBytes }) => {
    expect(await readdir(folder)).toHaveLength(1);
    return [digest, await withBytes(async (bytes) => bytes.toString())];
  });
  expect(got).toEqual([digestOf(BYTES), 'a file']);
  expect(await readdir(folder)).toEqual([]);
});

test('of one that was cut off nothing is left either', async () => {
  async function* cut() {
    yield BYTES;
    throw new Error('the line is gone');
  }
  await expect(arrivals.take(sender(), cut(), async () => undefined)).rejects.toThrow('the line is gone');
  expect(await readdir(folder)).toEqual([]);
});

test('three of a player may be on their way, and all others’ too', async () => {
  const one = sender();
  const first = Array.from({ length: 3 }, () => coming(one));
  await expect(coming(one).taken).rejects.toMatchObject(BUSY);
  const others = Array.from({ length: 97 }, () => coming());
  await expect(coming().taken).rejects.toMatchObject(BUSY);
  first[0]?.letCome();
  expect(await first[0]?.taken).toBe('a file');
  const again = coming(one);
  for (const { letCome } of [...first, ...others, again]) letCome();
  const taken = await Promise.all([...first, ...others, again].map(({ taken }) => taken));
  expect(new Set(taken)).toEqual(new Set(['a file']));
});

test('thirty from one address may be on their way, and others’ from elsewhere too', async () => {
  const [gym, elsewhere] = [newId(), newId()];
  const from = (address?: string) => coming(sender(undefined, address));
  const first = Array.from({ length: 30 }, () => from(gym));
  await expect(from(gym).taken).rejects.toMatchObject(BUSY);
  const other = from(elsewhere);
  first[0]?.letCome();
  expect(await first[0]?.taken).toBe('a file');
  const again = from(gym);
  for (const { letCome } of [...first, other, again]) letCome();
  const taken = await Promise.all([...first, other, again].map((one) => one.taken));
  expect(new Set(taken)).toEqual(new Set(['a file']));
});

test('only a few are in memory, and the next as soon as one has gone', async () => {
  const gates: (() => void)[] = [];
  let most = 0;
  let now = 0;
  const taken = Array.from({ length: 20 }, () =>
    arrivals.take(sender(), all(), ({ withBytes }) =>
      withBytes(async () => {
        most = Math.max(most, ++now);
        const gate = Promise.withResolvers<void>();
        gates.push(gate.resolve);
        await gate.promise;
        now -= 1;
      }),
    ),
  );
  for (let done = 0; done < taken.length; done++) {
    await expect.poll(() => gates.length).toBe(Math.min(done + 8, taken.length));
    gates[done]?.();
  }
  await Promise.all(taken);
  expect(most).toBe(8);
});

test('what a server that died has left goes, and none that is still coming', async () => {
  const now = new Date();
  const before = new Date(now.getTime() - 2 * 3_600_000);
  for (const name of ['old', 'young']) await writeFile(join(folder, name), BYTES);
  await utimes(join(folder, 'old'), before, before);
  await arrivals.sweep(now);
  expect(await readdir(folder)).toEqual(['young']);
});
