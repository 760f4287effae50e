import { createRequire } from 'node:module';
import type * as PerfHooks from 'node:perf_hooks';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const perfHooks = createRequire(import.meta.url)('node:perf_hooks') as typeof PerfHooks;

/** How long each turn of the event loop took since the last look, in nanoseconds as Node measures them. */
let turns: number[] = [];
const histogram = {
  enable: () => true,
  disable: () => true,
  reset: () => {
    turns = [];
  },
  get mean() {
    return turns.length === 0 ? Number.NaN : turns.reduce((sum, turn) => sum + turn, 0) / turns.length;
  },
};

let app: FastifyInstance;
/** The timer that looks at the measurements: after a long turn it fires once, however late. */
let look = { at: 0, every: 0, now: () => undefined as unknown };
let now = 0;

beforeEach(async () => {
  turns = [];
  now = 0;
  vi.spyOn(perfHooks, 'monitorEventLoopDelay').mockReturnValue(histogram as never);
  const begin = globalThis.setTimeout;
  const begun = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms: number) => {
    if (callback.name !== 'beginMemoryUsageUpdate') return begin(callback, ms);
    look = { at: ms, every: ms, now: callback };
    return Object.assign(
      begin(() => undefined, 0),
      { refresh: () => undefined },
    );
  }) as never);
  vi.resetModules();
  const { turnAwayUnderPressure } = await import('./pressure.ts');
  app = Fastify();
  await turnAwayUnderPressure(app);
  app.get('/', () => 'here');
  await app.ready();
  begun.mockRestore();
});
afterEach(async () => {
  await app.close();
  vi.restoreAllMocks();
});

function turn(ms: number): void {
  turns.push(ms * 1e6);
  now += ms;
  if (now < look.at) return;
  look.at = now + look.every;
  look.now();
}

const isServed = async () => (await app.inject('/')).statusCode === 200;

test('a single long pause turns nobody away, whenever it begins', async () => {
  for (let before = 0; before < 2 * look.every; before += look.every / 20) {
    for (let ms = 0; ms < before; ms += 10) turn(10);
    turn(7000);
    expect(await isServed(), 'at once').toBe(true);
    for (let looks = 0; looks < 2; looks++) {
      const { at } = look;
      while (look.at === at) turn(10);
      expect(await isServed(), 'later').toBe(true);
    }
  }
});

test('a server that can’t keep up turns calls away until it can again', async () => {
  for (let times = 0; times < 8; times++) turn(6000);
  expect(await isServed()).toBe(false);
  const { at } = look;
  while (look.at === at) turn(10);
  expect(await isServed()).toBe(true);
});
