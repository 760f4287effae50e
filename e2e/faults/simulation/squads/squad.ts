import { closeDue } from 'api/src/features/competitions/closing/close-due.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diceOf, type Dice } from 'api/src/demo/dice.ts';
import { buildTestApp, type TestApp } from 'api/src/testing/app.ts';
import { type DatabaseKind, onDatabase } from 'api/src/testing/databases/databases.ts';
import { signedIn } from 'api/src/testing/factories.ts';
import { blockUser, unblockUser } from 'sync-protocol/contract/profile/safety';
import { CHALLENGE_DAYS } from 'sync-protocol/rules/competitions/competition-terms';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { MAX_ROWS_A_PAGE } from 'sync-protocol/wire';
import { backUp, forgetAll, restore } from '../backup.ts';
import { comeToRest } from '../come-to-rest.ts';
import { Device, type World } from '../device.ts';
import type { Gym } from '../gym.ts';
import { History, type Judge } from '../history.ts';
import {
  expectAnswered,
  expectConverged,
  expectCountedScope,
  expectInOrder,
  serverRows,
} from '../invariants.ts';
import { whyIllegitimate } from '../legitimacy/legitimacy.ts';
import { Network } from '../network.ts';
import { expectReadableComments } from './readable-comments.ts';
import { Referee } from './referee.ts';
import { Shelf } from '../shelf.ts';
import { expectWholeSociety } from './social-invariants.ts';
import { actInGym, bandTogether } from './acts.ts';
import { cutUpload, removedOffline } from './faults.ts';
import { expectNothingOfOthers, expectWholeMedia, expectWholeTeams, expectWholeTies } from './invariants.ts';
import { isAboutOthers, whyWrongAboutOthers } from '../legitimacy/squads.ts';
import { Watch } from '../legitimacy/standing.ts';

/**
 * Far fewer than those of one player: each has four of them. `SQUAD_SEEDS=1000` runs more. Seed 21 found a rivalry that was
 * ended and asked for anew in one push, 23 a request that waited though its player had come by the code.
 */
const SEEDS = Number(process.env.SQUAD_SEEDS ?? 18);
const FIRST_SEED = Number(process.env.FIRST_SEED ?? 1);

const FAULTS = [
  'copies',
  'restores',
  'small pages',
  'sign-out',
  'eviction',
  'dying server',
  'blocks',
] as const;
type Fault = (typeof FAULTS)[number];
const CHANCE_OF_FAULT = 0.35;

const PLAYERS = 4;
const STEPS = 130;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const HOP = DAY / 4;
const START = Date.parse('2026-03-02T15:00:00Z');
const SKEWS = [0, 0, -3 * 60 * MINUTE, 26 * 60 * MINUTE];
const MAX_DEVICES = 7;
/** Of one pixel: what becomes of a photo is not what this is about. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: TestApp;
let shelf: Shelf;
let watch: Watch;
let referee: Referee;

interface Squad {
  dice: Dice;
  gym: Gym;
  worlds: World[];
  devices: Device[];
}

interface Step {
  weight: number;
  fault?: Fault;
  happen: (squad: Squad, device: Device) => Promise<unknown> | void;
}

const ALL_STEPS: readonly Step[] = [
  { weight: 28, happen: (_, device) => device.act() },
  { weight: 40, happen: (_, device) => actAndSync(device) },
  { weight: 26, happen: (_, device) => syncAndLook(device) },
  {
    weight: 5,
    happen: ({ dice, devices }, device) => Promise.all([device.sync(), dice.pick(devices).sync()]),
  },
  { weight: 6, happen: (_, device) => device.sendFile() },
  { weight: 2, happen: (_, device) => device.dieSending() },
  { weight: 4, happen: ({ dice, worlds }) => dice.pick(worlds).network.deliverLate() },
  { weight: 2, happen: (_, device) => device.restart() },
  { weight: 2, happen: ({ dice }, device) => void (device.skew = dice.pick(SKEWS)) },
  {
    weight: 5,
    happen: ({ dice, gym }) =>
      waitFor(dice.happens(gym.isCompeting ? 0.5 : 0.2) ? DAY : dice.between(1, 240) * MINUTE, dice),
  },
  { weight: 3, happen: runJobs },
  { weight: 7, happen: loseOrFindSignal },
  { weight: 2, fault: 'blocks', happen: blockOrNot },
  { weight: 2, fault: 'copies', happen: copyPhone },
  { weight: 2, fault: 'restores', happen: backUpOrRestore },
  { weight: 1, fault: 'sign-out', happen: (_, device) => device.signOut() },
  { weight: 1, fault: 'eviction', happen: (_, device) => device.evict() },
];

async function actAndSync(device: Device): Promise<void> {
  await device.act();
  await device.sync();
}

async function syncAndLook(device: Device): Promise<void> {
  await device.sync();
  await expectNothingOfOthers(device);
}

async function passTime(ms: number): Promise<void> {
  const { clock } = server;
  await referee.passTime(clock.now, clock.now + ms);
  clock.now += ms;
}

/** A longer time goes by, in which the server mostly looks after what is due. */
async function waitFor(ms: number, dice?: Dice): Promise<void> {
  for (let left = ms; left > 0; left -= HOP) {
    await passTime(Math.min(left, HOP));
    if (!dice || dice.happens(0.6)) await runJobs();
  }
}

