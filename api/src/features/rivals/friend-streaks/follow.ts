import type { Notification } from 'sync-protocol/entities/notifications/notification';
import type { FriendStreak } from 'sync-protocol/entities/rivals/friend-streak';
import type { Rivalry } from 'sync-protocol/entities/rivals/rivalry';
import { derivedId, type UserId } from 'sync-protocol/ids';
import { changesOf, Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { friendStreakId, rivalryRowId } from 'sync-protocol/rules/derived-ids';
import { commonRun } from 'sync-protocol/rules/rivals/friend-streak';
import { SEEN_BY_OTHER } from 'sync-protocol/rules/rivals/rival-terms';
import { userScope } from '#db/scopes.ts';
import { newNotification } from '#features/notifications/commands.ts';
import { isUnseenRow } from '#features/profile/commands.ts';
import type { Cause } from '#sync/server-half.ts';
import { loadRows } from '#sync/write/load.ts';
import { SYNCED } from '#sync/write/stored-tables.ts';
import type { Outcome } from '../follow-rivalries.ts';
import { asChanged, knownPlayerId, loadKnown, peopleOf, putKnown, type PersonRow } from '../people.ts';
import { isBetween, touchedPairs, type Pair } from './pairs.ts';
import { historiesOf, teammatesAmong, type History } from './queries.ts';

/**
 * Keeps both rows of a streak that two keep in step with each other and with what the two do; it ends without a word
 * when the two are neither rivals nor teammates any more.
 * @param following what else follows from the cause, around the two
 */
export async function followFriendStreaks(cause: Cause, following: readonly RowChange[]): Promise<Outcome> {
  const outcome: Outcome = { changes: [], asks: [] };
  const touched = await touchedPairs(cause);
  if (touched.pairs.length === 0) return outcome;
  const rows = await rowsOf(cause, following, touched.pairs);
  const players = [...new Set(touched.pairs.flat())];
  const people = asChanged(await peopleOf(cause.kysely, players), cause.changes);
  const mayBeOver = touched.hasLostRival || touched.goneMemberships.length > 0;
  const teammates = mayBeOver && (await teammatesAmong(cause, touched));
  const kept: Pair[] = [];
  for (const pair of touched.pairs) {
    const [one, other] = pair.map((id) => people.find((person) => person.id === id));
    if (!one || !other) continue;
    const rivalry = rivalryOf(rows, cause.changes, pair);
    const isUntied = teammates && !teammates.has(pair) && rivalry?.status !== 'accepted';
    const isOver = isUntied || isEnded(cause.changes, pair);
    if (isOver) end(rows, [one, other], rivalry, cause.now);
    else keep(rows, [one, other], cause, outcome);
    // Of somebody out of sight nothing is told; once they are back, all of it is counted.
    if (!isOver && ![one, other].some((row) => isUnseenRow(row, cause.now.getTime()))) kept.push(pair);
  }
  await recount(cause, rows, kept);
  return { ...outcome, changes: rows.changes() };
}

/** The rows of both that may change, those that change already as they will be. */
async function rowsOf(
  { kysely, changes }: Cause,
  following: readonly RowChange[],
  pairs: readonly Pair[],
): Promise<Rows> {
  const rows = new Rows();
  loadKnown(rows, following);
  for (const { after } of changesOf(changes, 'friendStreaks')) if (after) rows.load('friendStreaks', [after]);
  const ways = pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]);
  const ids = (of: (own: UserId, other: UserId) => string) => ways.map(([own, other]) => of(own, other));
  await loadRows(
    { tables: SYNCED },
    kysely,
    pairs.flat().map(userScope),
    [
      { table: 'friendStreaks', ids: ids(friendStreakId) },
      { table: 'rivalries', ids: ids(rivalryRowId) },
      { table: 'knownPlayers', ids: ids(knownPlayerId) },
      { table: 'notifications', ids: [...ids(offeredId), ...ids(agreedId)] },
    ],
    rows,
  );
  return rows;
}

/** The rivalry of two as it will be, whoever's row of it. */
function rivalryOf(rows: Rows, changes: readonly RowChange[], pair: Pair): Rivalry | undefined {
  const change = changesOf(changes, 'rivalries').find(({ before, after }) => {
    const row = after ?? before;
    return row && isBetween(pair, row.userId, row.rivalId);
  });
  return change ? change.after : rows.get('rivalries', rivalryRowId(...pair));
}

function isEnded(changes: readonly RowChange[], pair: Pair): boolean {
  return changesOf(changes, 'friendStreaks').some(
    ({ before, after }) => !after && before && isBetween(pair, before.userId, before.friendId),
  );
}

