import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../../entities/tasks/task.ts';
import { dealToday } from '../../../mutations/tasks/deal-today.ts';
import { aDrill, aPlan, TestPlayer } from '../../../mutations/testing.ts';
import { taskIdOf } from '../../derived-ids.ts';
import { counterOf } from './deal.ts';
import { NO_LOAD } from '../../training/load.ts';
import type { BodyPart, Plan } from '../../training/plan.ts';
import type { Equipment } from '../task-equipment.ts';
import { addDays } from '../../training-day.ts';

const DAY = '2026-11-02';
const TOMORROW = addDays(DAY, 1);

it('deals the same six tasks, however the rows lie and whoever asks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      // A clock may also say that it is 1917.
      fc.integer({ min: -40_000, max: 400 }),
      (programs, counter, days) => {
        const player = new TestPlayer();
        for (let count = 0; count < programs; count++) player.start(DAY, aPlan());
        // Started at one and the same moment, as two phones might.
        const userRegimens = player.rows
          .all('userRegimens')
          .map((row) => ({ ...row, startedAt: `${DAY}T12:00:00.000Z` }));
        const deal = (rows: typeof userRegimens) =>
          player.dealOf(addDays(DAY, days), { tz: 'Europe/Rome', userRegimens: rows, counter });
        const { add, remove } = deal(userRegimens);
        expect(deal(userRegimens.toReversed())).toEqual({ add, remove });
        expect(add).toHaveLength(6);
        expect(remove).toEqual([]);
        expect(new Set(add.map(({ id }) => id)).size).toBe(6);
        // These programs share all their drills.
        expect(new Set(add.map(({ name }) => name)).size).toBe(6);
      },
    ),
    { numRuns: 60 },
  );
});

it('leaves nothing to do twice: a day that was dealt is dealt no more', () => {
  const player = new TestPlayer();
  player.start(DAY);
  expect(player.dealOf(DAY, { tasks: player.tasksOf(DAY) })).toEqual({ add: [], remove: [] });
});

it('keeps what was dealt last where two tasks stand at one place', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const [warmUp, older, ...more] = player.tasksOf(DAY);
  if (!warmUp || !older) throw new Error('six were dealt');
  const newer = { ...older, id: taskIdOf({ ...older, counter: 4 }), counter: 4 };
  const { remove } = player.dealOf(DAY, { tasks: [warmUp, older, newer, ...more], counter: 8 });
  expect(remove).toEqual([older]);
});

it('gives no drill again that was done today, when the rest is swapped', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }),
      (programs, done) => {
        const player = new TestPlayer();
        for (let count = 0; count < programs; count++) player.start(DAY, aPlan());
        for (const index of done) {
          const open = player.tasksOf(DAY).filter((task) => !task.isCompleted);
          const task = open[index % open.length];
          if (task) player.setCompleted(task, true);
          player.run('tasks.refresh', {}, DAY);
          expect(new Set(player.tasksOf(DAY).map(({ name }) => name)).size).toBe(6);
        }
      },
    ),
    { numRuns: 60 },
  );
});

it('deals a drill once a day, and easy work where the program has no other', () => {
  const player = new TestPlayer();
  player.start(DAY, { ...aPlan(), main: Array.from({ length: 80 }, () => aDrill('The one')) });
  const names = player.tasksOf(DAY).map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names.filter((name) => name === 'The one')).toHaveLength(1);
});

it('S3.4 calls a task that a phone dealt by the same name on the server, in whatever order they are done', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (order) => {
      const [phone, server] = [new TestPlayer(), new TestPlayer()];
      for (let count = 0; count < 3; count++) phone.start(DAY, aPlan());
      const planOf = (id: Plan['regimenId']) => phone.plans.get(id);
      dealToday(phone.rows, { day: TOMORROW, tz: 'UTC', planOf });
      const dealt = phone.tasksOf(TOMORROW);
      server.rows.load('userRegimens', phone.rows.all('userRegimens'));
      for (const index of order) {
        const task = dealt[index];
        if (!task) throw new Error('six were dealt');
        const context = { userId: phone.userId, planOf };
        expect(server.setCompleted(task, true, TOMORROW, context)).toBeUndefined();
      }
      const names = (player: TestPlayer) => player.tasksOf(TOMORROW).map(({ id, name }) => `${id} ${name}`);
      expect(names(server)).toEqual(names(phone));
    }),
    { numRuns: 30 },
  );
});