/** What the server does each minute. */
async function runJobs(): Promise<void> {
  const members = await server.db.kysely.selectFrom('teamMembers').select(['teamId', 'memberId']).execute();
  await closeDue(server.deps);
  await referee.look({ members });
  await referee.lookForReached(server.clock.now);
}

/** For a while a player's phones send nothing, often for longer than a competition takes late training. */
function loseOrFindSignal({ dice, worlds }: Squad): void {
  const { network } = dice.pick(worlds);
  network.isOff = !network.isOff && dice.happens(0.6);
}

async function blockOrNot({ dice, worlds }: Squad): Promise<void> {
  const { client, userId: id } = dice.pick(worlds);
  const { userId: blockedUserId } = dice.pick(worlds.filter(({ userId }) => userId !== id));
  const isBlocked = await server.db.kysely
    .selectFrom('blocks')
    .select('blockerId')
    .where('blockerId', '=', id)
    .where('blockedId', '=', blockedUserId)
    .executeTakeFirst();
  await client.ok(isBlocked ? unblockUser : blockUser, { params: { id, blockedUserId } });
}

async function copyPhone({ devices }: Squad, device: Device): Promise<void> {
  if (devices.length < MAX_DEVICES) devices.push(await device.copy());
}

async function backUpOrRestore({ dice, worlds }: Squad): Promise<void> {
  const [first] = worlds;
  if (!first?.history.hasBackup || dice.happens(0.5)) {
    await backUp(server.db);
    for (const { history } of worlds) history.backUp();
    referee.backUp();
  } else {
    await restore(server.db);
    for (const { history } of worlds) history.restore();
    await referee.restore(server.clock.now);
  }
}

/** What is about others is judged by what stood before, as far as anybody can say what did; all else as of one player alone. */
const judge: Judge = (run, runs, at) => {
  const { before } = watch;
  if (isAboutOthers(run))
    return before && whyWrongAboutOthers(run, runs, { player: at.player.id, standing: before, now: at.now });
  if (run.status === 'applied') return undefined;
  return whyIllegitimate(run, runs, at);
};

async function simulate(seed: number): Promise<void> {
  const dice = diceOf(seed);
  const { clock, deps } = server;
  clock.now = START;
  const happening = new Set(FAULTS.filter(() => dice.happens(CHANCE_OF_FAULT)));
  deps.rowsAPage = happening.has('small pages') ? 5 : MAX_ROWS_A_PAGE;
  shelf.dice = dice;
  shelf.trouble = happening.has('dying server') ? 0.3 : 0;
  const squad = await begin(dice, dice.happens(0.5));
  await bandTogether(squad);
  const deck = ALL_STEPS.filter(({ fault }) => fault === undefined || happening.has(fault)).flatMap((step) =>
    Array.from({ length: step.weight }, () => step),
  );
  for (let step = 0; step < STEPS; step++) {
    await passTime(dice.between(1, 30_000));
    for (const { network } of squad.worlds) network.trouble = dice.happens(0.4) ? 0.7 : 0.1;
    await dice.pick(deck).happen(squad, dice.pick(squad.devices));
  }
  await settle(squad);
  await expectAllWell(squad);
  for (const device of squad.devices) await device.discard();
}

