import { z } from 'zod';
import { CUSTOM_WEEKS, customRegimenFields, structureWeek } from '../../entities/training/regimen.ts';
import { regimenId } from '../../ids.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { statsOf } from '../progress/recount.ts';
import { NO_SUCH_PROGRAM } from './user-regimen-start.ts';

/** Own programs that a player can have. */
export const MAX_CUSTOM_REGIMENS = 30;

export const regimenCreateArgs = customRegimenFields.extend({
  regimenId,
  weeks: z.array(structureWeek).min(CUSTOM_WEEKS.min).max(CUSTOM_WEEKS.max),
});
export const regimenUpdateWeekArgs = structureWeek.extend({ regimenId });

/** Makes a program of the player's own, with a plan for each of its weeks. */
export const regimenCreate: Mutator<'regimen.create', z.infer<typeof regimenCreateArgs>> = {
  name: 'regimen.create',
  makes: ({ regimenId: id }) => ({ table: 'regimens', id }),
  needs: () => [
    { table: 'regimens', all: true },
    { table: 'playerStats', all: true },
    { table: 'userBadges', all: true },
  ],
  effect: (rows, { regimenId: id, ...fields }, context) => {
    const { weeks, totalWeeks } = fields;
    if (weeks.length !== totalWeeks || weeks.some(({ week }, index) => week !== index + 1))
      throw new Refusal('weeks_missing', 'A program needs a plan for each of its weeks.');
    const own = rows.all('regimens');
    // Where the catalog is known, its programs have their ids to themselves.
    if (own.some((one) => one.id === id) || context.planOf(id))
      throw new Refusal('exists', 'This program was already created.');
    if (own.length >= MAX_CUSTOM_REGIMENS) {
      throw new Refusal('too_many_custom', `You can have ${MAX_CUSTOM_REGIMENS} programs of your own.`);
    }
    rows.put('regimens', { id, userId: context.userId, ...fields, createdAt: context.at });
    const stats = statsOf(rows, context.userId);
    rows.put('playerStats', { ...stats, customRegimens: stats.customRegimens + 1 });
    awardBadges(rows, context);
  },
};

/** Rewrites one week of the player's own program; days that are dealt already stay as they are. */
export const regimenUpdateWeek: Mutator<'regimen.updateWeek', z.infer<typeof regimenUpdateWeekArgs>> = {
  name: 'regimen.updateWeek',
  needs: ({ regimenId: id }) => [{ table: 'regimens', ids: [id] }],
  effect: (rows, { regimenId: id, ...week }) => {
    const custom = rows.get('regimens', id);
    if (!custom) throw new Refusal(NO_SUCH_PROGRAM.code, NO_SUCH_PROGRAM.message);
    if (week.week > custom.totalWeeks) throw new Refusal('week_not_found', 'This program has no such week.');
    rows.put('regimens', {
      ...custom,
      weeks: custom.weeks.map((one) => (one.week === week.week ? week : one)),
    });
  },
};
