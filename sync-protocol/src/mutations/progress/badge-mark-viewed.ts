import { z } from 'zod';
import { userBadgeId, type UserBadgeId } from '../../ids.ts';
import type { MutationContext, Mutator } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export const badgeMarkViewedArgs = z.strictObject({});

/** More than there are badges. */
const MAX_USER_BADGE_IDS = 200;
export const badgeSeeArgs = z.strictObject({
  userBadgeIds: z.array(userBadgeId).min(1).max(MAX_USER_BADGE_IDS),
});

/** Marks every badge earned by then as seen, as calls ask for it, and phones of before. */
export const badgeMarkViewed: Mutator<'badge.markViewed', z.infer<typeof badgeMarkViewedArgs>> = {
  name: 'badge.markViewed',
  needs: () => [{ table: 'userBadges', all: true }],
  effect: (rows, _, context) => {
    for (const { id, earnedAt } of rows.all('userBadges')) if (earnedAt <= context.at) see(rows, id, context);
  },
};

/** Marks the badges that were on the player's screen as seen: others may have been earned on another device. */
export const badgeSee: Mutator<'badge.markViewed@2', z.infer<typeof badgeSeeArgs>> = {
  name: 'badge.markViewed@2',
  needs: ({ userBadgeIds: ids }) => [{ table: 'userBadges', ids }],
  effect: (rows, { userBadgeIds }, context) => {
    for (const id of userBadgeIds) see(rows, id, context);
  },
};

/** When a badge was seen first stays. */
function see(rows: Rows, id: UserBadgeId, { at }: MutationContext): void {
  const badge = rows.get('userBadges', id);
  if (badge?.viewedAt === null) rows.put('userBadges', { ...badge, viewedAt: at });
}
