import { MAX_ACHIEVEMENTS, type Achievement } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import { presentCard } from 'sync-protocol/rules/profile/privacy';
import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import type { Deps } from '#deps';
import { gateOf, SHOWN_SUBJECT } from '#features/profile/commands.ts';

const RECENT_MS = 14 * DAY_MS;

/**
 * The latest badge of each player who is close to a viewer, the viewer's own too. When somebody earned one is when they
 * trained, so strangers hear nothing of it; and who has left the boards is not on their page.
 */
export async function achievementsFor(deps: Deps, viewer: UserId): Promise<Achievement[]> {
  const { standingTo, related } = await gateOf(deps, viewer);
  const since = new Date(deps.now().getTime() - RECENT_MS).toISOString();
  const latest = await latestBadges(deps.db.kysely, [viewer, ...related], since);
  return latest
    .flatMap(({ badgeId, earnedAt, ...row }) => {
      const { sees, player } = standingTo(row);
      const card = sees.when && (!row.offBoards || row.id === viewer) ? presentCard(player, sees) : null;
      return card ? [{ ...card, displayName: card.displayName ?? '', badgeId, earnedAt }] : [];
    })
    .slice(0, MAX_ACHIEVEMENTS);
}

async function latestBadges(kysely: Queryable, players: readonly UserId[], since: string) {
  const rows = await kysely
    .selectFrom('userBadges as badges')
    .innerJoin('users', 'users.id', 'badges.userId')
    .distinctOn('badges.userId')
    .select(SHOWN_SUBJECT)
    .select(['users.offBoards', 'badges.badgeId', 'badges.earnedAt'])
    .where('badges.userId', 'in', players)
    .where('badges.earnedAt', '>', since)
    .orderBy('badges.userId')
    .orderBy('badges.earnedAt', 'desc')
    .orderBy('badges.badgeId')
    .execute();
  return rows.toSorted((a, b) => b.earnedAt.localeCompare(a.earnedAt));
}
