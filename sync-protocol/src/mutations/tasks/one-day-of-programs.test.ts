import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../entities/tasks/task.ts';
import { isMainSlot } from '../../rules/tasks/dealing/compose.ts';
import { MAX_CHANGES_A_DAY } from '../../rules/tasks/dealing/conditions.ts';
import { TASKS_A_DAY } from '../../rules/progress/points.ts';
import type { Plan } from '../../rules/training/plan.ts';
import { TABLE_NAMES } from '../../entities/tables.ts';
import { addDays } from '../../rules/training-day.ts';
import { isRunning } from '../../rules/training/enrolment/enrolment.ts';
import { countMainDone, mainDoneOf } from '../../rules/training/enrolment/main-done.ts';
import { MAIN_PER_SESSION, MAIN_PER_WEEK } from '../../rules/training/program-terms.ts';
import { userRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { Rows } from '../rows.ts';
import { dealToday } from './deal-today.ts';
import { aPlan, TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const PROGRAMS = 3;
/** What is done of a week's main drills but for the first one. */
const ALL_BUT_THE_FIRST = Array.from({ length: MAIN_PER_WEEK }, (_, place) => place);

/** What a player may do on one day to three programs and to what they deal; the number says which one of them. */
const step = fc.record({
  what: fc.constantFrom('start', 'archive', 'unarchive', 'refresh', 'gear', 'deal', 'complete', 'uncheck'),
  which: fc.nat({ max: 11 }),
});

/**
 * The day of a player who starts, archives and brings back programs on it, and trains in between. Of the first program
 * only one main drill is left, so that it may end on the day.
 */
function dayOf() {
  const player = new TestPlayer();
  const plans = Array.from({ length: PROGRAMS }, (_, program) => aPlan(undefined, program === 0 ? 1 : 4));
  for (const plan of plans) player.plans.set(plan.regimenId, plan);
  const enrolments: ReturnType<TestPlayer['start']>[] = [];
  const start = (which: number) => {
    const plan = plans[which % PROGRAMS];
    const runs = player.rows
      .all('userRegimens')
      .some((one) => one.regimenId === plan?.regimenId && isRunning(one));
    if (!plan || runs) return;
    const id = player.start(DAY, plan);
    enrolments.push(id);
    const row = player.rows.get('userRegimens', id);
    if (row && plan === plans[0]) player.rows.put('userRegimens', { ...row, mainDone: ALL_BUT_THE_FIRST });
    player.rows.commit();
  };
  const pick = <T>(all: readonly T[], which: number) => all[which % Math.max(1, all.length)];
  return {
    player,
    take({ what, which }: { what: string; which: number }): void {
      const enrolment = pick(enrolments, which);
      const task = pick(player.tasksOf(DAY), which);
      if (what === 'start') start(which);
      else if (what === 'refresh') player.run('tasks.refresh', {}, DAY);
      else if (what === 'archive' && enrolment)
        player.run('userRegimen.archive', { userRegimenId: enrolment }, DAY);
      else if (what === 'unarchive' && enrolment)
        player.run('userRegimen.unarchive', { userRegimenId: enrolment }, DAY);
      else if (what === 'deal') player.deal(DAY);
      else if (what === 'gear')
        player.run('day.setEquipment', { has: which % 2 ? [] : ['ball'], isUsual: false }, DAY);
      else if (task && (what === 'complete' || what === 'uncheck'))
        player.setCompleted(task, what === 'complete');
    },
  };
}

it('an id is one drill for the whole day, whatever is started, archived and swapped on it', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      const { player, take } = dayOf();
      const words = new Map<string, string>();
      for (const one of [{ what: 'start', which: 0 }, ...steps]) {
        take(one);
        for (const { id, name } of player.tasksOf(DAY)) {
          // A phone that was away may still say that this one is done.
          expect(name).toBe(words.get(id) ?? name);
          words.set(id, name);
        }
      }
    }),
    { numRuns: 400 },
  );
});

