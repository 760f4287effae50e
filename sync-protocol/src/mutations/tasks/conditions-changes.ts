import { z } from 'zod';
import { bodyParts, equipment, type DayConditions } from '../../entities/tasks/day-conditions.ts';
import { freshSettings } from '../../rules/fresh-rows.ts';
import {
  conditionsOn,
  CONDITIONS_KEPT_DAYS,
  inOrder,
  MAX_CHANGES_A_DAY,
  partsInOrder,
} from '../../rules/tasks/dealing/conditions.ts';
import { addDays } from '../../rules/training-day.ts';
import { Refusal, type MutationContext, type Mutator, type Need } from '../mutation.ts';
import type { Rows } from '../rows.ts';
import { dealToday, needsOfDeal, plansOfDeal, saidOf } from './deal-today.ts';

export const daySetEquipmentArgs = z.strictObject({ has: equipment, isUsual: z.boolean() });
export const daySetSoreArgs = z.strictObject({ sore: bodyParts });

function needsOfConditions(day: string): Need[] {
  return [
    ...needsOfDeal(day),
    // What is too old is forgotten with the next word.
    { table: 'dayConditions', all: true },
  ];
}

/** Says what there is to train with today, and if it is so every day, from now on. */
export const daySetEquipment: Mutator<'day.setEquipment', z.infer<typeof daySetEquipmentArgs>> = {
  name: 'day.setEquipment',
  needs: (_, { day }) => needsOfConditions(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, args, context) => {
    const { day, userId } = context;
    const has = inOrder(args.has);
    // As it was before: what the phone dealt by itself must be there to be kept.
    dealToday(rows, context);
    if (args.isUsual) {
      const settings = rows.get('userSettings', userId) ?? freshSettings(userId);
      rows.put('userSettings', { ...settings, usualHas: has });
    }
    say(rows, day, { has }, context);
    dealToday(rows, context);
  },
};

/** Says what hurts: the drills that load it are left out today and tomorrow. An empty list: it is well again. */
export const daySetSore: Mutator<'day.setSore', z.infer<typeof daySetSoreArgs>> = {
  name: 'day.setSore',
  needs: (_, { day }) => needsOfConditions(day),
  plans: (rows, _, on) => plansOfDeal(rows, on),
  effect: (rows, args, context) => {
    const { day } = context;
    const soreOn = (one: string) => conditionsOn(one, rows.all('dayConditions'), []).sore ?? [];
    const healed = soreOn(day).filter((part) => !args.sore.includes(part));
    dealToday(rows, context);
    for (const one of [day, addDays(day, 1)]) {
      // Of tomorrow something may be said already, if this word comes late.
      const sore = [...soreOn(one), ...args.sore].filter((part) => !healed.includes(part));
      say(rows, one, { sore: partsInOrder(sore) }, context);
    }
    dealToday(rows, context);
  },
};

/** Each word counts, also one that changes nothing here: on the phone that said it, it may have dealt other tasks. */
function say(
  rows: Rows,
  day: string,
  said: Partial<Pick<DayConditions, 'has' | 'sore'>>,
  context: Pick<MutationContext, 'userId' | 'day'>,
): void {
  const before = saidOf(rows, day, context);
  if (before.changes >= MAX_CHANGES_A_DAY)
    throw new Refusal('changes_limit', 'You have changed this very often today. Tomorrow is a new day.');
  rows.put('dayConditions', { ...before, ...said, changes: before.changes + 1 });
  const oldest = addDays(context.day, -CONDITIONS_KEPT_DAYS);
  for (const one of rows.all('dayConditions')) if (one.day < oldest) rows.delete('dayConditions', one.id);
}
