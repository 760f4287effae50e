import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { RegimenId, UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { nextEnrolmentId } from 'sync-protocol/rules/training/enrolment/enrolment-id';
import { activePhone } from '../store/active-phone.ts';

/**
 * The id to start a program with: another phone of the player that starts the same finds it, too.
 * @param enrolments all that this phone knows of, history as well
 */
export function enrolmentIdFor(regimen: RegimenId, enrolments: readonly UserRegimen[]): UserRegimenId {
  const phone = activePhone();
  return phone ? nextEnrolmentId(phone.db.userId, regimen, enrolments) : newId<UserRegimenId>();
}