/** Nothing of it stays with either, and they know of each other what their rivalry still lets them. */
function end(
  rows: Rows,
  [one, other]: [PersonRow, PersonRow],
  rivalry: Rivalry | undefined,
  now: Date,
): void {
  for (const [me, you] of [
    [one, other],
    [other, one],
  ] as const) {
    rows.delete('friendStreaks', friendStreakId(me.id, you.id));
    for (const newsId of [offeredId, agreedId]) rows.delete('notifications', newsId(me.id, you.id));
    if (rivalry) putKnown(rows, me, you, rivalry.status === 'accepted' ? 'rival' : 'stranger', now);
    else rows.delete('knownPlayers', knownPlayerId(me.id, you.id));
  }
}

/** What one of the two has just done, for the other; and who the two are to each other. */
function keep(
  rows: Rows,
  [one, other]: [PersonRow, PersonRow],
  { changes, now }: Cause,
  { asks }: Outcome,
): void {
  const pair: Pair = [one.id, other.id];
  const isRivalry = changesOf(changes, 'rivalries').some(({ before, after }) => {
    const row = after ?? before;
    return row && isBetween(pair, row.userId, row.rivalId);
  });
  for (const [me, you] of [
    [one, other],
    [other, one],
  ] as const) {
    // With their rivalry they would forget each other.
    if (isRivalry) rows.delete('knownPlayers', knownPlayerId(me.id, you.id));
    // Rivals and teammates are alike to the gate, as long as they are about of an age.
    putKnown(rows, me, you, 'rival', now);
  }
  for (const { after } of changesOf(changes, 'friendStreaks')) {
    if (!after || !isBetween(pair, after.userId, after.friendId)) continue;
    const { userId: own, friendId: friend } = after;
    const mirror = rows.get('friendStreaks', friendStreakId(friend, own));
    // Whatever they have of it has ended in the same push.
    if (after.status === 'requested') {
      rows.put('friendStreaks', mirrorOf(after));
      rows.delete('notifications', offeredId(own, friend));
      rows.put('notifications', offered(friend, own, now));
      asks.push({ userId: own, rivalId: friend });
    } else if (after.status === 'accepted' && mirror?.status === 'requested') {
      rows.put('friendStreaks', { ...mirror, status: 'accepted', since: after.since });
      rows.delete('notifications', offeredId(own, friend));
      rows.put('notifications', agreed(friend, own, now));
    }
  }
}

function mirrorOf(row: FriendStreak): FriendStreak {
  return {
    ...row,
    id: friendStreakId(row.friendId, row.userId),
    userId: row.friendId,
    friendId: row.userId,
    status: SEEN_BY_OTHER[row.status],
    askedAs: '',
  };
}

/** Counts the days that each pair has in common, from all that the two have done. */
async function recount(cause: Cause, rows: Rows, pairs: readonly Pair[]): Promise<void> {
  const running = pairs.flatMap(([one, other]) => {
    const both = [rows.get('friendStreaks', friendStreakId(one, other))];
    both.push(rows.get('friendStreaks', friendStreakId(other, one)));
    return both.flatMap((row) => (row && row.since !== null ? [{ row, since: row.since }] : []));
  });
  const [first] = running.map(({ since }) => since).sort();
  if (first === undefined) return;
  const historyOf = await historiesOf(cause, [...new Set(running.map(({ row }) => row.userId))], first);
  for (const { row, since } of running) {
    const counted = { ...row, ...countOf(historyOf(row.userId), historyOf(row.friendId), since) };
    if (JSON.stringify(counted) !== JSON.stringify(row)) rows.put('friendStreaks', counted);
  }
}

function countOf(own: History, friends: History, since: string) {
  const pauses = [...own.pauses, ...friends.pauses].sort(
    (a, b) => a.from.localeCompare(b.from) || a.until.localeCompare(b.until),
  );
  const run = commonRun(own.days, friends.days, { since, pauses });
  const { streak = 0, best = 0, missed = 0, lastDay = null } = run ?? {};
  const friendDay =
    [...friends.days]
      .filter((day) => day >= since)
      .sort()
      .at(-1) ?? null;
  // Whose they are is not said, and what is over matters no more.
  return {
    streak,
    best,
    missed,
    lastDay,
    friendDay,
    pauses: pauses.filter(({ until }) => until >= (lastDay ?? since)),
  };
}

/** The notification that tells a player of an offer. */
const offeredId = (player: UserId, from: UserId): Notification['id'] =>
  derivedId(player, 'friend-streak-offered', from);
const agreedId = (player: UserId, friend: UserId): Notification['id'] =>
  derivedId(player, 'friend-streak-agreed', friend);

// They name nobody: they would outlive a block.

function offered(player: UserId, from: UserId, at: Date): Notification {
  const news = {
    type: 'rival_request' as const,
    title: 'A streak together?',
    message: 'Somebody wants to keep a streak with you.',
    path: '/rivals?tab=requests',
  };
  return newNotification(player, news, at, offeredId(player, from));
}

function agreed(player: UserId, friend: UserId, at: Date): Notification {
  const news = {
    type: 'rival_request' as const,
    title: 'Your streak together is on',
    message: 'Every day on which you both train counts.',
    path: '/rivals?tab=rivals',
  };
  return newNotification(player, news, at, agreedId(player, friend));
}
