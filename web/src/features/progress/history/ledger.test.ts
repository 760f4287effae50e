import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { regimenId, userId, userRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { foldDays } from 'sync-protocol/rules/progress/credit';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, it } from 'vitest';
import { ledgerDay } from './ledger.ts';

const PLAYER = userId.parse(newId());

function enrolment(name: string, basePoints: number): UserRegimen {
  return {
    id: userRegimenId.parse(newId()),
    userId: PLAYER,
    regimenId: regimenId.parse(newId()),
    name,
    category: 'serving',
    totalWeeks: 4,
    basePoints,
    isActive: true,
    isArchived: false,
    startedAt: '2026-11-01T10:00:00.000Z',
    archivedAt: null,
    completedAt: null,
    replacedAt: null,
    sessions: 0,
    currentWeek: 1,
    completionPercentage: 0,
    pointsEarned: 0,
  };
}

it('explains a day so that its lines add up to its points', () => {
  const [serve, jump, unused] = [enrolment('Serve', 25), enrolment('Jump', 30), enrolment('Rest', 20)];
  const days = Array.from({ length: 7 }, (_, index): DayTotal => {
    const day = addDays('2026-11-02', index);
    const at = Date.parse(`${day}T17:00:00Z`);
    const done = { [serve.id]: [at, at + 1, at + 2], [jump.id]: [at + 3] };
    return { id: newId(), userId: PLAYER, day, done, points: 0, streak: 1, best: 1, held: 0 };
  });
  const own = [serve, jump, unused];
  const last = foldDays(undefined, days, own).at(-1);
  if (!last) throw new Error('seven days were folded');
  const entry = ledgerDay(last, own);
  expect(entry).toMatchObject({ day: '2026-11-08', streak: 7, multiplier: 150, points: 159 });
  expect(
    entry.lines.map(({ name, tasks, base, earned, points }) => [name, tasks, base, earned, points]),
  ).toEqual([
    ['Serve', 3, 25, 38, 114],
    ['Jump', 1, 30, 45, 45],
  ]);
});
