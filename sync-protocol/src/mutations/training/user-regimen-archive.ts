import { z } from 'zod';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { isPaused, isRunning } from '../../rules/training/enrolment/enrolment.ts';
import { userRegimenId, type UserRegimenId } from '../../ids.ts';
import { dealAnew, dealToday, needsOfDeal, plansOfDeal } from '../tasks/deal-today.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { claimPlace } from './user-regimen-places.ts';

export const userRegimenArchiveArgs = z.strictObject({ userRegimenId });
type Args = z.infer<typeof userRegimenArchiveArgs>;

function enrolmentOf(rows: Rows, id: UserRegimenId): UserRegimen {
  const enrolment = rows.get('userRegimens', id);
  if (!enrolment) throw new Refusal('user_regimen_not_found', 'This program is not one of yours.');
  return enrolment;
}

/** Pauses a program: its progress is kept. Pausing a paused one changes nothing. */
export const userRegimenArchive: Mutator<'userRegimen.archive', Args> = {
  name: 'userRegimen.archive',
  needs: (_, { day }) => needsOfDeal(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, args, context) => {
    const enrolment = enrolmentOf(rows, args.userRegimenId);
    if (enrolment.isArchived) return;
    if (!isRunning(enrolment)) throw new Refusal('not_active', 'Only an active program can be archived.');
    // As it was before: what the phone dealt by itself must be there to be kept.
    dealToday(rows, context);
    rows.put('userRegimens', { ...enrolment, isArchived: true, archivedAt: context.at });
    dealAnew(rows, context);
  },
};

/** Brings a paused program back with its progress. Restoring a running one changes nothing. */
export const userRegimenUnarchive: Mutator<'userRegimen.unarchive', Args> = {
  name: 'userRegimen.unarchive',
  needs: (_, { day }) => needsOfDeal(day),
  plans: (rows, { userRegimenId: id }, on) => {
    const regimenId = rows.get('userRegimens', id)?.regimenId;
    return regimenId ? [...plansOfDeal(rows, on), regimenId] : [];
  },
  effect: (rows, args, context) => {
    const enrolment = enrolmentOf(rows, args.userRegimenId);
    if (isRunning(enrolment)) return;
    if (!isPaused(enrolment)) throw new Refusal('not_archived', 'Only an archived program can be restored.');
    claimPlace(rows, enrolment.regimenId);
    dealToday(rows, context);
    rows.put('userRegimens', { ...enrolment, isActive: true, isArchived: false, archivedAt: null });
    dealAnew(rows, context);
  },
};
