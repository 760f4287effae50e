import { expect, it } from 'vitest';
import { aDrill, aPlan, TestPlayer } from '../../mutations/testing.ts';
import type { Task } from '../../entities/tasks/task.ts';
import type { Plan } from '../training/plan.ts';
import { addDays } from '../training-day.ts';
import { FINISHER_SLOT, WARM_UP_SLOT } from './compose.ts';
import { dealDay } from './deal.ts';

const DAY = '2026-11-02';
const TOMORROW = addDays(DAY, 1);
/** A third of a day's landings. */
const HEAVY = { jumps: 0, landings: 20, swings: 0 };

const mainOf = (tasks: readonly Task[]) =>
  tasks.filter(({ slot }) => slot !== WARM_UP_SLOT && slot !== FINISHER_SLOT).map(({ name }) => name);
const withMain = (...main: Plan['main']): Plan => ({ ...aPlan(), main });
const heavy = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ ...aDrill(`Heavy ${place + 1}`), load: HEAVY }));

function deal(player: TestPlayer, tasks: readonly Task[], counter: number): Task[] {
  const { add } = dealDay({
    day: TOMORROW,
    tz: 'UTC',
    userRegimens: player.rows.all('userRegimens'),
    tasks,
    dayTotals: [],
    counter,
    planOf: (id) => player.plans.get(id),
  });
  return add;
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

it('deals a program the same drills, whatever was done of another one meanwhile', () => {
  const player = new TestPlayer();
  const named = (name: string) => Array.from({ length: 80 }, (_, place) => aDrill(`${name} ${place + 1}`));
  player.start(DAY, withMain(...named('Old')));
  for (const task of player.tasksOf(DAY)) player.setCompleted(task, true);
  player.start(TOMORROW, withMain(...named('New')));
  const dealt = player.tasksOf(TOMORROW);
  const isNew = ({ name }: Task) => name.startsWith('New');
  expect(dealt.filter(isNew)).toHaveLength(2);
  for (const task of dealt.filter(isNew)) player.setCompleted(task, true, TOMORROW);
  const done = player.tasksOf(TOMORROW).filter(isNew);
  const again = deal(player, [...player.tasksOf(DAY), ...done], 0);
  expect(mainOf(again)).toEqual(['Old 5', 'Old 6']);
  expect(mainOf(dealt.filter((task) => !isNew(task)))).toEqual(['Old 5', 'Old 6']);
});

it('warms up for what comes', () => {
  const player = new TestPlayer();
  const plain = aDrill('Jog');
  const jumps = { ...aDrill('Land softly'), ready: ['landing' as const] };
  player.start(DAY, { ...withMain(...heavy(12)), warmUps: [plain, jumps, plain] });
  for (let days = 0; days < 3; days++) {
    const { add } = dealDay({
      day: addDays(DAY, days),
      tz: 'UTC',
      userRegimens: player.rows.all('userRegimens'),
      tasks: [],
      dayTotals: [],
      counter: 0,
      planOf: (id) => player.plans.get(id),
    });
    expect(add.find(({ slot }) => slot === WARM_UP_SLOT)?.name).toBe('Land softly');
  }
});
