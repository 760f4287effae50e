import { z } from 'zod';
import type { Motivation } from '../../entities/motivation/motivation.ts';
import { trainingDayOfOurs } from '../../entities/time.ts';
import { motivationId } from '../../rules/derived-ids.ts';
import { CREDIT_WINDOW_DAYS, daysBetween } from '../../rules/training-day.ts';
import { Refusal, type MutationContext, type Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const motivationArgs = z.strictObject({ day: trainingDayOfOurs });

/** Other prompts that a player can ask for on one day. */
const MAX_MOTIVATION_REFRESHES = 20;

/** @throws Refusal for a day that is too far from the one on which it was done for a phone to show its prompt */
function motivationOf(rows: Rows, day: string, { userId, day: today }: MutationContext): Motivation {
  if (Math.abs(daysBetween(day, today)) > CREDIT_WINDOW_DAYS)
    throw new Refusal('other_day', 'This quote belongs to another day, so this was not saved.');
  const id = motivationId(userId, day);
  return rows.get('motivations', id) ?? { id, userId, day, isViewed: false, refreshes: 0 };
}

/** Marks the prompt of a day as read. */
export const motivationView: Mutator<'motivation.view', z.infer<typeof motivationArgs>> = {
  name: 'motivation.view',
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, context) => {
    const motivation = motivationOf(rows, day, context);
    if (!motivation.isViewed) rows.put('motivations', { ...motivation, isViewed: true });
  },
};

/** Asks for another prompt; after the last of the day's the first ones come round again. */
export const motivationRefresh: Mutator<'motivation.refresh', z.infer<typeof motivationArgs>> = {
  name: 'motivation.refresh',
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, context) => {
    const motivation = motivationOf(rows, day, context);
    const refreshes = (motivation.refreshes + 1) % MAX_MOTIVATION_REFRESHES;
    rows.put('motivations', { ...motivation, isViewed: false, refreshes });
  },
};
