import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { newId, type RegimenId, type UserId } from 'sync-protocol/ids';
import { expect, it } from 'vitest';
import { planDrills } from './plan-drills.ts';

const drills = [
  { id: 'serving/bow-and-arrow-freeze', name: 'Bow-and-Arrow Freeze', why: 'Elbow in the draw' },
  { id: 'serving/toss-and-drop', name: 'Toss and Let It Drop', why: 'Toss arm' },
];
const LINES = ['Bow-and-Arrow Freeze (Elbow in the draw)', 'Toss and Let It Drop (Toss arm)'];
const asked = { technique: 'serving', level: 'beginner' } as const;

function program(category: CustomRegimen['category'], weeks: string[][]): CustomRegimen {
  return {
    id: newId<RegimenId>(),
    userId: newId<UserId>(),
    name: 'Monday serves',
    description: '',
    category,
    difficulty: 'beginner',
    totalWeeks: weeks.length,
    dailyDuration: 30,
    weeks: weeks.map((dailyTasks, index) => ({ week: index + 1, theme: 'Serve', dailyTasks })),
    createdAt: '2026-11-20T10:00:00.000Z',
  };
}

it('makes a program of two weeks when the player has none for the technique', () => {
  expect(planDrills(drills, asked, [program('hitting', [['Wall'], ['Wall']])], [])).toMatchObject({
    kind: 'create',
    fields: { category: 'serving', difficulty: 'beginner', totalWeeks: 2 },
    weeks: [
      { week: 1, dailyTasks: LINES },
      { week: 2, dailyTasks: LINES },
    ],
  });
});

it('adds to each coming week of the player’s own program what it lacks and has room for', () => {
  const full = Array.from({ length: 6 }, (_, index) => `Task ${index}`);
  const own = program('serving', [['Wall'], full, [...LINES, 'Wall'], full.slice(0, 5)]);
  expect(planDrills(drills, asked, [own], [])).toEqual({
    kind: 'extend',
    program: own,
    weeks: [
      { week: 1, theme: 'Serve', dailyTasks: ['Wall', ...LINES] },
      { week: 4, theme: 'Serve', dailyTasks: [...full.slice(0, 5), LINES[0]] },
    ],
  });
});

it('tells a program that has them from one that has no room', () => {
  const full = Array.from({ length: 6 }, (_, index) => `Task ${index}`);
  expect(planDrills(drills, asked, [program('serving', [LINES, LINES])], [])).toMatchObject({
    kind: 'there',
  });
  expect(planDrills(drills, asked, [program('serving', [full, full])], [])).toMatchObject({ kind: 'full' });
});
