import type { UserRegimen } from '../../../entities/training/user-regimen.ts';
import type { Plan } from '../plan.ts';

/** What is known of an enrolment that begins. */
export type Begun = Pick<UserRegimen, 'id' | 'userId' | 'startedAt'> &
  Pick<Plan, 'regimenId' | 'name' | 'category' | 'totalWeeks' | 'basePoints'>;

/** An enrolment of which nothing is done yet. */
export function freshEnrolment({
  id,
  userId,
  startedAt,
  regimenId,
  name,
  category,
  totalWeeks,
  basePoints,
}: Begun): UserRegimen {
  return {
    id,
    userId,
    regimenId,
    name,
    category,
    totalWeeks,
    basePoints,
    isActive: true,
    isArchived: false,
    startedAt,
    archivedAt: null,
    completedAt: null,
    replacedAt: null,
    sessions: 0,
    mainDone: [0],
    currentWeek: 1,
    completionPercentage: 0,
    pointsEarned: 0,
  };
}
