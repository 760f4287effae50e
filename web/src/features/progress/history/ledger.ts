import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { Category } from 'sync-protocol/entities/training/program';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import { earnedPoints } from 'sync-protocol/rules/progress/points';
import { tierOf } from 'sync-protocol/rules/progress/streak';

/** What one program brought on one day. */
export interface LedgerLine {
  id: string;
  name: string;
  category: Category;
  tasks: number;
  /** Of one task: before the multiplier, and earned. */
  base: number;
  earned: number;
  points: number;
}

export interface LedgerDay {
  day: string;
  streak: number;
  /** Percent: 100 means 1.0x. */
  multiplier: number;
  points: number;
  lines: LedgerLine[];
}

/** How a day's points came about, program by program. */
export function ledgerDay(total: DayTotal, userRegimens: readonly UserRegimen[]): LedgerDay {
  const { day, streak, points, done } = total;
  const lines = userRegimens.flatMap(({ id, name, category, basePoints: base }) => {
    const tasks = done[id]?.length ?? 0;
    const earned = earnedPoints(base, streak);
    return tasks > 0 ? [{ id, name, category, tasks, base, earned, points: tasks * earned }] : [];
  });
  return { day, streak, multiplier: tierOf(streak).multiplier, points, lines };
}
