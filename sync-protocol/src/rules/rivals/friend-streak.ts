import type { FriendStreak } from '../../entities/rivals/friend-streak.ts';
import { extendRun, streakOn, type Run } from '../progress/streak.ts';

/** Streaks that a player keeps with others or has offered: few enough to mean something. */
export const MAX_FRIEND_STREAKS = 5;

/** A day that two have in common has no hour, so no flight makes a gap of one date none. */
const NO_HOUR = { firstAt: Infinity, lastAt: 0 };

/** The run over the days since `since` on which both trained, in whatever order they come; none before the first. */
export function commonRun(
  own: Iterable<string>,
  friends: Iterable<string>,
  { since, pauses }: { since: string; pauses: FriendStreak['pauses'] },
): Run | null {
  const theirs = new Set(friends);
  return [...new Set(own)]
    .filter((day) => day >= since && theirs.has(day))
    .sort()
    .reduce<Run | null>((run, day) => extendRun(run, { day, ...NO_HOUR }, pauses), null);
}

export interface FriendStreakNow {
  streak: number;
  /** Days that may be missed next, today the first of them, without ending it. */
  held: number;
  /** Who of the two has trained today. */
  isMine: boolean;
  isTheirs: boolean;
}

/**
 * A streak that two keep as it stands on the training day of one of them, who trained last on `ownDay`: a day that the
 * two complete just now counts before the server has said so.
 */
export function friendStreakOn(row: FriendStreak, ownDay: string | null, today: string): FriendStreakNow {
  const isDone = (day: string | null) => day !== null && day >= today;
  const known = runOfRow(row);
  const isCommon = ownDay === today && row.friendDay === today && (known?.lastDay ?? '') < today;
  const run = isCommon ? extendRun(known, { day: today, ...NO_HOUR }, row.pauses) : known;
  const { streak, held } = streakOn(run, today, Infinity, row.pauses);
  return { streak, held, isMine: isDone(ownDay), isTheirs: isDone(row.friendDay) };
}

function runOfRow({ lastDay, streak, best, missed }: FriendStreak): Run | null {
  return lastDay === null ? null : { lastDay, lastAt: 0, streak, best, missed, held: 0 };
}
