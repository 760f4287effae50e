import type { UserBadgeAnswer } from 'sync-protocol/contract/progress';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import { badgeProgress, BADGES } from 'sync-protocol/rules/progress/badges';
import { userBadgeIdOf } from 'sync-protocol/rules/derived-ids';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';

type Pauses = NonNullable<Parameters<typeof streakOn>[3]>;

/** The streak as it stands for a player now. */
export function currentStreak(
  stats: Parameters<typeof runOf>[0] & { timezone: string },
  pauses: Pauses,
  now: Date,
): number {
  const instant = now.getTime();
  return streakOn(runOf(stats), trainingDay(instant, stats.timezone), instant, pauses).streak;
}

/** Every badge in the order in which a player meets them, with how far this one is. */
export function presentUserBadges(stats: PlayerStats, owned: readonly UserBadge[]): UserBadgeAnswer[] {
  const earned = new Map(owned.map((badge) => [badge.badgeId, badge]));
  return BADGES.map((badge) => {
    const own = earned.get(badge.id);
    return {
      id: own?.id ?? userBadgeIdOf(stats.id, badge.id),
      badgeId: badge.id,
      badge,
      progress: own ? 100 : badgeProgress(badge, stats),
      isCompleted: own !== undefined,
      earnedAt: own?.earnedAt ?? null,
    };
  });
}
