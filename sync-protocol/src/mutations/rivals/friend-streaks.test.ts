import { describe, expect, it } from 'vitest';
import { userId, type UserId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { friendStreakId } from '../../rules/derived-ids.ts';
import { MAX_FRIEND_STREAKS } from '../../rules/rivals/friend-streak.ts';
import { addDays } from '../../rules/training-day.ts';
import { RIVALRY_STATUS, type RivalryStatus } from '../../rules/rivals/rival-terms.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';
const somebody = () => userId.parse(newId());

const TAPS = {
  offer: (player: TestPlayer, friendId: UserId) =>
    player.run('friendStreak.offer', { friendId, askedAs: 'Ace' }, DAY),
  accept: (player: TestPlayer, friendId: UserId) => player.run('friendStreak.accept', { friendId }, DAY),
  end: (player: TestPlayer, friendId: UserId) => player.run('friendStreak.end', { friendId }, DAY),
} as const;
type Tap = keyof typeof TAPS;

function stands(player: TestPlayer, status: RivalryStatus, friendId = somebody()): UserId {
  const id = friendStreakId(player.userId, friendId);
  const since = status === 'accepted' ? DAY : null;
  const run = { since, streak: 0, best: 0, missed: 0, lastDay: null, friendDay: null, pauses: [] };
  const asked = { askedAs: '', createdAt: `${DAY}T11:00:00.000Z` };
  player.rows.load('friendStreaks', [{ id, userId: player.userId, friendId, status, ...asked, ...run }]);
  return friendId;
}

/** What each tap makes of each state: the state after it, or the refusal that leaves it. */
const STATES = ['none', ...RIVALRY_STATUS] as const;
const TABLE: Record<Tap, Record<(typeof STATES)[number], string>> = {
  offer: { none: 'requested', requested: 'requested', asked: 'accepted', accepted: 'accepted' },
  accept: { none: 'offer_gone', requested: 'offer_gone', asked: 'accepted', accepted: 'accepted' },
  end: { none: 'none', requested: 'none', asked: 'none', accepted: 'none' },
};
const EVERY = Object.keys(TAPS).flatMap((tap) => STATES.map((state) => ({ tap: tap as Tap, state })));

it.each(EVERY)('$tap with $state', ({ tap, state }) => {
  const player = new TestPlayer();
  const friendId = state === 'none' ? somebody() : stands(player, state);
  const refusal = TAPS[tap](player, friendId);
  const after = player.rows.all('friendStreaks')[0]?.status ?? 'none';
  expect(refusal ?? after).toBe(TABLE[tap][state]);
  if (refusal) expect(after).toBe(state);
});

describe('a streak together', () => {
  it('counts from the day on which both have said yes', () => {
    const player = new TestPlayer();
    TAPS.accept(player, stands(player, 'asked'));
    expect(player.rows.all('friendStreaks')).toMatchObject([{ status: 'accepted', since: DAY, streak: 0 }]);
  });

  it('counts no day between the offer and the yes', () => {
    const player = new TestPlayer();
    player.run('friendStreak.accept', { friendId: stands(player, 'asked') }, addDays(DAY, 3));
    expect(player.rows.all('friendStreaks')).toMatchObject([{ status: 'accepted', since: addDays(DAY, 3) }]);
  });

  it('counts no day before it was offered, whatever the clock of who says yes', () => {
    const player = new TestPlayer();
    player.run('friendStreak.accept', { friendId: stands(player, 'asked') }, addDays(DAY, -300));
    expect(player.rows.all('friendStreaks')).toMatchObject([{ status: 'accepted', since: DAY }]);
  });

  it('is with somebody else', () => {
    const player = new TestPlayer();
    expect(TAPS.offer(player, player.userId)).toBe('own_friend_streak');
  });

  it(`is one of ${MAX_FRIEND_STREAKS}, those offered among them, those that others offer not`, () => {
    const player = new TestPlayer();
    const asking = stands(player, 'asked');
    for (let count = 0; count < MAX_FRIEND_STREAKS - 1; count++)
      stands(player, count % 2 ? 'accepted' : 'requested');
    expect(TAPS.offer(player, somebody())).toBeUndefined();
    expect([TAPS.offer(player, somebody()), TAPS.offer(player, asking), TAPS.accept(player, asking)]).toEqual(
      Array(3).fill('too_many_friend_streaks'),
    );
  });
});