it('a day on which programs are started, archived and brought back stays one session, and keeps what was done', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      const { player, take } = dayOf();
      let before: readonly Task[] = [];
      for (const one of [{ what: 'start', which: 0 }, ...steps]) {
        take(one);
        const tasks = player.tasksOf(DAY);
        expect(tasks.length).toBeLessThanOrEqual(TASKS_A_DAY);
        const words = new Map(tasks.map(({ id, name }) => [id, name]));
        // Nothing that is done goes, whatever becomes of its program, and nothing that stays is another task at once.
        for (const { id, name, isCompleted } of before)
          expect(words.get(id) ?? (isCompleted ? 'nothing' : name)).toBe(name);
        before = tasks;
      }
    }),
    { numRuns: 300 },
  );
});

it('a program that is started takes no more of the day than its turns', () => {
  for (let days = 0; days < 12; days++) {
    const day = addDays(DAY, days);
    const player = new TestPlayer();
    for (let count = 1; count < PROGRAMS; count++) player.start(day);
    const main = () => player.tasksOf(day).filter(({ slot }) => slot > 0 && slot < 5);
    const before = main();
    const started = player.start(day);
    const [own, others] = [true, false].map((isOwn) =>
      main().filter((task) => (task.userRegimenId === started) === isOwn),
    );
    expect(own?.length).toBeGreaterThan(0);
    expect(before).toEqual(expect.arrayContaining(others ?? []));
  }
});

it('a start comes to the same on a server that has not dealt the day yet', () => {
  const [phone, server] = [new TestPlayer(), new TestPlayer()];
  const context = { userId: phone.userId, planOf: (id: Plan['regimenId']) => phone.plans.get(id) };
  phone.start(addDays(DAY, -1));
  server.rows.load('userRegimens', phone.rows.all('userRegimens'));
  dealToday(phone.rows, { day: DAY, tz: 'UTC', ...context });
  const plan = aPlan();
  phone.plans.set(plan.regimenId, plan);
  const args = { userRegimenId: userRegimenId.parse(newId()), regimenId: plan.regimenId };
  for (const player of [phone, server])
    expect(player.run('userRegimen.start', args, DAY, context)).toBeUndefined();
  expect(server.tasksOf(DAY)).toEqual(phone.tasksOf(DAY));
});

it('a program that is started again makes history of a paused enrolment, and of none that was completed', () => {
  const player = new TestPlayer();
  const plan = aPlan();
  const completed = player.start(DAY, plan);
  const [row] = player.rows.all('userRegimens');
  if (!row) throw new Error('it was started');
  player.rows.put('userRegimens', { ...row, isActive: false, completedAt: row.startedAt });
  player.rows.commit();
  const paused = player.start(DAY, plan);
  player.run('userRegimen.archive', { userRegimenId: paused }, DAY);
  player.start(DAY, plan);
  const replaced = (id: typeof paused) => player.rows.get('userRegimens', id)?.replacedAt;
  expect([replaced(completed), replaced(paused)]).toEqual([null, expect.any(String)]);
});

