import { describe, expect, it } from 'vitest';
import { addDays, CREDIT_WINDOW_DAYS } from '../../rules/training-day.ts';
import type { SavedQuoteId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

/** A player who did the first two tasks of a day at two instants. */
function whoDidTwo() {
  const player = new TestPlayer();
  const enrolment = player.start(DAY);
  const [first, second] = player.tasksOf(DAY);
  if (!first || !second) throw new Error('a program deals tasks');
  player.setCompleted(first, true, DAY, { at: `${DAY}T10:00:00.000Z` });
  player.setCompleted(second, true, DAY, { at: `${DAY}T11:00:00.000Z` });
  const badges = () =>
    player.rows
      .all('userBadges')
      .map(({ badgeId }) => badgeId)
      .sort();
  const instants = () => player.rows.all('dayTotals')[0]?.done[enrolment];
  return { player, first, second, badges, instants, stats: () => player.rows.all('playerStats')[0] };
}

it('a day’s last completion is the latest of them, whichever was heard of first', () => {
  const { player, stats } = whoDidTwo();
  const [, , third] = player.tasksOf(DAY);
  if (third) player.setCompleted(third, true, DAY, { at: `${DAY}T09:00:00.000Z` });
  expect(stats()).toMatchObject({ completedTasks: 3, lastAt: Date.parse(`${DAY}T11:00:00.000Z`) });
});

describe('unchecking one of two tasks', () => {
  it('takes back its own completion, and leaves the other one and the day', () => {
    for (const [taken, left] of [
      ['first', '11:00'],
      ['second', '10:00'],
    ] as const) {
      const done = whoDidTwo();
      expect(done.player.setCompleted(done[taken], false, DAY)).toBeUndefined();
      expect(done.instants(), taken).toEqual([Date.parse(`${DAY}T${left}:00.000Z`)]);
      const lastAt = Date.parse(`${DAY}T${left}:00.000Z`);
      expect(done.stats()).toMatchObject({
        totalPoints: 20,
        completedTasks: 1,
        trainedDays: 1,
        streak: 1,
        lastAt,
      });
    }
  });

  it('on a later day takes the points from the day that had them, and no badge', () => {
    const { player, first, badges, stats } = whoDidTwo();
    const earned = badges();
    expect(earned).toContain('tasks-1');
    const later = addDays(DAY, 3);
    expect(player.setCompleted(first, false, later)).toBeUndefined();
    expect(player.rows.all('dayTotals')).toMatchObject([{ day: DAY, points: 20, streak: 1 }]);
    expect(stats()).toMatchObject({ totalPoints: 20, completedTasks: 1, lastDay: DAY });
    expect(badges()).toEqual(earned);
  });

  it('on the same day keeps the badges that the other one earned', () => {
    const { player, first, badges } = whoDidTwo();
    player.setCompleted(first, false, DAY);
    expect(badges()).toContain('tasks-1');
  });

  it('leaves badges of today that something else has earned, as doing a task does', () => {
    const { player, first, badges } = whoDidTwo();
    const quotes = Array.from({ length: 5 }, () => newId<SavedQuoteId>());
    for (const savedQuoteId of quotes) {
      const fields = { quote: savedQuoteId, category: 'focus', notes: '' } as const;
      player.run('savedQuote.save', { savedQuoteId, ...fields }, DAY);
    }
    const [one] = quotes;
    if (one) player.run('savedQuote.delete', { savedQuoteId: one }, DAY);
    expect(badges()).toContain('quotes-5');
    const [, , third] = player.tasksOf(DAY);
    if (third) player.setCompleted(third, true, DAY);
    expect(badges()).toContain('quotes-5');
    player.setCompleted(first, false, DAY);
    expect(badges()).toContain('quotes-5');
  });

  it('keeps badges of past days, though the stats would no longer earn them', () => {
    const { player, first, second, badges } = whoDidTwo();
    const earned = badges();
    const later = addDays(DAY, 1);
    // Nothing of what earned them is left when today's task is taken back too.
    player.run('tasks.refresh', {}, later);
    const [task] = player.tasksOf(later);
    if (!task) throw new Error('a program deals tasks');
    player.setCompleted(task, true, later);
    player.setCompleted(first, false, later);
    player.setCompleted(second, false, later);
    expect(player.setCompleted(task, false, later)).toBeUndefined();
    expect(player.rows.all('playerStats')).toMatchObject([{ completedTasks: 0 }]);
    expect(badges()).toEqual(earned);
  });

  it('is possible as long as a day can be credited, and no longer', () => {
    const { player, first, second } = whoDidTwo();
    expect(player.setCompleted(first, false, addDays(DAY, CREDIT_WINDOW_DAYS))).toBeUndefined();
    expect(player.setCompleted(second, false, addDays(DAY, CREDIT_WINDOW_DAYS + 1))).toBe(
      'too_late_to_uncheck',
    );
  });

  it('holds, though the phone’s clock went back in between', () => {
    const { player, second } = whoDidTwo();
    expect(player.setCompleted(second, false, DAY, { at: `${DAY}T10:30:00.000Z` })).toBeUndefined();
    expect(player.rows.get('tasks', second.id)).toMatchObject({ isCompleted: false, completedDay: null });
  });
});
