import type { FriendStreak } from 'sync-protocol/entities/rivals/friend-streak';
import type { UserId } from 'sync-protocol/ids';
import { changesOf } from 'sync-protocol/mutations/rows';
import type { Cause } from '#sync/server-half.ts';

/** Two players, always in the same order. */
export type Pair = readonly [UserId, UserId];

/** What happened that streaks of two hang on. */
export interface Touched {
  pairs: Pair[];
  /** What ties two may be about to be gone: a rivalry, or a membership of these. */
  hasLostRival: boolean;
  goneMemberships: string[];
}

/**
 * The pairs whose streak changes, or could: one of the two has trained or paused, or what connects them has changed.
 * Their rows are locked, so that of two who train at once the second sees what the first has done.
 */
export async function touchedPairs({ kysely, changes }: Cause): Promise<Touched> {
  const players = new Set<UserId>();
  const touched: Touched = { pairs: [], hasLostRival: false, goneMemberships: [] };
  const pairs = new Map<string, Pair>();
  for (const { before, after } of changesOf(changes, 'friendStreaks')) {
    const row = after ?? before;
    if (!row) continue;
    players.add(row.userId);
    addPair(pairs, row);
  }
  for (const { before, after } of changesOf(changes, 'dayTotals')) {
    const row = after ?? before;
    // A day counts from its first task to the last that is taken back.
    if (row && !(before && after) && mayHaveFriends(changes, row.userId)) players.add(row.userId);
  }
  for (const { before, after } of changesOf(changes, 'streakPauses')) {
    const row = after ?? before;
    if (row) players.add(row.userId);
  }
  for (const { before, after } of changesOf(changes, 'rivalries')) {
    const row = after ?? before;
    if (row) players.add(row.userId);
    if (before?.status === 'accepted' && after?.status !== 'accepted') touched.hasLostRival = true;
  }
  for (const { before, after } of changesOf(changes, 'memberships'))
    if (before && !after) {
      players.add(before.userId);
      touched.goneMemberships.push(before.id);
    }
  // A membership has the id of the team's row of it, and may go with that one.
  for (const { before, after } of changesOf(changes, 'teamMembers'))
    if (before && !after) {
      players.add(before.memberId);
      touched.goneMemberships.push(before.id);
    }
  if (players.size === 0) return touched;
  const found = await kysely
    .selectFrom('friendStreaks')
    .select(['userId', 'friendId'])
    .where((of) => of.or([of('userId', 'in', [...players]), of('friendId', 'in', [...players])]))
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const row of found) addPair(pairs, row);
  return { ...touched, pairs: [...pairs.values()] };
}

/** Most have none, and their stats, which nearly every push changes, say so. */
function mayHaveFriends(changes: Cause['changes'], player: UserId): boolean {
  const stats = changesOf(changes, 'playerStats').find(({ id }) => id === player)?.after;
  return stats === undefined || stats.rivals + stats.teams > 0;
}

/** Whether something that a player has with another is between these two. */
export function isBetween([one, other]: Pair, own: UserId, another: UserId): boolean {
  return (own === one && another === other) || (own === other && another === one);
}

function addPair(pairs: Map<string, Pair>, { userId, friendId }: Pick<FriendStreak, 'userId' | 'friendId'>) {
  const pair: Pair = userId < friendId ? [userId, friendId] : [friendId, userId];
  pairs.set(pair.join(' '), pair);
}
