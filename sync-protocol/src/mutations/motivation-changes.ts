import { z } from 'zod';
import { motivationId, type Motivation } from '../entities/motivation.ts';
import { defineMutation, type MutationContext } from './define.ts';
import type { Rows } from './rows.ts';

const args = z.strictObject({ day: z.iso.date() });

/** Other prompts that a player can ask for on one day. */
export const MAX_MOTIVATION_REFRESHES = 20;

function motivationOf(rows: Rows, day: string, userId: MutationContext['userId']): Motivation {
  const id = motivationId(userId, day);
  return rows.get('motivations', id) ?? { id, userId, day, isViewed: false, refreshes: 0 };
}

/** Marks the prompt of a day as read. */
export const motivationView = defineMutation({
  name: 'motivation.view',
  args,
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, { userId }) => {
    const motivation = motivationOf(rows, day, userId);
    if (!motivation.isViewed) rows.put('motivations', { ...motivation, isViewed: true });
  },
});

/** Asks for another prompt; after the last of the day's the first ones come round again. */
export const motivationRefresh = defineMutation({
  name: 'motivation.refresh',
  args,
  needs: ({ day }, { userId }) => [{ table: 'motivations', ids: [motivationId(userId, day)] }],
  effect: (rows, { day }, { userId }) => {
    const motivation = motivationOf(rows, day, userId);
    const refreshes = (motivation.refreshes + 1) % MAX_MOTIVATION_REFRESHES;
    rows.put('motivations', { ...motivation, isViewed: false, refreshes });
  },
});
