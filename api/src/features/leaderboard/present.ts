import type { LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import type { UserId } from 'sync-protocol/ids';
import type { AiPlayer } from 'sync-protocol/rules/ai-players';
import { visibleName } from 'sync-protocol/rules/privacy';
import { runOf, streakOn } from 'sync-protocol/rules/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { TopPlayer } from './queries.ts';

type Unranked = Omit<LeaderboardEntry, 'rank'>;
type Pauses = NonNullable<Parameters<typeof streakOn>[3]>;

/** What a viewer sees of a player on a board. */
export function presentPlayer(player: TopPlayer, viewer: UserId, pauses: Pauses, now: number): Unranked {
  const { id, points, displayName, hideRealName, position, profileImageUrl, timezone } = player;
  return {
    id,
    points,
    totalPoints: points,
    ...visibleName(player, id === viewer ? 'self' : 'stranger'),
    displayName: displayName ?? '',
    hideRealName,
    currentStreak: streakOn(runOf(player), trainingDay(now, timezone), now, pauses).streak,
    volleyballPosition: position,
    profileImageUrl,
    isAI: false,
  };
}

export function presentAi({ id, displayName, position }: AiPlayer, points: number): Unranked {
  return {
    id,
    points,
    totalPoints: points,
    firstName: '',
    lastName: '',
    displayName,
    hideRealName: true,
    currentStreak: 0,
    volleyballPosition: position,
    profileImageUrl: '',
    isAI: true,
  };
}

/** The first of all entries, most points first; equal points share a rank, and the next one counts them all. */
export function ranked(entries: readonly Unranked[], limit: number): LeaderboardEntry[] {
  const sorted = entries.toSorted((a, b) => b.points - a.points).slice(0, limit);
  let rank = 1;
  return sorted.map((entry, index) => {
    if (entry.points !== sorted[index - 1]?.points) rank = index + 1;
    return { ...entry, rank };
  });
}
