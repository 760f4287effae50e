import type { FriendStreak } from 'sync-protocol/entities/rivals/friend-streak';
import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';
import { friendStreakOn, type FriendStreakNow } from 'sync-protocol/rules/rivals/friend-streak';
import { useToday } from '../clock.ts';
import { useRows } from './live-query.ts';

const NEEDS = [
  { table: 'friendStreaks', all: true },
  { table: 'knownPlayers', all: true },
  { table: 'playerStats', all: true },
] as const;

/** A streak that the player keeps with somebody, or that one of the two has offered, as it stands today. */
export interface StreakTogether extends FriendStreak {
  player: KnownPlayer | undefined;
  now: FriendStreakNow;
}

/** The longest first. */
export function useStreaksTogether(): StreakTogether[] | undefined {
  const today = useToday();
  return useRows(
    NEEDS,
    (rows, { userId }) => {
      const ownDay = rows.get('playerStats', userId)?.lastDay ?? null;
      const players = new Map(rows.all('knownPlayers').map((one) => [one.playerId, one]));
      return rows
        .all('friendStreaks')
        .map((row) => ({
          ...row,
          player: players.get(row.friendId),
          now: friendStreakOn(row, ownDay, today),
        }))
        .sort((a, b) => b.now.streak - a.now.streak || a.createdAt.localeCompare(b.createdAt));
    },
    [today],
  );
}