it('S3.4 counts what a phone did by an older plan, each once, though other drills come around its main work', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 }), (order) => {
      const [phone, server] = [new TestPlayer(), new TestPlayer()];
      const needs = ['net' as const];
      const older = aPlan();
      const main = older.main.map((one, place) => (place % 3 === 0 ? { ...one, needs } : one));
      const newer = {
        ...older,
        main,
        warmUps: ['all', 'of', 'you'].map(aDrill),
        finishers: [aDrill('Lie down')],
        swaps: ['a', 'b', 'c'].map(aDrill),
      };
      const enrolment = phone.start(DAY, { ...older, main, swaps: ['b', 'd', 'e', 'f'].map(aDrill) });
      const { userId, plans } = phone;
      const context = { userId, planOf: () => newer };
      const home = { has: ['ball' as const], isUsual: true };
      dealToday(phone.rows, { day: TOMORROW, tz: 'UTC', planOf: (id) => plans.get(id) });
      server.rows.load('userRegimens', phone.rows.all('userRegimens'));
      phone.run('day.setEquipment', home, TOMORROW);
      server.run('day.setEquipment', home, TOMORROW, context);
      const dealt = phone.tasksOf(TOMORROW);
      for (const index of order) {
        const task = dealt[index];
        if (!task) throw new Error('six were dealt');
        phone.setCompleted(task, true, TOMORROW);
        expect(server.setCompleted(task, true, TOMORROW, context)).toBeUndefined();
      }
      const told = (player: TestPlayer) => ({
        done: player.tasksOf(TOMORROW).map(({ id, place, isCompleted }) => ({ id, place, isCompleted })),
        counted: player.rows.get('userRegimens', enrolment)?.mainDone,
      });
      expect(told(server)).toEqual(told(phone));
      expect(told(server).done).toHaveLength(6);
      expect(told(server).counted).toEqual([4]);
    }),
    { numRuns: 30 },
  );
});

it('keeps the half of a deal that stands, and adds what is missing of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.subarray([0, 1, 2, 3, 4, 5]),
      fc.boolean(),
      (programs, lost, isDone) => {
        const player = new TestPlayer();
        for (let count = 0; count < programs; count++) player.start(DAY, aPlan());
        dealToday(player.rows, { day: TOMORROW, tz: 'UTC', planOf: (id) => player.plans.get(id) });
        const [done] = player.tasksOf(TOMORROW);
        if (done && isDone) player.setCompleted(done, true, TOMORROW);
        const all = player.tasksOf(TOMORROW);
        const missing = all.filter((task, index) => lost.includes(index) && !task.isCompleted);
        const { add, remove } = player.dealOf(TOMORROW, {
          tasks: all.filter((task) => !missing.includes(task)),
          dayTotals: player.rows.all('dayTotals'),
        });
        expect(remove).toEqual([]);
        expect(new Set(add.map(({ id }) => id))).toEqual(new Set(missing.map(({ id }) => id)));
        // Several programs may give each other's drills a different turn.
        if (programs === 1) expect(new Set(add)).toEqual(new Set(missing));
        const names = [...all.filter((task) => !missing.includes(task)), ...add].map(({ name }) => name);
        expect(new Set(names).size).toBe(6);
      },
    ),
    { numRuns: 60 },
  );
});

it('knows a drill again that another program calls by another name', () => {
  const player = new TestPlayer();
  const shared = (name: string): Plan => {
    const plan = aPlan();
    const main = Array.from({ length: 8 }, (_, entry) => ({
      ...aDrill(`${name} ${entry}`),
      drillId: `serving/${entry}`,
    }));
    return { ...plan, main };
  };
  player.start(DAY, shared('Float serve'));
  player.start(DAY, shared('Serve without spin'));
  expect(new Set(player.tasksOf(DAY).map(({ drillId, name }) => drillId ?? name)).size).toBe(6);
});

