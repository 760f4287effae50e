import { z } from 'zod';
import type { Mutator } from '../mutation.ts';

export const badgeMarkViewedArgs = z.strictObject({});

/** Marks every badge earned so far as seen. */
export const badgeMarkViewed: Mutator<'badge.markViewed', z.infer<typeof badgeMarkViewedArgs>> = {
  name: 'badge.markViewed',
  needs: () => [{ table: 'userBadges', all: true }],
  effect: (rows, _, { at }) => {
    for (const badge of rows.all('userBadges')) {
      // A badge that another device earned after this tap has not been seen.
      if (badge.viewedAt === null && badge.earnedAt <= at) rows.put('userBadges', { ...badge, viewedAt: at });
    }
  },
};
