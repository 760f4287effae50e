import type { UserRegimen } from '../../entities/training/user-regimen.ts';

/** Whether an enrolment deals tasks and holds one of the player's places. */
export function isRunning(of: Pick<UserRegimen, 'isActive' | 'isArchived'>): boolean {
  return of.isActive && !of.isArchived;
}

/** Whether an enrolment is paused and can be restored. */
export function isPaused(of: Pick<UserRegimen, 'isArchived' | 'replacedAt'>): boolean {
  return of.isArchived && of.replacedAt === null;
}
