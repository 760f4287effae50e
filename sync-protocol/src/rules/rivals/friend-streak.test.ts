import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FriendStreak } from '../../entities/rivals/friend-streak.ts';
import { userId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../training-day.ts';
import { commonRun, friendStreakOn } from './friend-streak.ts';

const START = '2026-01-05';
const on = (count: number) => addDays(START, count);
const days = (...counts: number[]) => counts.map(on);
const run = (own: string[], friends: string[], pauses: FriendStreak['pauses'] = [], since = START) =>
  commonRun(own, friends, { since, pauses });

/** The row that the server makes of what two have done. */
function rowOf(own: string[], friends: string[], pauses: FriendStreak['pauses'] = []): FriendStreak {
  const { streak = 0, best = 0, missed = 0, lastDay = null } = run(own, friends, pauses) ?? {};
  return {
    id: newId(),
    userId: userId.parse(newId()),
    friendId: userId.parse(newId()),
    status: 'accepted',
    askedAs: '',
    createdAt: `${START}T12:00:00.000Z`,
    since: START,
    streak,
    best,
    missed,
    lastDay,
    pauses,
    friendDay: friends.toSorted().at(-1) ?? null,
  };
}

describe('the run that two have in common', () => {
  it('counts a day when both trained on it', () => {
    expect(run(days(0, 1, 2, 3), days(0, 1, 3))).toMatchObject({ streak: 3, best: 3, lastDay: on(3) });
    expect(run(days(0, 2), days(1, 3))).toBeNull();
  });

  it('begins when both have wanted it', () => {
    expect(run(days(0, 1, 2), days(0, 1, 2), [], on(1))).toMatchObject({ streak: 2 });
  });

  it('has two free days in any seven, whoever of the two took them', () => {
    expect(run(days(0, 1, 3), days(0, 2, 3))).toMatchObject({ streak: 2 });
    expect(run(days(0, 1, 4), days(0, 2, 3, 4))).toMatchObject({ streak: 1, best: 1 });
  });

  it('is held over a pause of either', () => {
    const pauses = [{ from: on(1), until: on(9) }];
    expect(run(days(0, 10), days(0, 3, 10), pauses)).toMatchObject({ streak: 2 });
  });

  it('is the same for both, in whatever order the days arrive, and never longer than what one of them did', () => {
    const some = fc.array(fc.nat(40), { maxLength: 40 });
    fc.assert(
      fc.property(some, some, fc.array(fc.tuple(fc.nat(40), fc.nat(9)), { maxLength: 2 }), (a, b, held) => {
        const pauses = held.map(([from, length]) => ({ from: on(from), until: on(from + length) }));
        const own = days(...a);
        const common = run(own, days(...b), pauses);
        expect(run(days(...b), own.toReversed(), pauses)).toEqual(common);
        expect(common?.streak ?? 0).toBeLessThanOrEqual(run(own, own, pauses)?.best ?? 0);
        expect(common?.best ?? 0).toBeLessThanOrEqual(new Set(a.filter((day) => b.includes(day))).size);
      }),
    );
  });
});

describe('a streak of two on a day', () => {
  it('grows at once with the day that makes it two', () => {
    const row = rowOf(days(0, 1), days(0, 1, 2));
    expect(friendStreakOn(row, on(1), on(2))).toEqual({ streak: 2, held: 2, isMine: false, isTheirs: true });
    expect(friendStreakOn(row, on(2), on(2))).toMatchObject({ streak: 3, isMine: true, isTheirs: true });
  });

  it('waits for the friend without a word of blame, and is over when the free days are', () => {
    const row = rowOf(days(0, 1), days(0, 1));
    expect(friendStreakOn(row, on(2), on(2))).toEqual({ streak: 2, held: 2, isMine: true, isTheirs: false });
    expect(friendStreakOn(row, on(2), on(4))).toMatchObject({ streak: 2, held: 0 });
    expect(friendStreakOn(row, on(2), on(5))).toMatchObject({ streak: 0 });
  });

  it('says on the phone what the server will', () => {
    const some = fc.array(fc.nat(20), { maxLength: 20 });
    fc.assert(
      fc.property(some, some, fc.boolean(), (a, b, isDone) => {
        const [own, friends] = [a, b].map((counts) => days(...counts.filter((count) => count < 20)));
        if (!own || !friends) return;
        const before = rowOf(own, isDone ? [...friends, on(20)] : friends);
        const after = rowOf([...own, on(20)], isDone ? [...friends, on(20)] : friends);
        expect(friendStreakOn(before, on(20), on(20))).toEqual(friendStreakOn(after, on(20), on(20)));
      }),
    );
  });
});