describe('a program that is completed', () => {
  /** A player of whose first program, of one week, all main drills are done but those of its last day. */
  function whoIsNearlyThrough(others = 0) {
    const player = new TestPlayer();
    const enrolment = player.start(DAY, aPlan(undefined, 1));
    for (let count = 0; count < others; count++) player.start(DAY);
    let day = DAY;
    const drills = () => player.rows.get('userRegimens', enrolment)?.mainDone ?? [];
    const own = () =>
      player.tasksOf(day).filter((task) => isMainSlot(task) && task.userRegimenId === enrolment);
    while (countMainDone(drills()) + own().length < MAIN_PER_WEEK) {
      for (const task of player.tasksOf(day)) if (isMainSlot(task)) player.setCompleted(task, true);
      day = addDays(day, 1);
      player.deal(day);
    }
    const row = () => player.rows.get('userRegimens', enrolment);
    return { player, enrolment, day, own, row };
  }

  it.each([0, 1, 2])('leaves its last day as it was dealt, beside %i others', (others) => {
    const { player, day, own, row } = whoIsNearlyThrough(others);
    const dealt = player.tasksOf(day).map(({ id }) => id);
    const stands = () => player.tasksOf(day).map(({ id }) => id);
    const last = own().at(-1);
    for (const task of own()) expect(player.setCompleted(task, true)).toBeUndefined();
    expect(row()).toMatchObject({ isActive: false, completedAt: expect.any(String) });
    player.deal(day);
    expect(stands()).toEqual(dealt);
    // It goes on and is over again: the same tasks all the time.
    if (last)
      expect([false, true].map((done) => player.setCompleted(last, done))).toEqual([undefined, undefined]);
    player.deal(day);
    expect(stands()).toEqual(dealt);
    for (const task of player.tasksOf(day)) player.setCompleted(task, true);
    expect(player.rows.all('playerStats')).toMatchObject([{ fullDays: 1, regimensCompleted: 1 }]);
    player.deal(addDays(day, 1));
    expect(player.tasksOf(addDays(day, 1)).filter(({ userRegimenId: of }) => of === row()?.id)).toEqual([]);
  });

  it('takes none of its tasks from a day on which programs were started, archived and brought back', () => {
    let ends = 0;
    // What is taken back may stand beside what took its place since: of the two the second goes once the first is done.
    const forward = step.filter(({ what }) => what !== 'uncheck');
    fc.assert(
      fc.property(fc.array(forward, { minLength: 3, maxLength: 25 }), (steps) => {
        const { player, take } = dayOf();
        const ended = () => player.rows.all('userRegimens').filter(({ completedAt }) => completedAt !== null);
        for (const one of [{ what: 'start', which: 0 }, ...steps]) {
          player.deal(DAY);
          const before = { ended: ended(), tasks: player.tasksOf(DAY) };
          take(one);
          const over = ended().find(({ id }) => before.ended.every((known) => known.id !== id));
          if (one.what !== 'complete' || !over) continue;
          ends++;
          player.deal(DAY);
          const now = player.tasksOf(DAY).map(({ id }) => id);
          const own = before.tasks.filter((task) => task.userRegimenId === over.id);
          expect(now).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
          expect(now).toHaveLength(before.tasks.length);
        }
      }),
      { numRuns: 400 },
    );
    expect(ends).toBeGreaterThan(0);
  });

  it('is dealt to its end by a server, too, that hears of the day when all is over', () => {
    const { player, day, own } = whoIsNearlyThrough();
    const dealt = player.tasksOf(day);
    const main = own();
    for (const { id } of dealt) player.rows.delete('tasks', id);
    for (const task of main) expect(player.setCompleted(task, true)).toBeUndefined();
    player.deal(day);
    expect(player.tasksOf(day).map(({ id, name }) => [id, name])).toEqual(
      dealt.map(({ id, name }) => [id, name]),
    );
  });

  it('has its last tasks swapped as others, and keeps them when another one is started', () => {
    const { player, day, own, enrolment } = whoIsNearlyThrough();
    for (const task of own()) player.setCompleted(task, true);
    const open = () => player.tasksOf(day).filter(({ isCompleted }) => !isCompleted);
    const before = open().map(({ id }) => id);
    expect(player.run('tasks.refresh', {}, day)).toBeUndefined();
    expect(open()).toHaveLength(before.length);
    expect(open().filter(({ id }) => before.includes(id))).toEqual([]);
    const swapped = open();
    for (let count = 0; count < 3; count++) player.start(day);
    expect(open()).toEqual(swapped);
    expect(swapped.every(({ userRegimenId: of }) => of === enrolment)).toBe(true);
  });

  it('deals nothing of a day that began after it, though that was dealt before it was heard of', () => {
    const { player, day, own } = whoIsNearlyThrough();
    const [next, late] = [addDays(day, 1), own()];
    player.deal(next);
    expect(player.tasksOf(next)).toHaveLength(TASKS_A_DAY);
    for (const task of late) expect(player.setCompleted(task, true)).toBeUndefined();
    player.deal(next);
    expect(player.tasksOf(next)).toEqual([]);
  });
});

