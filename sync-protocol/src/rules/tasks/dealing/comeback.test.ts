import { expect, it } from 'vitest';
import { dealToday } from '../../../mutations/tasks/deal-today.ts';
import { aDrill, aPlan, TestPlayer } from '../../../mutations/testing.ts';
import { addDays } from '../../training-day.ts';
import { comebackShare, easedPlan } from './comeback.ts';

const DAY = '2026-11-02';
const on = (...ago: number[]) => ago.map((days) => ({ day: addDays(DAY, -days) }));

it.each([
  ['begins', [], 1],
  ['trained yesterday', [1, 3, 5], 1],
  ['was away for thirteen days', [13, 15], 1],
  ['is back after two weeks', [14, 16], 0.5],
  ['is back after months', [200], 0.5],
  ['came back three days ago', [3, 20], 0.5],
  ['came back six days ago', [2, 4, 6, 20], 0.5],
  ['came back a week ago', [2, 7, 21], 0.75],
  ['came back thirteen days ago', [1, 13, 40], 0.75],
  ['came back two weeks ago', [1, 14, 40], 1],
  ['was away once more', [1, 15, 45], 0.5],
  ['began three days ago', [3], 1],
])('deals a player who %s the right share of a dose', (_, ago, share) => {
  expect(comebackShare(DAY, on(...ago))).toBe(share);
  // The order of rows and later days change nothing.
  expect(comebackShare(DAY, [...on(-1, -20), ...on(...ago).toReversed()])).toBe(share);
});

it('deals half of what asks something of a body after a pause, and all of it two weeks later', () => {
  const player = new TestPlayer();
  const dose = { sets: 4, reps: 6 };
  const jumps = {
    ...aDrill('Jumps'),
    dose,
    load: { jumps: 0, landings: 24, swings: 0 },
    parts: ['knee' as const],
  };
  const squats = { ...aDrill('Squats'), dose, parts: ['knee' as const] };
  const targets = { ...aDrill('Targets'), dose };
  const week = Array.from({ length: 80 }, (_, place) => {
    const drill = [jumps, squats, targets, targets][place % 4] ?? targets;
    return { ...drill, name: `${drill.name} ${place}` };
  });
  player.start(DAY, { ...aPlan(), main: week });
  const doses = (day: string) => {
    dealToday(player.rows, { day, tz: 'UTC', planOf: (id) => player.plans.get(id) });
    const tasks = player.tasksOf(day).filter(({ slot }) => slot > 0 && slot < 5);
    for (const task of player.tasksOf(day)) player.setCompleted(task, true, day);
    return tasks.map((task) => task.dose);
  };
  expect(doses(DAY)).toEqual([dose, dose, dose, dose]);
  const half = { sets: 2, reps: 6 };
  expect(doses(addDays(DAY, 14))).toEqual([half, half, dose, dose]);
  const most = { sets: 3, reps: 6 };
  expect(doses(addDays(DAY, 21))).toEqual([most, most, dose, dose]);
  expect(doses(addDays(DAY, 28))).toEqual([dose, dose, dose, dose]);
});

it('eases what stands in for the main work as well, and not what comes around it', () => {
  const squats = { ...aDrill('Squats'), dose: { sets: 4, reps: 6 }, parts: ['knee' as const] };
  const plan = { ...aPlan(), main: [squats], swaps: [squats], warmUps: [squats], finishers: [squats] };
  const eased = easedPlan(plan, 0.5);
  expect([...eased.main, ...eased.swaps].map(({ dose }) => dose)).toEqual([
    { sets: 2, reps: 6 },
    { sets: 2, reps: 6 },
  ]);
  expect([eased.warmUps, eased.finishers]).toEqual([[squats], [squats]]);
});

it.each([
  [{ sets: 2, seconds: 30 }, 0.5, { sets: 2, seconds: 15 }],
  [{ sets: 2, seconds: 30 }, 0.75, { sets: 2, seconds: 25 }],
  [{ sets: 4, seconds: 20 }, 0.5, { sets: 2, seconds: 20 }],
  [{ sets: 4, seconds: 20 }, 0.75, { sets: 4, seconds: 15 }],
  // No side has as many as the other in it.
  [{ sets: 3, seconds: 20 }, 0.75, { sets: 2, seconds: 20 }],
])('gives each side as much as the other (%o, %d)', (dose, share, left) => {
  const plank = {
    ...aDrill('Side plank'),
    dose,
    timing: { turns: ['Left side', 'Right side'] },
    parts: ['back' as const],
  };
  const { main } = easedPlan({ ...aPlan(), main: [plank] }, share);
  expect(main).toMatchObject([{ dose: left }]);
});
