import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import { trainingDay } from '../../training-day.ts';

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
 * Whether an enrolment deals tasks of a day: it runs, or was completed on that day, whose session goes on to its end,
 * though a task of it is taken back. It is told by the row alone, so that phone and server deal such a day alike,
 * whenever they hear of it.
 */
export function dealsOn(of: UserRegimen, { day, tz }: DayThere): boolean {
  const at = of.archivedAt ?? of.completedAt;
  if (isRunning(of) || isPutAway(of) || of.replacedAt !== null) return isRunning(of);
  return at !== null && trainingDay(Date.parse(at), tz) === day;
}

/**
 * Whether what is open of an enrolment can't be done: its player has put it away. One that was complete and waits in the
 * archive because its place is taken, after a task was taken back, is not active and was not put away.
 */
export function isPutAway(of: UserRegimen): boolean {
  return of.isArchived && (of.isActive || !isPaused(of));
}

/** Whether an enrolment is paused and can be restored. */
export function isPaused(of: Pick<UserRegimen, 'isArchived' | 'replacedAt' | 'completedAt'>): boolean {
  return of.isArchived && of.replacedAt === null && of.completedAt === null;
}
