import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diceOf } from 'api/src/demo/dice.ts';
import { pullAnswer } from 'sync-protocol/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACE } from '../../.ci/pace.ts';
import { type ProductServer, startServer } from '../harness/server/server.ts';
import { expectAwake, expectDrained, expectRowsRight } from './drain.ts';
import { tapABit } from './crowd.ts';
import { Journal } from './journal.ts';
import { killDuringPush } from './kill.ts';
import { PlayersPhone } from './phone.ts';
import { signUp } from './player.ts';
import { lookInto } from './world.ts';

const KILLS = 6;
const SEED = 12;
const REACH_MS = 120;

let dataDir: string;
let server: ProductServer;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'volleypath-embedded-'));
  server = await startServer({ dataDir });
});
afterAll(async () => {
  if (server.pid !== undefined) await server.kill();
  await rm(dataDir, { recursive: true });
});

test(
  `F1 ${KILLS} kills while the embedded database writes: what was acknowledged stays`,
  { timeout: 300_000 * PACE },
  async () => {
    await expectAwake(server);
    const dice = diceOf(SEED);
    const player = await signUp(server.url);
    const journal = new Journal();
    const phones = [1, 2].map(() => new PlayersPhone(player, server.url, journal));
    for (const phone of phones) await phone.learnPrograms();
    await phones[0]?.start();
    for (const phone of [...phones, ...phones]) expect(await phone.sync()).toEqual({ state: 'synced' });

    for (let kill = 0; kill < KILLS; kill++) {
      for (const [place, phone] of phones.entries()) {
        await tapABit(phone, place);
        await phone.setNotes(await phone.keepQuote(), 'kept');
      }
      await killDuringPush(server, phones, dice.roll() * REACH_MS);
      await server.start();
      await expectAwake(server);
      for (const phone of phones)
        expect(await laneOnServer(phone)).toBeGreaterThanOrEqual(await lastAcknowledged(phone));
    }
    await expectDrained(...phones);
    for (const phone of phones) expect(await phone.sync()).toEqual({ state: 'synced' });
    expect(await server.stop()).toBe(0);
    await lookInto({ dataDir }, (db) => expectRowsRight(db, phones));
  },
);

/** How far the server says that it has come; the phone hears nothing of it. */
async function laneOnServer(phone: PlayersPhone): Promise<number> {
  const { clientGroup } = await phone.sender();
  const answer = await phone.fetch(`/api/sync/pull?clientGroup=${clientGroup}`);
  return pullAnswer.parse(await answer.json()).lanes.core;
}

async function lastAcknowledged(phone: PlayersPhone): Promise<number> {
  return (await phone.db.acknowledged.toCollection().last())?.id ?? 0;
}
