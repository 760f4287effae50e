import { z } from 'zod';
import type { UserRegimen } from '../../entities/training/user-regimen.ts';
import { isOthersEnrolmentId } from '../../rules/training/enrolment/enrolment-id.ts';
import { isPaused, isRunning } from '../../rules/training/enrolment/enrolment.ts';
import { freshEnrolment } from '../../rules/training/enrolment/fresh-enrolment.ts';
import { isBeforeFirstDay } from '../../rules/training-day.ts';
import { regimenId, userRegimenId } from '../../ids.ts';
import { ID_TAKEN } from '../id-taken.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { dealAnew, dealToday, needsOfDeal, plansOfDeal } from '../tasks/deal-today.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import { statsOf } from '../progress/recount.ts';
import type { Rows } from '../rows.ts';
import { claimPlace } from './user-regimen-places.ts';

export const userRegimenStartArgs = z.strictObject({ userRegimenId, regimenId });

export const NO_SUCH_PROGRAM = {
  code: 'regimen_not_found',
  message: 'The requested training program could not be found.',
};

/**
 * Enrols the player in a program; a paused enrolment in the same one becomes history. What another device began as well is
 * one enrolment (S3.9).
 */
export const userRegimenStart: Mutator<'userRegimen.start', z.infer<typeof userRegimenStartArgs>> = {
  name: 'userRegimen.start',
  makes: ({ userRegimenId: id }) => ({ table: 'userRegimens', id }),
  needs: (_, { day }) => [
    ...needsOfDeal(day),
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  plans: (rows, args, on) => [...plansOfDeal(rows, on), args.regimenId],
  effect: (rows, { userRegimenId: id, regimenId }, context) => {
    const known = rows.get('userRegimens', id);
    if (known?.regimenId === regimenId) return startAgain(rows, known, context);
    if (known) throw new Refusal('exists', 'This program was already started.');
    const { userId, at: startedAt } = context;
    const plan = context.planOf(regimenId);
    if (!plan) throw new Refusal(NO_SUCH_PROGRAM.code, NO_SUCH_PROGRAM.message);
    const enrolments = rows.all('userRegimens');
    const before = enrolments.filter((one) => one.regimenId === regimenId);
    // Nobody keeps another from the id that their devices will find.
    if (isOthersEnrolmentId(id, userId, regimenId, before.length))
      throw new Refusal(ID_TAKEN.code, ID_TAKEN.message);
    const begun = freshEnrolment({ ...plan, id, userId, regimenId, startedAt });
    if (context.playerSince !== undefined && before.some(isRunning)) {
      // Whoever began it did not know that it runs, and may have trained.
      rows.put('userRegimens', { ...begun, isArchived: true, archivedAt: startedAt, replacedAt: startedAt });
      return;
    }
    claimPlace(rows, regimenId);
    // As it was before: what the phone dealt by itself must be there to be kept.
    dealToday(rows, context);
    for (const old of before) {
      if (isPaused(old)) rows.put('userRegimens', { ...old, replacedAt: startedAt });
    }
    rows.put('userRegimens', begun);
    const stats = statsOf(rows, userId);
    // The same one afresh is no other program.
    if (before.length === 0)
      rows.put('playerStats', { ...stats, regimensStarted: stats.regimensStarted + 1 });
    awardBadges(rows, context);
    dealAnew(rows, context);
  },
};

/**
 * Another device has begun the same: it began on the first of their days, and runs again if it was put away, or what came
 * after it, before this one began it.
 */
function startAgain(rows: Rows, known: UserRegimen, context: MutationContext): void {
  const { at, day, tz } = context;
  const isEarlier = isBeforeFirstDay(day, known.startedAt, tz);
  const paused = rows
    .all('userRegimens')
    .find((one) => one.regimenId === known.regimenId && isPaused(one) && (one.archivedAt ?? at) < at);
  if (!isEarlier && !paused) return;
  if (paused) claimPlace(rows, known.regimenId);
  dealToday(rows, context);
  if (isEarlier) rows.put('userRegimens', { ...known, startedAt: at });
  if (paused) {
    const row = rows.get('userRegimens', paused.id) ?? paused;
    rows.put('userRegimens', { ...row, isActive: true, isArchived: false, archivedAt: null });
  }
  dealAnew(rows, context);
}
