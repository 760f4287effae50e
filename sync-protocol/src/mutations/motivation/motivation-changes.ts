import { z } from 'zod';
import type { Motivation } from '../../entities/motivation/motivation.ts';
import { motivationId } from '../../rules/derived-ids.ts';
import type { MutationContext, Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const motivationArgs = z.strictObject({ day: z.iso.date() });

/** Other prompts that a player can ask for on one day. */
export const MAX_MOTIVATION_REFRESHES = 20;

function motivationOf(rows: Rows, day: string, userId: MutationContext['userId']): Motivation {
  const id = motivationId(userId, day);
  return rows.get('motivations', id) ?? { id, userId, day, isViewed: false, refreshes: 0 };
}

/** Marks the prompt of a day as read. */
export const motivationView: Mutator<'motivation.view', z.infer<typeof motivationArgs>> = {
  name: 'motivation.view',
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, { userId }) => {
    const motivation = motivationOf(rows, day, userId);
    if (!motivation.isViewed) rows.put('motivations', { ...motivation, isViewed: true });
  },
};

/** Asks for another prompt; after the last of the day's the first ones come round again. */
export const motivationRefresh: Mutator<'motivation.refresh', z.infer<typeof motivationArgs>> = {
  name: 'motivation.refresh',
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, { userId }) => {
    const motivation = motivationOf(rows, day, userId);
    const refreshes = (motivation.refreshes + 1) % MAX_MOTIVATION_REFRESHES;
    rows.put('motivations', { ...motivation, isViewed: false, refreshes });
  },
};
