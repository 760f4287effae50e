import { userBadgeIdOf } from '../../rules/derived-ids.ts';
import { BADGES, badgeById, isEarned } from '../../rules/progress/badges.ts';
import type { PlayerStats } from '../../entities/progress/player-stats.ts';
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

/**
 * Takes back the badges of today whose count a change made too small; those of past days stay, and so does what
 * something else has earned.
 * @param before the stats as they were before the change
 */
export function revokeBadges(rows: Rows, before: PlayerStats, { userId, day }: MutationContext): void {
  const stats = statsOf(rows, userId);
  for (const owned of rows.all('userBadges')) {
    const badge = badgeById(owned.badgeId);
    if (owned.earnedDay !== day || !badge || isEarned(badge, stats)) continue;
    if (badge.value(stats) < badge.value(before)) rows.delete('userBadges', owned.id);
  }
}
