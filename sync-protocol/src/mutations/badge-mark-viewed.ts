import { z } from 'zod';
import { defineMutation } from './define.ts';

/** Marks every badge earned so far as seen. */
export const badgeMarkViewed = defineMutation({
  name: 'badge.markViewed',
  args: z.strictObject({}),
  needs: () => [{ table: 'userBadges', all: true }],
  effect: (rows, _, { at }) => {
    for (const badge of rows.all('userBadges')) {
      // A badge that another device earned after this tap has not been seen.
      if (badge.viewedAt === null && badge.earnedAt <= at) rows.put('userBadges', { ...badge, viewedAt: at });
    }
  },
});