/** A player in the middle of a program, as the rules of version 1 left them: their rows say nothing of drills and load. */
function ofBefore(sessions: number): TestPlayer {
  const player = new TestPlayer();
  player.start(DAY);
  for (const row of player.rows.all('userRegimens'))
    player.rows.put('userRegimens', { ...row, sessions, mainDone: null });
  for (const task of player.tasksOf(DAY)) {
    const { place: _, load: __, ...old } = task;
    player.rows.put('tasks', { ...old, name: `Old ${task.slot}` });
  }
  return player;
}

it('lets stand what the rules of before have dealt and counted, and goes on from there', () => {
  const player = ofBefore(7);
  const [row] = player.rows.all('userRegimens');
  if (!row) throw new Error('a program runs');
  const dealt = player.tasksOf(DAY).map(({ name }) => name);
  dealToday(player.rows, { day: DAY, tz: 'UTC', planOf: (id) => player.plans.get(id) });
  expect(player.tasksOf(DAY).map(({ name }) => name)).toEqual(dealt);
  for (const task of player.tasksOf(DAY)) expect(player.setCompleted(task, true)).toBeUndefined();
  expect(player.rows.get('userRegimens', row.id)).toMatchObject({
    sessions: 7,
    mainDone: [28],
    currentWeek: 2,
  });
  // The kept outbox of a phone that trained on without a signal is dealt by the rules of today.
  const kept = { day: TOMORROW, userRegimenId: row.id, slot: 3 };
  const id = taskIdOf({ ...kept, userId: player.userId, counter: 0 });
  expect(player.setCompleted({ ...kept, id }, true)).toBeUndefined();
  dealToday(player.rows, { day: TOMORROW, tz: 'UTC', planOf: (regimen) => player.plans.get(regimen) });
  expect(player.tasksOf(TOMORROW).map(({ place }) => place)).toEqual([null, 28, 29, 30, 31, null]);
  expect(player.tasksOf(TOMORROW).filter(({ isCompleted }) => isCompleted)).toHaveLength(1);
});

it('swaps what the rules of before have dealt, when the player asks for it', () => {
  const player = ofBefore(3);
  expect(player.run('tasks.refresh', {}, DAY)).toBeUndefined();
  expect(player.tasksOf(DAY).filter(({ name }) => name.startsWith('Old'))).toEqual([]);
  expect(player.tasksOf(DAY)).toHaveLength(6);
});

it('begins with a warm-up and shares the main work in turn, so that no program waits more than a day', () => {
  const player = new TestPlayer();
  const programs = [player.start(DAY), player.start(DAY), player.start(DAY)];
  const days = [TOMORROW, addDays(DAY, 2), addDays(DAY, 3)].map((day) => {
    dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
    return player.tasksOf(day);
  });
  for (const tasks of days) {
    expect(tasks[0]?.name).toMatch(/^Warm-up/);
    expect(new Set(tasks.slice(1, 5).map(({ userRegimenId }) => userRegimenId))).toEqual(new Set(programs));
  }
  const twice = days.map(
    (tasks) => tasks[1]?.userRegimenId === tasks[4]?.userRegimenId && tasks[1]?.userRegimenId,
  );
  expect(new Set(twice)).toEqual(new Set(programs));
});

