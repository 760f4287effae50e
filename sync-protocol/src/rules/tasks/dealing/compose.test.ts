import { expect, it } from 'vitest';
import { aDrill, aPlan, TestPlayer } from '../../../mutations/testing.ts';
import type { Task } from '../../../entities/tasks/task.ts';
import { NO_LOAD } from '../../training/load.ts';
import type { Plan, ReadyFor } from '../../training/plan.ts';
import { WARM_UP_TURNS } from '../../training/program-terms.ts';
import { addDays } from '../../training-day.ts';
import { FINISHER_SLOT, WARM_UP_SLOT } from './compose.ts';
import type { Conditions } from './conditions.ts';
import { STAND_IN_DAYS } from './turns.ts';
import type { SeasonDay } from '../../training/season/season.ts';

const DAY = '2026-11-02';
const TOMORROW = addDays(DAY, 1);
/** A third of a day's landings. */
const HEAVY = { jumps: 0, landings: 20, swings: 0 };

const mainOf = (tasks: readonly Task[]) =>
  tasks.filter(({ slot }) => slot !== WARM_UP_SLOT && slot !== FINISHER_SLOT).map(({ name }) => name);
const withMain = (...main: Plan['main']): Plan => ({ ...aPlan(), main });
const heavy = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...aDrill(`Heavy ${place + 1}`), load: HEAVY }));

function deal(
  player: TestPlayer,
  tasks: readonly Task[],
  counter: number,
  conditions: Conditions & { season?: SeasonDay } = {},
  day = TOMORROW,
): Task[] {
  return player.dealOf(day, { ...conditions, tasks, counter }).add;
}

it('goes on to the next main drills at a refresh, though none of the first was done', () => {
  const player = new TestPlayer();
  player.start(DAY, aPlan());
  const before = mainOf(player.tasksOf(DAY));
  player.run('tasks.refresh', {}, DAY);
  const after = mainOf(player.tasksOf(DAY));
  expect(before).toEqual(['Drill 1', 'Drill 2', 'Drill 3', 'Drill 4']);
  expect(after).toEqual(['Drill 5', 'Drill 6', 'Drill 7', 'Drill 8']);
});

it('keeps a drill that the day has already for another day, and puts no substitute in its place', () => {
  const player = new TestPlayer();
  const main = ['One', 'One', 'Two', 'Three', 'Four', 'Five'].map(aDrill);
  player.start(DAY, { ...withMain(...main), swaps: [aDrill('Instead')] });
  expect(mainOf(player.tasksOf(DAY))).toEqual(['One', 'Two', 'Three', 'Four']);
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
  // The one that was passed over comes first.
  expect(mainOf(deal(player, player.tasksOf(DAY), 0))[0]).toBe('One');
});

it('takes what was done late of yesterday from the room of a refresh, but not of the day’s first deal', () => {
  const player = new TestPlayer();
  player.start(DAY, withMain(...heavy(12)));
  const open = player.tasksOf(DAY);
  const late = open.map((task) => ({ ...task, isCompleted: true, completedDay: TOMORROW }));
  const landings = (tasks: readonly Task[]) =>
    tasks.reduce((sum, { load }) => sum + (load?.landings ?? 0), 0);
  // A phone that has not heard of them deals the same day.
  expect(deal(player, late, 0)).toEqual(deal(player, open, 0));
  expect(landings(deal(player, open, 1))).toBe(3 * HEAVY.landings);
  expect(landings(late)).toBe(3 * HEAVY.landings);
  expect(landings(deal(player, late, 1))).toBe(0);
});

it('knows at a refresh what was done late of yesterday', () => {
  const player = new TestPlayer();
  player.start(DAY, withMain(...heavy(12)));
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true, TOMORROW);
  player.run('tasks.refresh', {}, TOMORROW);
  expect(player.tasksOf(TOMORROW).filter(({ load }) => (load?.landings ?? 0) > 0)).toEqual([]);
});

it('deals a program the same drills, whatever was done of another one meanwhile', () => {
  const player = new TestPlayer();
  const named = (name: string) => Array.from({ length: 80 }, (_, place) => aDrill(`${name} ${place + 1}`));
  player.start(DAY, withMain(...named('Old')));
  player.start(DAY, withMain(...named('New')));
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
  const dealt = deal(player, player.tasksOf(DAY), 0);
  const isNew = ({ name }: Task) => name.startsWith('New');
  expect(mainOf(dealt.filter(isNew))).toHaveLength(2);
  for (const task of dealt.filter(isNew)) player.setCompleted(task, true, TOMORROW);
  const done = player.tasksOf(TOMORROW).filter(isNew);
  const again = deal(player, [...player.tasksOf(DAY), ...done], 0);
  expect(mainOf(again)).toEqual(mainOf(dealt.filter((task) => !isNew(task))));
  expect(mainOf(again)).toHaveLength(2);
});

