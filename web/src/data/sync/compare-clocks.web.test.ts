// @vitest-environment node
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import { beforeEach, expect, it } from 'vitest';
import { atNoon, first, started } from '../testing/synced.ts';
import { clockOff } from './clock-off.ts';

const SECOND = 1_000;

let { clock, phone } = atNoon();
beforeEach(() => {
  ({ clock, phone } = atNoon());
  clockOff.set(0);
});

it.each([
  ['a day ahead', 24 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
  ['years ahead', 900 * 24 * HOUR_MS],
])('a pull finds a clock that is %s', async (_, ms) => {
  phone.ahead = ms;
  await phone.sync();
  expect(clockOff.get()).toBe(ms);
});

it('so does a push', async () => {
  const tasks = await started(phone);
  await phone.sync();
  phone.ahead = 24 * HOUR_MS;
  await phone.set(first(tasks));
  // Of this round the push alone says the time.
  phone.network = async (url, send) => {
    if (url.endsWith('/push')) return send();
    const { serverTime: _, ...pull } = (await send().json()) as Record<string, unknown>;
    return Response.json(pull);
  };
  await phone.sync();
  expect(clockOff.get()).toBe(24 * HOUR_MS);
});

it.each([
  ['forty minutes', 40 * 60 * SECOND],
  ['minus forty minutes', -40 * 60 * SECOND],
  ['nothing', 0],
])('one that is off by %s is right enough', async (_, ms) => {
  phone.ahead = ms;
  await phone.sync();
  expect(clockOff.get()).toBe(0);
});

it('is no longer found wrong with the first answer after it was set', async () => {
  phone.ahead = 24 * HOUR_MS;
  await phone.sync();
  phone.ahead = 0;
  await phone.sync();
  expect(clockOff.get()).toBe(0);
});

it.each([
  ['slept for hours', 8 * HOUR_MS],
  ['had its clock set back', -24 * HOUR_MS],
])('a phone that %s while it waited believes no answer', async (_, ms) => {
  phone.network = (_url, send) => {
    const answer = send();
    phone.ahead += ms;
    return answer;
  };
  await phone.sync();
  expect(clockOff.get()).toBe(0);
});

it('measures from the middle of a slow request', async () => {
  phone.ahead = 24 * HOUR_MS;
  phone.network = (_url, send) => {
    const answer = send();
    clock.now += 10 * SECOND;
    return answer;
  };
  await phone.sync();
  expect(clockOff.get()).toBe(24 * HOUR_MS + 5 * SECOND);
});

it('goes on without an answer’s time, or with one that is none', async () => {
  phone.ahead = 24 * HOUR_MS;
  await phone.sync();
  phone.network = async (_url, send) =>
    Response.json({ ...((await send().json()) as object), serverTime: 'noon' });
  expect(await phone.sync()).toEqual({ state: 'synced' });
  expect(clockOff.get()).toBe(24 * HOUR_MS);
});
