import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { trainingDay } from '../training-day.ts';

/** A training day where the player is. */
export interface DayThere {
  day: string;
  tz: string;
}

/** Whether an enrolment holds one of the player's places. */
export function isRunning(of: Pick<UserRegimen, 'isActive' | 'isArchived'>): boolean {
  return of.isActive && !of.isArchived;
}

/**
 * Whether an enrolment deals tasks of a day: it runs, or was completed on that day, whose session goes on to its end. It
 * is told by the row alone, so that phone and server deal such a day alike, whenever they hear of it.
 */
export function dealsOn(of: UserRegimen, { day, tz }: DayThere): boolean {
  const { completedAt, isArchived, replacedAt } = of;
  if (isRunning(of)) return true;
  if (completedAt === null || isArchived || replacedAt !== null) return false;
  return trainingDay(Date.parse(completedAt), tz) === day;
}

/** Whether an enrolment is paused and can be restored. */
export function isPaused(of: Pick<UserRegimen, 'isArchived' | 'replacedAt'>): boolean {
  return of.isArchived && of.replacedAt === null;
}
