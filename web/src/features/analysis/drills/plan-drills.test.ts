import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { newId, type RegimenId, type UserId, type UserRegimenId } from 'sync-protocol/ids';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { TECHNIQUES } from 'sync-protocol/rules/technique/terms';
import { planOfCustom } from 'sync-protocol/rules/training/custom-plan';
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
    drills: [
      {
        line: LINES[0],
        id: 'serving/bow-and-arrow-freeze',
        dose: { sets: 3, reps: 8 },
        parts: ['shoulder', 'back'],
        needs: [],
      },
      { line: LINES[1], id: 'serving/toss-and-drop', needs: ['ball'] },
    ],
  });
});

it.each(TECHNIQUES)('says of a program of drills for %s how many minutes a day they take', (technique) => {
  const known = CRITERIA[technique].map(({ drill, name }) => ({ ...drill, why: name }));
  for (const [first, drill] of known.entries())
    for (const others of [[], known.slice(first + 1, first + 2), known.slice(first + 1, first + 3)]) {
      const plan = planDrills([drill, ...others], { ...asked, technique }, [], []);
      if (plan.kind !== 'create') throw new Error(plan.kind);
      const { fields, weeks, drills: lines } = plan;
      const own = { ...program(fields.category, []), ...fields, weeks, drills: lines };
      const { main, warmUpMinutes = 0, finishers } = planOfCustom(own);
      const minutes = main.slice(0, 4).reduce((sum, one) => sum + one.minutes, 0);
      const day = minutes + warmUpMinutes + (finishers[0]?.minutes ?? 0);
      expect(Math.abs(day - fields.dailyDuration)).toBeLessThanOrEqual(1);
    }
});

function enrolment({ id }: CustomRegimen, other: Partial<UserRegimen>): UserRegimen {
  return {
    id: newId<UserRegimenId>(),
    userId: newId<UserId>(),
    regimenId: id,
    name: '',
    category: 'serving',
    totalWeeks: 4,
    basePoints: 20,
    isActive: true,
    isArchived: false,
    startedAt: '2026-11-20T10:00:00.000Z',
    archivedAt: null,
    completedAt: null,
    replacedAt: null,
    sessions: 0,
    currentWeek: 1,
    completionPercentage: 0,
    pointsEarned: 0,
    ...other,
  };
}

it('adds to each coming week of the player’s own program what it lacks and has room for', () => {
  const full = Array.from({ length: 6 }, (_, index) => `Task ${index}`);
  const own = program('serving', [['Wall'], full, [...LINES, 'Wall'], full.slice(0, 5)]);
  const runs = enrolment(own, {});
  const plan = planDrills(drills, asked, [own], [runs]);
  expect(plan).toMatchObject({ begins: { by: 'running' }, drills: LINES.map((line) => ({ line })) });
  expect(plan).toMatchObject({
    kind: 'extend',
    program: own,
    weeks: [
      { week: 1, theme: 'Serve', dailyTasks: ['Wall', ...LINES] },
      { week: 4, theme: 'Serve', dailyTasks: [...full.slice(0, 5), LINES[0]] },
    ],
    fits: { some: 2, everywhere: 0 },
  });
});

it('tells a program that has them from one that has no room', () => {
  const full = Array.from({ length: 6 }, (_, index) => `Task ${index}`);
  const there = program('serving', [LINES, LINES]);
  expect(planDrills(drills, asked, [there], [enrolment(there, {})])).toMatchObject({ kind: 'there' });
  expect(planDrills(drills, asked, [program('serving', [full, full])], [])).toMatchObject({ kind: 'full' });
});

it('has a program begin again that is over, was put aside, or never begun', () => {
  const wall = program('serving', [['Wall'], LINES]);
  const weeks = [{ week: 1, dailyTasks: ['Wall', ...LINES] }];
  const over = enrolment(wall, { isActive: false, completedAt: '2026-11-22T10:00:00.000Z' });
  expect(planDrills(drills, asked, [wall], [over])).toMatchObject({ weeks, begins: { by: 'start' } });
  expect(planDrills(drills, asked, [wall], [])).toMatchObject({ weeks, begins: { by: 'start' } });
  const paused = enrolment(wall, { isArchived: true });
  const again = { weeks, begins: { by: 'restore', enrolment: paused } };
  expect(planDrills(drills, asked, [wall], [paused])).toMatchObject(again);
  const there = program('serving', [LINES, LINES]);
  expect(planDrills(drills, asked, [there], [])).toMatchObject({ kind: 'extend', weeks: [] });
});

it('puts the next analysis in the place of the one before, once that has been trained', () => {
  const plan = planDrills(drills.slice(1), asked, [], []);
  if (plan.kind !== 'create') throw new Error(plan.kind);
  const before = { ...program('serving', [LINES.slice(1), LINES.slice(1)]), drills: plan.drills };
  const over = enrolment(before, { isActive: false, completedAt: '2026-11-22T10:00:00.000Z' });
  expect(planDrills(drills.slice(0, 1), asked, [before], [over])).toMatchObject({
    kind: 'extend',
    weeks: [
      { week: 1, dailyTasks: [LINES[0]] },
      { week: 2, dailyTasks: [LINES[0]] },
    ],
  });
  // While it runs they come to the others.
  expect(planDrills(drills.slice(0, 1), asked, [before], [enrolment(before, {})])).toMatchObject({
    weeks: [{ dailyTasks: [LINES[1], LINES[0]] }, { dailyTasks: [LINES[1], LINES[0]] }],
  });
});
