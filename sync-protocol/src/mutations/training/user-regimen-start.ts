import { z } from 'zod';
import { isPaused } from '../../rules/training/enrolment.ts';
import { freshEnrolment } from '../../rules/training/fresh-enrolment.ts';
import { regimenId, userRegimenId } from '../../ids.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { dealAnew, dealToday, needsOfDeal, plansOfDeal } from '../tasks/deal-today.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { statsOf } from '../progress/recount.ts';
import { claimPlace } from './user-regimen-places.ts';

export const userRegimenStartArgs = z.strictObject({ userRegimenId, regimenId });

export const NO_SUCH_PROGRAM = {
  code: 'regimen_not_found',
  message: 'The requested training program could not be found.',
};

/** Enrols the player in a program; a paused enrolment in the same one becomes history. */
export const userRegimenStart: Mutator<'userRegimen.start', z.infer<typeof userRegimenStartArgs>> = {
  name: 'userRegimen.start',
  makes: ({ userRegimenId: id }) => ({ table: 'userRegimens', id }),
  needs: (_, { day }) => [
    ...needsOfDeal(day),
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  plans: (rows, args, on) => [...plansOfDeal(rows, on), args.regimenId],
  effect: (rows, args, context) => {
    if (rows.get('userRegimens', args.userRegimenId))
      throw new Refusal('exists', 'This program was already started.');
    const plan = context.planOf(args.regimenId);
    if (!plan) throw new Refusal(NO_SUCH_PROGRAM.code, NO_SUCH_PROGRAM.message);
    claimPlace(rows, args.regimenId);
    // As it was before: what the phone dealt by itself must be there to be kept.
    dealToday(rows, context);
    for (const old of rows.all('userRegimens')) {
      if (old.regimenId === args.regimenId && isPaused(old))
        rows.put('userRegimens', { ...old, replacedAt: context.at });
    }
    const { userRegimenId: id, regimenId } = args;
    const { userId, at: startedAt } = context;
    rows.put('userRegimens', freshEnrolment({ ...plan, id, userId, regimenId, startedAt }));
    const stats = statsOf(rows, context.userId);
    rows.put('playerStats', { ...stats, regimensStarted: stats.regimensStarted + 1 });
    awardBadges(rows, context);
    dealAnew(rows, context);
  },
};
