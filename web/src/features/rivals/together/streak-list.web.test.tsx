import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { userId } from 'sync-protocol/ids';
import { commonRun, friendStreakOn } from 'sync-protocol/rules/rivals/friend-streak';
import { addDays } from 'sync-protocol/rules/training-day';
import { afterEach, describe, expect, it } from 'vitest';
import { StreakList } from './streak-list.tsx';

const START = '2026-01-05';
const day = (count: number) => addDays(START, count);

/** What a player reads of a streak that they keep with Kim, on a day, when the two trained on these days before. */
function readBy(own: readonly string[], friends: readonly string[], today: string): string {
  const {
    streak = 0,
    best = 0,
    missed = 0,
    lastDay = null,
  } = commonRun(own, friends, { since: START, pauses: [] }) ?? {};
  const row = {
    id: '0190a2b4-0000-7000-8000-000000000001',
    userId: userId.parse('0190a2b4-0000-7000-8000-00000000000a'),
    friendId: userId.parse('0190a2b4-0000-7000-8000-00000000000b'),
    status: 'accepted' as const,
    askedAs: 'Kim',
    createdAt: `${START}T12:00:00.000Z`,
    since: START,
    streak,
    best,
    missed,
    lastDay,
    pauses: [],
    friendDay: friends.at(-1) ?? null,
  };
  const now = friendStreakOn(row, own.at(-1) ?? null, today);
  render(<StreakList streaks={[{ ...row, player: undefined, now }]} />, { wrapper: MemoryRouter });
  const words = screen.getByText(/[.?]$/).textContent;
  const days = screen.getByRole('img', { name: /together$/ }).getAttribute('aria-label') ?? '';
  cleanup();
  return `${days}: ${words}`;
}

afterEach(cleanup);

describe('after a day that one of the two missed', () => {
  const both = [day(0), day(1), day(2)];
  const [missed, trained] = [both, [...both, day(3)]];

  it('both read the same: the streak stands, and how it goes on', () => {
    const words = '3 days together: Both train today, and it’s 4 days.';
    expect(readBy(missed, trained, day(4))).toContain(words);
    expect(readBy(trained, missed, day(4))).toBe(readBy(missed, trained, day(4)));
  });

  it('both read the same when it is over: how it starts, and not whose day it was', () => {
    expect(readBy(missed, trained, day(6))).toContain(
      '0 days together: Train on the same day, and it starts.',
    );
    expect(readBy(trained, missed, day(6))).toBe(readBy(missed, trained, day(6)));
  });

  it('reads who has trained on the day, never who has not', () => {
    expect(readBy(missed, [...trained, day(4)], day(4))).toContain('Kim trained today. Your turn?');
    expect(readBy([...trained, day(4)], missed, day(4))).toContain('You trained today.');
  });
});
