import type { LeaderboardEntry, SeenEntry } from 'sync-protocol/contract/leaderboard';
import type { AiPlayer } from 'sync-protocol/rules/leaderboard/ai-players';
import { presentCard, type Sight } from 'sync-protocol/rules/profile/privacy';
import type { PlayerRow } from './queries.ts';

/** Someone with points. */
interface Contestant {
  points: number;
  /** What the viewer sees of them; null: not who they are. */
  entry: Omit<SeenEntry, 'rank'> | null;
}

/** A player on a board, with their points and streak as the viewer may know them. */
export function presentPlayer(
  player: PlayerRow,
  sees: Sight,
  { points, streak }: { points: number; streak: number },
): Contestant {
  const card = sees.points ? presentCard(player, sees) : null;
  if (!card) return { points, entry: null };
  return {
    points,
    entry: {
      ...card,
      isPrivate: false,
      points,
      totalPoints: points,
      displayName: card.displayName ?? '',
      currentStreak: streak,
      volleyballPosition: card.position,
      isAI: false,
    },
  };
}

export function presentAi({ id, displayName, position }: AiPlayer, points: number): Contestant {
  return {
    points,
    entry: {
      id,
      isPrivate: false,
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
    },
  };
}

/**
 * The first of all contestants, most points first; equal points share a rank, and the next one counts them all. Among
 * equals those whom the viewer does not see come last: their order would tell their age on the server.
 */
export function ranked(contestants: readonly Contestant[], limit: number): LeaderboardEntry[] {
  const isPrivate = ({ entry }: Contestant) => Number(entry === null);
  const sorted = contestants.toSorted((a, b) => b.points - a.points || isPrivate(a) - isPrivate(b));
  let rank = 1;
  const places = sorted.map(({ points, entry }, index): LeaderboardEntry => {
    if (points !== sorted[index - 1]?.points) rank = index + 1;
    return entry ? { ...entry, rank } : { isPrivate: true, rank, points, totalPoints: points };
  });
  return places.slice(0, limit);
}

export type { Contestant };