it('a phone that was away is credited the drill that it saw, whatever has become of the day meanwhile', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), fc.nat(), (steps, which) => {
      const { player, take } = dayOf();
      const seen = new Map<string, Task>();
      for (const one of [{ what: 'start', which: 0 }, ...steps]) {
        take(one);
        for (const task of player.tasksOf(DAY)) if (!seen.has(task.id)) seen.set(task.id, task);
      }
      for (const { id } of player.tasksOf(DAY)) seen.delete(id);
      const task = [...seen.values()][which % Math.max(1, seen.size)];
      // It was done as soon as it was dealt, before anything of it was archived.
      if (!task || player.setCompleted(task, true, DAY, { at: `${DAY}T12:00:00.500Z` })) return;
      const { name, place, load, isCompleted } = player.rows.get('tasks', task.id) ?? {};
      expect({ name, place, load, isCompleted }).toEqual({
        name: task.name,
        place: task.place,
        load: task.load,
        isCompleted: true,
      });
    }),
    { numRuns: 600 },
  );
});

it('no id comes twice, however often programs are archived and brought back on a day, and each may still be done', () => {
  const { player, take } = dayOf();
  take({ what: 'start', which: 0 });
  const [enrolment] = player.rows.all('userRegimens');
  if (!enrolment) throw new Error('nothing was started');
  const of = { userRegimenId: enrolment.id };
  const ids = new Set<string>();
  const rounds = MAX_CHANGES_A_DAY + 5;
  for (let round = 0; round < rounds; round++) {
    for (const { id } of player.tasksOf(DAY)) ids.add(id);
    expect(player.run('userRegimen.archive', of, DAY)).toBeUndefined();
    expect(player.tasksOf(DAY)).toEqual([]);
    expect(player.run('userRegimen.unarchive', of, DAY)).toBeUndefined();
  }
  expect(ids.size).toBe(rounds * TASKS_A_DAY);
  // One that a phone dealt by itself after all that, and nobody else.
  const [task] = player.tasksOf(DAY).toReversed();
  if (!task) throw new Error('no task was dealt');
  player.rows.delete('tasks', task.id);
  expect(player.setCompleted(task, true)).toBeUndefined();
  expect(player.rows.get('tasks', task.id)).toMatchObject({ name: task.name, isCompleted: true });
});

it('what a phone dealt by itself, without the day before, is credited as the server deals it: it is worth the same', () => {
  const player = new TestPlayer();
  player.start(DAY, aPlan());
  const tomorrow = addDays(DAY, 1);
  // Another phone trained, and this one had no signal for two days: the same ids, and nothing in them or in what it will
  // say tells the one drill from the other.
  const away = new Rows();
  for (const table of TABLE_NAMES) away.load(table, player.rows.all(table));
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
  for (const rows of [away, player.rows])
    dealToday(rows, { day: tomorrow, tz: 'UTC', planOf: (id) => player.plans.get(id) });
  const seen = away.all('tasks').filter(({ day }) => day === tomorrow);
  const dealt = new Map(player.tasksOf(tomorrow).map((task) => [task.id, task]));
  expect(seen.filter(({ id, name }) => dealt.get(id)?.name !== name)).toHaveLength(TASKS_A_DAY - 2);
  for (const task of seen) {
    expect(player.setCompleted(task, true, tomorrow)).toBeUndefined();
    const { userRegimenId, slot, points, category } = task;
    expect(player.rows.get('tasks', task.id)).toMatchObject({ userRegimenId, slot, points, category });
  }
  // Each place once: what was seen and what was credited differ by what the other phone did, and the program goes on.
  const [enrolment] = player.rows.all('userRegimens');
  expect(enrolment && countMainDone(mainDoneOf(enrolment))).toBe(2 * MAIN_PER_SESSION);
});
