import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { turnAwayUnderPressure } from './pressure.ts';

const LOOK_MS = 500;

let app: FastifyInstance;
let now: number;

beforeEach(async () => {
  now = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  app = Fastify();
  turnAwayUnderPressure(app);
  app.get('/', () => 'here');
  await app.ready();
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The loop comes round after so long: its timer fires once, however late. */
function turn(ms: number): void {
  now += ms;
  vi.advanceTimersByTime(LOOK_MS);
}

const isServed = async () => (await app.inject('/')).statusCode === 200;

test.each([7, 12, 30, 600])('a single pause of %i s turns nobody away, at once or later', async (seconds) => {
  for (let times = 0; times < 10; times++) turn(LOOK_MS);
  turn(seconds * 1000);
  expect(await isServed()).toBe(true);
  for (let times = 0; times < 50; times++) {
    turn(LOOK_MS);
    expect(await isServed()).toBe(true);
  }
});

test('pauses with quiet in between turn nobody away', async () => {
  for (let times = 0; times < 8; times++) {
    turn(12_000);
    turn(LOOK_MS);
    expect(await isServed()).toBe(true);
  }
});

test('work that waits just not too long is served, however often', async () => {
  for (let times = 0; times < 8; times++) turn(5000 + LOOK_MS);
  expect(await isServed()).toBe(true);
});

test('a server that can’t keep up turns calls away until it can again', async () => {
  for (let times = 0; times < 2; times++) turn(6000);
  expect(await isServed()).toBe(true);
  turn(6000);
  const refused = await app.inject('/');
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'unavailable' }]);
  for (let times = 0; times < 19; times++) turn(LOOK_MS);
  expect(await isServed()).toBe(false);
  turn(LOOK_MS);
  expect(await isServed()).toBe(true);
});

test('nothing looks on once the server is closed', async () => {
  await app.close();
  expect(vi.getTimerCount()).toBe(0);
});
