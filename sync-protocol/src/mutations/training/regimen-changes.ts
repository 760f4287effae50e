import { z } from 'zod';
import {
  CUSTOM_WEEKS,
  customRegimenFields,
  lineDrill,
  MAX_DAILY_TASKS,
  structureWeek,
  taskLine,
  type CustomRegimen,
} from '../../entities/training/regimen.ts';
import { regimenId, type RegimenId } from '../../ids.ts';
import { isLineOf } from '../../rules/technique/drill-lines.ts';
import { isRunning } from '../../rules/training/enrolment/enrolment.ts';
import { awardBadges } from '../progress/award-badges.ts';
import { Refusal, type MutationContext, type Mutator, type Need } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { statsOf } from '../progress/recount.ts';
import { dealToday, needsOfDeal, plansOfDeal } from '../tasks/deal-today.ts';
import { NO_SUCH_PROGRAM } from './user-regimen-start.ts';

/** Own programs that a player can have. */
export const MAX_CUSTOM_REGIMENS = 30;

export const regimenCreateArgs = customRegimenFields.extend({
  regimenId,
  weeks: z.array(structureWeek).min(CUSTOM_WEEKS.min).max(CUSTOM_WEEKS.max),
});
export const regimenUpdateWeekArgs = structureWeek.extend({ regimenId });
export const regimenDescribeArgs = customRegimenFields
  .pick({ name: true, description: true })
  .extend({ regimenId });
export const regimenDeleteArgs = z.strictObject({ regimenId });
export const regimenNameDrillsArgs = z.strictObject({
  regimenId,
  drills: z
    .array(lineDrill.omit({ id: true }).extend({ line: taskLine }))
    .min(1)
    .max(MAX_DAILY_TASKS),
});
export const regimenNameDrillsByIdArgs = z.strictObject({
  regimenId,
  drills: z
    .array(
      lineDrill
        .extend({ line: taskLine, id: z.string().max(80).nullish() })
        // An id that the catalog lacks is none, nor is one beside words that are not ours.
        .transform((drill) => (isLineOf(drill) ? drill : { ...drill, id: null })),
    )
    .min(1)
    .max(MAX_DAILY_TASKS),
});

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
      throw new Refusal(
        'too_many_custom',
        `You have ${MAX_CUSTOM_REGIMENS} programs of your own, and that’s the limit. Delete one first.`,
      );
    }
    rows.put('regimens', { id, userId: context.userId, ...fields, createdAt: context.at });
    const stats = statsOf(rows, context.userId);
    rows.put('playerStats', { ...stats, customRegimens: stats.customRegimens + 1 });
    awardBadges(rows, context);
  },
};

/** Rewrites one week of the player's own program; today and days that are dealt already stay as they are. */
export const regimenUpdateWeek: Mutator<'regimen.updateWeek', z.infer<typeof regimenUpdateWeekArgs>> = {
  name: 'regimen.updateWeek',
  needs: withDay,
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, { regimenId: id, ...week }, context) => {
    const custom = ownRegimen(rows, id);
    if (week.week > custom.totalWeeks) throw new Refusal('week_not_found', 'This program has no such week.');
    // As it was before: a server that has not dealt the day yet deals it as the phone did.
    dealToday(rows, context);
    rows.put('regimens', {
      ...custom,
      weeks: custom.weeks.map((one) => (one.week === week.week ? week : one)),
    });
  },
};

/** Says which lines of the player's own program are drills of ours; they may be written into its weeks after that. */
export const regimenNameDrillsById: Mutator<
  'regimen.nameDrills@2',
  z.infer<typeof regimenNameDrillsByIdArgs>
> = {
  name: 'regimen.nameDrills@2',
  needs: withDay,
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, { regimenId: id, drills }, context) => {
    const custom = ownRegimen(rows, id);
    dealToday(rows, context);
    const named = new Set(drills.map(({ line }) => line));
    const stays = (line: string) => custom.weeks.some(({ dailyTasks }) => dailyTasks.includes(line));
    const others = (custom.drills ?? []).filter(({ line }) => stays(line) && !named.has(line));
    rows.put('regimens', { ...custom, drills: [...others, ...drills] });
  },
};

/** The same, as phones of before say it: without the drills' ids. */
export const regimenNameDrills: Mutator<'regimen.nameDrills', z.infer<typeof regimenNameDrillsArgs>> = {
  ...regimenNameDrillsById,
  name: 'regimen.nameDrills',
};

/** Calls the player's own program something else, wherever the player stands in it. */
export const regimenDescribe: Mutator<'regimen.describe', z.infer<typeof regimenDescribeArgs>> = {
  name: 'regimen.describe',
  needs: withEnrolments,
  effect: (rows, { regimenId: id, name, description }) => {
    rows.put('regimens', { ...ownRegimen(rows, id), name, description });
    for (const enrolment of rows.all('userRegimens'))
      if (enrolment.regimenId === id) rows.put('userRegimens', { ...enrolment, name });
  },
};

/** Removes a program of the player's own that does not run; what was done of it stays, as history. One that is gone already is no mistake. */
export const regimenDelete: Mutator<'regimen.delete', z.infer<typeof regimenDeleteArgs>> = {
  name: 'regimen.delete',
  needs: withEnrolments,
  effect: (rows, { regimenId: id }, { at }) => {
    if (!rows.get('regimens', id)) return;
    const enrolments = rows.all('userRegimens').filter(({ regimenId: of }) => of === id);
    if (enrolments.some(isRunning))
      throw new Refusal('program_runs', 'Archive this program first. Then you can delete it.');
    // A completed one, too: taken back, it would run with nothing to deal.
    for (const enrolment of enrolments.filter(({ replacedAt }) => replacedAt === null))
      rows.put('userRegimens', { ...enrolment, replacedAt: at });
    rows.delete('regimens', id);
  },
};

function withDay({ regimenId: id }: { regimenId: RegimenId }, { day }: Pick<MutationContext, 'day'>): Need[] {
  return [{ table: 'regimens', ids: [id] }, ...needsOfDeal(day)];
}

function withEnrolments({ regimenId: id }: { regimenId: RegimenId }): Need[] {
  return [
    { table: 'regimens', ids: [id] },
    { table: 'userRegimens', all: true },
  ];
}

function ownRegimen(rows: Rows, id: RegimenId): CustomRegimen {
  const custom = rows.get('regimens', id);
  if (!custom) throw new Refusal(NO_SUCH_PROGRAM.code, NO_SUCH_PROGRAM.message);
  return custom;
}
