import type { Task } from '../../../entities/tasks/task.ts';
import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import { isRunning } from './enrolment.ts';
import { countMainDone, mainDoneOf, withoutPlace } from './main-done.ts';
import { completionPercentage, MAX_ACTIVE_PROGRAMS } from './program-progress.ts';

/** Whether a program that was complete would find its place taken: by as many others as may run, or begun afresh. */
export function isPlaceTaken({ regimenId }: UserRegimen, enrolments: readonly UserRegimen[]): boolean {
  const running = enrolments.filter(isRunning);
  return running.length >= MAX_ACTIVE_PROGRAMS || running.some((one) => one.regimenId === regimenId);
}

/** The program that is complete by a done task, and would wait in the archive if that were taken back. */
export function waitsOnceUnchecked(
  { userRegimenId, place }: Pick<Task, 'userRegimenId' | 'place'>,
  enrolments: readonly UserRegimen[],
): UserRegimen | undefined {
  const enrolment = enrolments.find(({ id }) => id === userRegimenId);
  if (!enrolment || typeof place !== 'number') return undefined;
  if (enrolment.completedAt === null || enrolment.replacedAt !== null) return undefined;
  const left = countMainDone(withoutPlace(mainDoneOf(enrolment), place));
  const goesOn = completionPercentage(left, enrolment.totalWeeks) < 100;
  return goesOn && isPlaceTaken(enrolment, enrolments) ? enrolment : undefined;
}