async function begin(dice: Dice, isCompeting = false): Promise<Squad> {
  await forgetAll(server.db);
  referee = new Referee(() => server.db);
  const { clock } = server;
  const since = new Date(clock.now).toISOString();
  const members = [];
  for (let one = 0; one < PLAYERS; one++) members.push(await signedIn(server));
  await server.db.kysely.updateTable('users').set({ timezone: 'UTC' }).execute();
  const players = members.map(({ user }) => user.id);
  const gym: Gym = { players, codes: [], teams: [], stories: [], isCompeting, photo: PHOTO };
  const programs = [...server.deps.catalog.entries.values()].map(({ content }) => content);
  const worlds = members.map(({ user, client }): World => {
    const history = new History({ id: user.id, since }, judge);
    const note = (push: unknown, answer: unknown) => history.note(push, answer, clock.now);
    const network = new Network(dice, note, (deliver) => watch.during(deliver));
    const act = (device: Device) => actInGym(device, gym);
    return { clock, dice, act, network, history, programs, userId: user.id, client, zone: 'UTC' };
  });
  // One of them has two phones.
  const devices = [...worlds, ...worlds.slice(0, 1)].map((world) => new Device(world));
  for (const device of devices) {
    await device.learnPrograms();
    await device.sync();
  }
  return { dice, gym, worlds, devices };
}

async function settle({ worlds, devices }: Squad): Promise<void> {
  shelf.trouble = 0;
  for (const { network } of worlds) Object.assign(network, { trouble: 0, isOff: false });
  for (const { network } of worlds) await network.deliverAll();
  for (const device of devices) device.skew = 0;
  await comeToRest(devices);
  // All that two teams have begun comes to its end.
  await waitFor((CHALLENGE_DAYS + 1) * DAY);
  await comeToRest(devices);
}

async function expectAllWell({ worlds, devices }: Squad): Promise<void> {
  expect(referee.wrong, 'what two teams compete for').toEqual([]);
  for (const world of worlds) {
    const { history, userId } = world;
    expect(history.illegitimate, 'answered without a reason').toEqual([]);
    const rows = await serverRows(server.db, userId);
    const own = devices.filter((device) => device.userId === userId);
    const today = trainingDay(server.clock.now, 'UTC');
    for (const device of own) {
      expect(await device.db.outbox.count(), 'I8 the outbox drains').toBe(0);
      await expectConverged({ db: device.db, today }, rows);
      await expectNothingOfOthers(device);
      await expectReadableComments(device, world);
    }
    await expectAnswered(history, own);
    expectInOrder(history);
  }
  for (const { scope } of await server.db.kysely.selectFrom('scopes').select('scope').execute())
    await expectCountedScope(server.db, scope);
  await expectWholeTeams(server.db);
  await expectWholeTies(server.db);
  await expectWholeSociety(server.db);
  await expectWholeMedia(server, shelf);
}

/** A gym of the players' phones, all with a good network. */
async function calmGym(): Promise<{ gym: Gym; one: Device; other: Device }> {
  server.clock.now = START;
  server.deps.rowsAPage = MAX_ROWS_A_PAGE;
  [shelf.dice, shelf.trouble] = [diceOf(1), 0];
  const { gym, devices } = await begin(diceOf(1));
  const [one, other] = devices;
  if (!one || !other) throw new Error('a gym has several phones');
  return { gym, one, other };
}

/** Declares the tests of the seeds of squads on this database; every third is played on the embedded one. */
export function simulateSquadsOn(database: DatabaseKind): void {
  const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index).filter(
    (seed) => (seed % 3 === 0) === (database === 'pglite'),
  );

  onDatabase(database, 'a gym: teams, rivals and photos on a bad network (I1-I9, F21, F28)', () => {
    beforeAll(async () => {
      server = await buildTestApp({ database });
      shelf = new Shelf();
      watch = new Watch(
        () => server.db,
        (before) => referee.look(before),
      );
      const { deps } = server;
      deps.media = shelf;
      const pixels = new Uint8Array(3);
      deps.pictures = { ...deps.pictures, remakePhoto: async (jpeg) => ({ jpeg, pixels }) };
    });
    afterAll(() => server.close());

    it('F28 whoever was removed while offline loses the team, and is told what was not saved', async () => {
      const { one, other } = await calmGym();
      await expect(removedOffline(server, one, other)).resolves.toBeUndefined();
    });
    it('F21 a photo whose upload is cut, and whose phone dies before its story goes, is there once', async () => {
      const { gym, one } = await calmGym();
      await expect(cutUpload(server, shelf, one, gym)).resolves.toBeUndefined();
    });
    it.each(seeds)('seed %i', (seed) => expect(simulate(seed)).resolves.toBeUndefined());
  });
}
