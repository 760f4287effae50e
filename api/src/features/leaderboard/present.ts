import type { LeaderboardEntry } from 'sync-protocol/contract/leaderboard';
import type { AiPlayer } from 'sync-protocol/rules/ai-players';
import { presentCard, type Relation } from 'sync-protocol/rules/privacy';
import { runOf, streakOn } from 'sync-protocol/rules/streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import type { TopPlayer } from './queries.ts';

type Unranked = Omit<LeaderboardEntry, 'rank'>;

/** Someone with points; an entry that is null takes its rank, but the viewer does not see it. */
export interface Contestant {
  points: number;
  entry: Unranked | null;
}
type Pauses = NonNullable<Parameters<typeof streakOn>[3]>;

/** What a viewer sees of a player on a board; null when they are to see nothing of them. */
export function presentPlayer(
  player: TopPlayer,
  relation: Relation,
  pauses: Pauses,
  now: number,
): Unranked | null {
  const card = presentCard(player, relation);
  if (!card) return null;
  const { points, timezone } = player;
  return {
    ...card,
    points,
    totalPoints: points,
    displayName: card.displayName ?? '',
    currentStreak: streakOn(runOf(player), trainingDay(now, timezone), now, pauses).streak,
    volleyballPosition: card.position,
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
export function ranked(contestants: readonly Contestant[], limit: number): LeaderboardEntry[] {
  const sorted = contestants.toSorted((a, b) => b.points - a.points);
  let rank = 1;
  const places = sorted.map(({ points, entry }, index) => {
    if (points !== sorted[index - 1]?.points) rank = index + 1;
    return entry && { ...entry, rank };
  });
  return places.filter((place) => place !== null).slice(0, limit);
}