it('puts off what hurts, and deals it first when it hurts no more', () => {
  const player = new TestPlayer();
  const [one, two] = [aDrill('One'), aDrill('Two')].map((drill) => ({ ...drill, parts: ['knee' as const] }));
  const main = [one, two, ...['Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map(aDrill)];
  player.start(DAY, {
    ...withMain(...main.filter((drill) => drill !== undefined)),
    swaps: [aDrill('Instead')],
  });
  player.run('day.setSore', { sore: ['knee'] }, DAY);
  // Those that stand stay where they are.
  expect(mainOf(player.tasksOf(DAY))).toEqual(['Five', 'Six', 'Three', 'Four']);
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
  expect(mainOf(deal(player, player.tasksOf(DAY), 0))).toEqual(['One', 'Two', 'Seven', 'Eight']);
});

it('gives back what was put off as soon as it is well, and moves nothing else', () => {
  const player = new TestPlayer();
  const hurting = { ...aDrill('One'), parts: ['knee' as const] };
  player.start(DAY, withMain(hurting, ...['Two', 'Three', 'Four', 'Five', 'Six'].map(aDrill)));
  const before = player.tasksOf(DAY);
  player.run('day.setSore', { sore: ['knee'] }, DAY);
  expect(mainOf(player.tasksOf(DAY))).toEqual(['Five', 'Two', 'Three', 'Four']);
  player.run('day.setSore', { sore: [] }, DAY);
  const after = player.tasksOf(DAY);
  expect(mainOf(after)).toEqual(['One', 'Two', 'Three', 'Four']);
  expect(after.filter(({ slot }) => slot !== 1)).toEqual(before.filter(({ slot }) => slot !== 1));
});

it('trains something else where what hurts leaves nothing of the program, and counts none of it', () => {
  const player = new TestPlayer();
  const ofShoulders = aPlan().main.map((one) => ({ ...one, parts: ['shoulder' as const] }));
  const spares = ['Squats', 'Steps', 'Bridges', 'Reading', 'Balance'].map(aDrill);
  const plan = { ...withMain(...ofShoulders), spares };
  player.start(DAY, plan);
  expect(mainOf(player.tasksOf(DAY))).toEqual(['Drill 1', 'Drill 2', 'Drill 3', 'Drill 4']);
  const sore = deal(player, [], 0, { sore: ['shoulder'] });
  const work = sore.filter(({ name }) => spares.some((one) => one.name === name));
  expect(work.map(({ slot, place }) => [slot, place])).toEqual([1, 2, 3, 4].map((slot) => [slot, null]));
  // What hurts takes them along, too.
  player.plans.set(plan.regimenId, { ...plan, spares: ofShoulders });
  expect(mainOf(deal(player, [], 0, { sore: ['shoulder'] })).join()).not.toMatch(/Drill/);
});

it('comes to the same where something hurts, in whatever order it is done', () => {
  const main = Array.from({ length: 12 }, (_, place) => ({
    ...aDrill(`Drill ${place + 1}`),
    parts: place % 3 === 0 ? ['knee' as const] : [],
  }));
  for (const order of [
    [1, 2, 3, 4],
    [4, 3, 2, 1],
    [2, 4, 1, 3],
  ]) {
    const player = new TestPlayer();
    player.start(DAY, withMain(...main));
    let tasks: Task[] = [];
    for (const slot of order) {
      const add = deal(player, tasks, 0, { sore: ['knee'] });
      tasks = [...tasks, ...add.filter((task) => task.slot === slot)].map((task) => ({
        ...task,
        isCompleted: true,
      }));
    }
    expect(tasks.toSorted((a, b) => a.slot - b.slot).map(({ place }) => place)).toEqual([1, 2, 4, 5]);
  }
});

it('puts in the place of a drill one that is like it, no more of it, and one without a load where there is none', () => {
  const player = new TestPlayer();
  const needs = ['ball' as const];
  const serve = { ...aDrill('Serve'), load: { ...NO_LOAD, swings: 12 }, needs: [...needs, 'net' as const] };
  const toss = { ...aDrill('Toss'), needs };
  const atWall = {
    ...aDrill('Serve at a wall'),
    dose: { sets: 3, reps: 8 },
    load: { ...NO_LOAD, swings: 24 },
    needs: [...needs, 'wall' as const],
  };
  player.start(DAY, { ...withMain(serve), swaps: [toss, aDrill('Picture it'), atWall] });
  const dealtWith = (has: Conditions['has']) => deal(player, [], 0, { has }).find(({ place }) => place === 0);
  expect(dealtWith(['ball', 'net'])).toMatchObject({ name: 'Serve' });
  expect(dealtWith(['ball', 'wall'])).toMatchObject({ name: 'Serve at a wall', dose: { sets: 2, reps: 6 } });
  expect(dealtWith(['ball', 'wall'])?.load).toEqual(serve.load);
  expect(dealtWith(['ball'])).toMatchObject({ name: 'Toss' });
});

it('lets no substitute stand in on more than its days of a week, where another one teaches the same', () => {
  const player = new TestPlayer();
  const net = { ...aDrill('Serve'), needs: ['net' as const], skill: 'aim' as const };
  const swaps = ['One', 'Two', 'Three'].map((name) => ({ ...aDrill(name), skill: 'aim' as const }));
  const plan = { ...withMain(net), swaps };
  player.start(DAY, plan);
  const week = Array.from({ length: 7 }, (_, day) => {
    const dealt = deal(player, [], 0, { has: [] }, addDays(DAY, day));
    return dealt.find(({ place }) => place === 0)?.name;
  });
  for (const { name } of swaps) {
    const { length } = week.filter((one) => one === name);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(STAND_IN_DAYS);
  }
  // Where there is no other one it stands in every day.
  player.plans.set(plan.regimenId, { ...plan, swaps: swaps.slice(0, 1) });
  for (let day = 0; day < 7; day++) {
    const dealt = deal(player, [], 0, { has: [] }, addDays(DAY, day));
    expect(dealt.find(({ place }) => place === 0)?.name).toBe('One');
  }
});

it('asks more of what stands in for something longer, as long as nobody lands or swings in it', () => {
  const player = new TestPlayer();
  const dose = { sets: 3, reps: 10 };
  const calm = { dose, minutes: 4, timing: { rest: 30, secondsPerRep: 5 }, skill: 'toss' as const };
  const serve = {
    ...aDrill('Serve'),
    minutes: 12,
    needs: ['net' as const],
    load: { ...NO_LOAD, swings: 20 },
  };
  const plan = withMain(serve);
  const standIn = (swap: Partial<Plan['main'][number]>) => {
    player.plans.set(plan.regimenId, { ...plan, swaps: [{ ...aDrill('Toss'), ...calm, ...swap }] });
    return deal(player, [], 0, { has: [] }).find(({ place }) => place === 0)?.dose;
  };
  player.start(DAY, plan);
  // Never much more than its own.
  expect(standIn({})).toEqual({ sets: 4, reps: 10 });
  expect(standIn({ minutes: 12 })).toEqual(dose);
  expect(standIn({ load: { ...NO_LOAD, swings: 20 } })).toEqual(dose);
  expect(standIn({ skill: 'speed' })).toEqual(dose);
});

/** A drill of a category, and warm-ups for each thing, and for all. */
const ofCategory = (category: string) => (name: string) => ({
  ...aDrill(name),
  drillId: `${category}/${name}`,
});
const warmUp = (name: string, ...ready: ReadyFor[]) => ({
  ...aDrill(name),
  drillId: `conditioning/${name}`,
  ready,
});

it('gets hands ready before setting and blocking, whichever program brings it', () => {
  const player = new TestPlayer();
  const warmUps = [warmUp('legs', 'landing'), warmUp('fingers', 'hands'), warmUp('arms', 'shoulder')];
  const names = Array.from({ length: 8 }, (_, place) => `drill-${place}`);
  player.start(DAY, { ...withMain(...names.map(ofCategory('serving'))), warmUps });
  player.start(DAY, withMain(...names.map(ofCategory('setting'))));
  for (let days = 0; days < 9; days++)
    expect(deal(player, [], 0, {}, addDays(DAY, days))[0]?.name).toBe('fingers');
});

it('lets warm-ups take turns, each once in eight days, and swaps none for that of the day before', () => {
  const player = new TestPlayer();
  const warmUps = Array.from({ length: WARM_UP_TURNS }, (_, turn) => warmUp(`turn-${turn}`, 'landing'));
  player.start(DAY, { ...withMain(...heavy(12)), warmUps });
  const dealt = Array.from({ length: 30 }, (_, days) => {
    const day = addDays(DAY, days);
    return [0, 1, 2, 3].map((counter) => deal(player, [], counter, {}, day)[0]?.name);
  });
  for (const [index, ofDay] of dealt.entries()) {
    const week = dealt.slice(Math.max(0, index - 7), index).map(([first]) => first);
    expect(week).not.toContain(ofDay[0]);
    expect(new Set(ofDay).size).toBe(4);
    expect(ofDay).not.toContain(week.at(-1));
  }
});

it('warms up anew when the day is told something that asks for more', () => {
  const player = new TestPlayer();
  const needs = ['wall' as const];
  const main = heavy(8).map((one) => ({ ...one, needs }));
  const plan = { ...withMain(...main), swaps: ['a', 'b', 'c', 'd', 'e'].map(aDrill) };
  player.start(DAY, { ...plan, warmUps: [warmUp('arms', 'shoulder'), warmUp('legs', 'landing')] });
  const [legs] = player.tasksOf(DAY);
  expect(legs?.name).toBe('legs');
  player.run('day.setEquipment', { has: ['ball'], isUsual: false }, DAY);
  // It is for any day.
  expect(player.tasksOf(DAY)[0]?.id).toBe(legs?.id);
  player.run('tasks.refresh', {}, DAY);
  player.run('day.setEquipment', { has: ['ball', 'wall'], isUsual: false }, DAY);
  expect(player.tasksOf(DAY)[0]?.name).toBe('legs');
});

it('warms up anew for what comes back when what hurt is well, also after a warm-up of no program', () => {
  const player = new TestPlayer();
  const jumps = heavy(8).map((one) => ({ ...one, parts: ['knee' as const] }));
  const swings = Array.from({ length: 8 }, (_, place) => ({
    ...aDrill(`Swing ${place}`),
    load: { jumps: 0, landings: 0, swings: 10 },
    parts: ['shoulder' as const],
  }));
  const main = jumps.flatMap((one, place) => [one, swings[place] ?? one]);
  const allRound = { ...warmUp('all', 'landing', 'shoulder'), parts: ['knee' as const] };
  player.start(DAY, { ...withMain(...main), warmUps: [allRound] });
  player.run('day.setSore', { sore: ['knee'] }, DAY);
  expect(player.tasksOf(DAY)[0]?.name).toBe('Warm up: shoulders');
  player.run('day.setSore', { sore: [] }, DAY);
  expect(mainOf(player.tasksOf(DAY))).toContain('Heavy 1');
  expect(player.tasksOf(DAY)[0]?.name).toBe('all');
});

it('warms up for what comes', () => {
  const player = new TestPlayer();
  const plain = aDrill('Jog');
  const jumps = { ...aDrill('Land softly'), ready: ['landing' as const] };
  player.start(DAY, { ...withMain(...heavy(12)), warmUps: [plain, jumps, plain] });
  for (let days = 0; days < 3; days++) {
    const add = deal(player, [], 0, {}, addDays(DAY, days));
    expect(add.find(({ slot }) => slot === WARM_UP_SLOT)?.name).toBe('Land softly');
  }
});

it('puts something without load in the place of jumps on the day before a match: it may be every free day', () => {
  const player = new TestPlayer();
  const jumps = Array.from({ length: 8 }, (_, place) => ({
    ...aDrill(`Jump ${place}`),
    load: { jumps: 10, landings: 10, swings: 0 },
  }));
  player.start(DAY, { ...withMain(...jumps), swaps: ['a', 'b', 'c', 'd'].map(aDrill) });
  const season = { phase: 'season', kind: 'free', isBeforeMatch: true } as const;
  const dealt = deal(player, [], 0, { season });
  expect(dealt.find(({ place }) => place === 0)).toMatchObject({ load: NO_LOAD });
  expect(dealt.find(({ name }) => name.startsWith('Jump'))).toBeUndefined();
});

it('gives a program that joins on the day the slots that it would have had from the morning on', () => {
  const player = new TestPlayer();
  const named = (name: string) => Array.from({ length: 12 }, (_, place) => aDrill(`${name} ${place + 1}`));
  player.start(DAY, withMain(...named('Old')));
  player.start(DAY, withMain(...named('New')));
  const ofWhom = (tasks: readonly Task[]) =>
    tasks.toSorted((a, b) => a.slot - b.slot).map(({ name }) => name.split(' ')[0]);
  expect(ofWhom(player.tasksOf(DAY))).toEqual(ofWhom(deal(player, [], 0, {}, DAY)));
});

it('keeps a main drill that is a warm-up, too, when there suddenly is a wall', () => {
  const player = new TestPlayer();
  const jump = (name: string) => ({ ...aDrill(name), load: { jumps: 0, landings: 5, swings: 0 } });
  const main = [
    { ...jump('H0'), needs: ['wall' as const] },
    aDrill('arms'),
    ...['H1', 'H2', 'H3', 'H4'].map(jump),
  ];
  const warmUps = [
    { ...aDrill('arms'), ready: ['shoulder' as const] },
    { ...aDrill('legs'), ready: ['landing' as const] },
    { ...aDrill('hips'), ready: ['landing' as const] },
  ];
  player.start(DAY, { ...withMain(...main), swaps: [aDrill('Instead')], warmUps });
  player.run('day.setEquipment', { has: ['ball'], isUsual: false }, DAY);
  expect(mainOf(player.tasksOf(DAY))).toEqual(['Instead', 'arms', 'H1', 'H2']);
  player.run('day.setEquipment', { has: ['ball', 'wall'], isUsual: false }, DAY);
  expect(mainOf(player.tasksOf(DAY))).toEqual(['H0', 'arms', 'H1', 'H2']);
});