describe('a day that is told something else', () => {
  const needs = ['net' as const];
  const load = { ...NO_LOAD, jumps: 5 };
  const of = (part: BodyPart) => (name: string) => ({ ...aDrill(name), parts: [part] });
  const names = (player: TestPlayer) => player.tasksOf(DAY).map(({ name }) => name);

  it('keeps the later drills that a refresh asked for, though one before them is possible now', () => {
    const player = new TestPlayer();
    const main = aPlan().main.map((one, place) => (place === 4 ? { ...one, needs } : one));
    player.run('day.setEquipment', { has: [], isUsual: false }, DAY);
    player.start(DAY, { ...aPlan(), main });
    player.run('tasks.refresh', {}, DAY);
    const before = player.tasksOf(DAY);
    expect(before.map(({ place }) => place)).toEqual([null, 5, 6, 7, 8, null]);
    player.run('day.setEquipment', { has: ['net'], isUsual: false }, DAY);
    expect(player.tasksOf(DAY)).toEqual(before);
  });

  it('gives main work for calm tasks once nothing hurts, though they were swapped while it did', () => {
    const player = new TestPlayer();
    player.start(DAY, { ...aPlan(), main: aPlan().main.map(({ name }) => of('knee')(name)) });
    player.run('day.setSore', { sore: ['knee'] }, DAY);
    player.run('tasks.refresh', {}, DAY);
    expect(player.tasksOf(DAY).every(({ place }) => place === null)).toBe(true);
    player.run('day.setSore', { sore: [] }, DAY);
    // A refresh goes on to the session after this one.
    expect(player.tasksOf(DAY).map(({ place }) => place)).toEqual([null, 4, 5, 6, 7, null]);
  });

  it('takes the last of two calm tasks for the one drill that is possible again', () => {
    const player = new TestPlayer();
    const [knee, ankle] = [of('knee')('Of knees'), of('ankle')('Of ankles')];
    player.start(DAY, { ...aPlan(), main: [knee, ankle, aDrill('Three'), aDrill('Four')] });
    player.run('day.setSore', { sore: ['knee', 'ankle'] }, DAY);
    const [, first, second] = player.tasksOf(DAY);
    expect([first?.place, second?.place]).toEqual([null, null]);
    player.run('day.setSore', { sore: ['ankle'] }, DAY);
    expect(names(player).slice(1, 5)).toEqual([first?.name, 'Of knees', 'Three', 'Four']);
  });

  it.each<[string, Partial<Plan>]>([
    ['a stand-in', { swaps: [of('knee')('Mine')], main: aPlan().main.map((one) => ({ ...one, needs })) }],
    ['a warm-up', { warmUps: [of('knee')('Mine')] }],
    ['a calm end', { finishers: [of('knee')('Mine')] }],
  ])('takes %s away that it makes impossible, and another comes', (_, own) => {
    const player = new TestPlayer();
    player.run('day.setEquipment', { has: [], isUsual: false }, DAY);
    player.start(DAY, { ...aPlan(), ...own });
    expect(names(player)).toContain('Mine');
    player.run('day.setSore', { sore: ['knee'] }, DAY);
    expect(names(player)).toHaveLength(6);
    expect(names(player)).not.toContain('Mine');
  });

  it('takes a warm-up of no program away that it makes impossible', () => {
    const player = new TestPlayer();
    const main = aPlan().main.map((one) => ({ ...one, load: { ...NO_LOAD, landings: 1 } }));
    player.start(DAY, { ...aPlan(), main, warmUps: [] });
    const [before] = names(player);
    expect(before).toMatch(/legs|all of you/);
    player.run('day.setSore', { sore: ['knee', 'ankle'] }, DAY);
    expect(names(player)[0]).not.toMatch(/legs|all of you/);
  });

  it('keeps what the program has no more, for it cannot tell what that asks', () => {
    const player = new TestPlayer();
    const plan = aPlan();
    player.start(DAY, { ...plan, finishers: [aDrill('Of before')] });
    const planOf = () => ({ ...plan, finishers: [aDrill('Of now')] });
    player.run('day.setSore', { sore: ['knee'] }, DAY, { planOf });
    expect(names(player)).toContain('Of before');
  });

  it('keeps what stands in for a drill that the day has no room for, whatever is there to train with', () => {
    const player = new TestPlayer();
    const plan = aPlan();
    const swaps = ['a', 'b', 'c', 'd', 'e'].map(aDrill);
    player.start(DAY, { ...plan, main: plan.main.map((one) => ({ ...one, load })), swaps });
    const deal = (tasks: readonly Task[], counter: number, has?: Equipment[]) =>
      player.dealOf(TOMORROW, {
        tasks,
        counter,
        season: { phase: 'season', kind: 'practice', isBeforeMatch: false },
        has,
      });
    const { add } = deal([], 0);
    expect(add.filter(({ place }) => place !== null)).not.toEqual([]);
    expect(deal(add, counterOf(0, 1), ['net'])).toEqual({ add: [], remove: [] });
  });
});
