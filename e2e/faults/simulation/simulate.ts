import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diceOf } from 'api/src/demo/dice.ts';
import { buildTestApp, type TestApp } from 'api/src/testing/app.ts';
import { signedIn } from 'api/src/testing/factories.ts';
import { Device, type World } from './device.ts';
import {
  expectAnswered,
  expectConverged,
  expectCountedScope,
  expectTrueTotals,
  serverRows,
} from './invariants.ts';
import { Network } from './network.ts';

/** `SEEDS=5000 FIRST_SEED=1` runs more; a seed that fails belongs into KEPT with a word on what it found. */
const SEEDS = Number(process.env.SEEDS ?? 300);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);
const KEPT: readonly (readonly [seed: number, found: string])[] = [];

const STEPS = 150;
const START = Date.parse('2026-03-02T15:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A clock that is days slow until it is set right makes completions for days before the account (S3.6). */
const SKEWS = [0, 0, 0, -3 * 60 * MINUTE, 26 * 60 * MINUTE, -2 * DAY];
/** Rounds in which every phone has to come to rest once the network works: more is a stall (I8). */
const MAX_ROUNDS = 6;

let server: TestApp;

async function simulate(seed: number): Promise<void> {
  const dice = diceOf(seed);
  const clock = server.clock;
  clock.now = START;
  const world: World = {
    clock,
    dice,
    network: new Network(dice),
    programs: [...server.deps.catalog.entries.values()].map(({ content }) => content),
    zone: 'UTC',
  };
  const { user, client } = await signedIn(server);
  const devices = Array.from({ length: dice.between(2, 4) }, () => new Device(world, user.id, () => client));
  for (const device of devices) {
    await device.learnPrograms();
    await device.sync();
  }

  for (let step = 0; step < STEPS; step++) {
    world.network.trouble = dice.happens(0.5) ? 0.8 : 0.1;
    const device = dice.pick(devices);
    const chance = dice.roll();
    if (chance < 0.6) await device.act();
    else if (chance < 0.82) await device.sync();
    else if (chance < 0.86) await Promise.all([device.sync(), device.sync()]);
    else if (chance < 0.9) await world.network.deliverLate();
    else if (chance < 0.93) device.restart();
    else if (chance < 0.95) device.skew = dice.pick(SKEWS);
    else clock.now += dice.happens(0.3) ? DAY : dice.between(1, 240) * MINUTE;
  }
  await settle(world, devices);
  await expectAllWell(user.id, devices);
  for (const device of devices) await device.discard();
}

/** The network works again, and every late packet arrives. */
async function settle({ network }: World, devices: readonly Device[]): Promise<void> {
  network.trouble = 0;
  await network.deliverAll();
  for (const device of devices) device.skew = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const outcomes = await Promise.all(devices.map((device) => device.sync()));
    for (const outcome of outcomes) expect(outcome.state, 'I8').toBe('synced');
  }
}

async function expectAllWell(
  userId: Parameters<typeof serverRows>[1],
  devices: readonly Device[],
): Promise<void> {
  const rows = await serverRows(server.db, userId);
  for (const device of devices) {
    expect(await device.db.outbox.count(), 'I8 the outbox drains').toBe(0);
    await expectAnswered(server.db, device);
    await expectConverged(device, rows);
  }
  await expectTrueTotals(server.db, userId, rows);
  await expectCountedScope(server.db, userId);
}

/**
 * Declares the tests of one share of the seeds: files run side by side, each with a server of its own.
 * @param share this file's number, from 0
 */
export function simulateShare(share: number, shares: number): void {
  beforeAll(async () => {
    server = await buildTestApp({ database: 'pglite' });
  });
  afterAll(() => server.close());

  const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index);
  const isMine = (_: unknown, index: number) => index % shares === share;

  describe('phones on a bad network (I1-I9)', () => {
    it.each(KEPT.filter(isMine))('seed %i: %s', (seed) => expect(simulate(seed)).resolves.toBeUndefined());
    it.each(seeds.filter(isMine))('seed %i', (seed) => expect(simulate(seed)).resolves.toBeUndefined());
  });
}
