import { userBadgeIdOf } from '../../rules/derived-ids.ts';
import { BADGES, badgeById, isEarned } from '../../rules/progress/badges.ts';
import type { MutationContext } from '../mutation.ts';
import { statsOf } from './recount.ts';
import type { Rows } from '../rows.ts';

/** Gives every badge that the stats now earn; badges once given stay. */
export function awardBadges(
  rows: Rows,
  { userId, at, day }: Pick<MutationContext, 'userId' | 'at' | 'day'>,
): void {
  const stats = statsOf(rows, userId);
  const owned = new Set(rows.all('userBadges').map(({ badgeId }) => badgeId));
  for (const badge of BADGES) {
    if (owned.has(badge.id) || !isEarned(badge, stats)) continue;
    const id = userBadgeIdOf(userId, badge.id);
    rows.put('userBadges', { id, userId, badgeId: badge.id, earnedAt: at, earnedDay: day, viewedAt: null });
  }
}

/** Takes back the badges of today that the stats no longer earn; those of past days stay. */
export function revokeBadges(rows: Rows, { userId, day }: MutationContext): void {
  const stats = statsOf(rows, userId);
  for (const owned of rows.all('userBadges')) {
    const badge = badgeById(owned.badgeId);
    if (owned.earnedDay === day && badge && !isEarned(badge, stats)) rows.delete('userBadges', owned.id);
  }
}
