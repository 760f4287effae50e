import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streakPauseId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { byDay } from '../../rules/progress/credit.ts';
import { addDays, daysBetween } from '../../rules/training-day.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

function trained(...days: number[]) {
  const player = new TestPlayer();
  player.start(DAY);
  const train = (count: number) => {
    const day = addDays(DAY, count);
    player.run('tasks.refresh', {}, day);
    const [task] = player.tasksOf(day);
    if (!task) throw new Error('no task');
    player.setCompleted(task, true);
  };
  /** Tells of a pause on a day; it begins there, or so many days later. */
  const pause = (count: number, length: number, later?: number) => {
    const day = addDays(DAY, count);
    const from = later === undefined ? {} : { from: addDays(day, later) };
    return player.run(
      'streak.pause',
      { streakPauseId: streakPauseId.parse(newId()), days: length, ...from },
      day,
    );
  };
  days.forEach(train);
  return { player, train, pause, streak: () => player.rows.all('playerStats')[0]?.streak };
}

describe('streak.pause', () => {
  it('lets the streak stand over the paused days, which add nothing', () => {
    const { train, pause, streak } = trained(0, 1);
    expect(pause(2, 14)).toBeUndefined();
    train(16);
    expect(streak()).toBe(3);
  });

  it('S3.6 begins on no day before the account, where that is known; late ones may come', () => {
    const { player } = trained(0);
    const pauseOn = (count: number) =>
      player.run(
        'streak.pause',
        { streakPauseId: streakPauseId.parse(newId()), days: 1 },
        addDays(DAY, count),
        { playerSince: `${DAY}T18:00:00.000Z` },
      );
    expect([pauseOn(-1), pauseOn(0)]).toEqual(['before_account', undefined]);
  });

  it('lasts ninety days at most', () => {
    const { pause } = trained(0);
    expect(() => pause(1, 91)).toThrow('days');
    expect(() => pause(1, 0)).toThrow('days');
    expect(pause(1, 90)).toBeUndefined();
  });

  it('does not cover days beyond it', () => {
    const { train, pause, streak } = trained(0, 1);
    pause(2, 3);
    train(8);
    expect(streak()).toBe(1);
  });

  it('may come after the days that follow it are known', () => {
    const { train, pause, streak } = trained(0, 1);
    train(5);
    expect(streak()).toBe(1);
    pause(2, 3);
    expect(streak()).toBe(3);
  });

  it('is possible twice in ninety days', () => {
    const { pause } = trained(0);
    expect([pause(1, 2), pause(1, 2), pause(1, 3), pause(10, 14), pause(40, 1), pause(100, 1)]).toEqual([
      undefined,
      undefined,
      'already_paused',
      undefined,
      'pause_limit',
      undefined,
    ]);
  });

  it('never lies over another one, whichever is told of first', () => {
    const { player, pause } = trained(0);
    expect(pause(8, 3)).toBeUndefined();
    expect([pause(5, 14), pause(5, 4), pause(10, 1)]).toEqual(Array(3).fill('already_paused'));
    expect([pause(5, 3)]).toEqual([undefined]);
    expect(player.rows.all('streakPauses')).toHaveLength(2);
  });

  it('that is told of twice stands once, and is no mistake', () => {
    const { player } = trained(0);
    const pauseId = streakPauseId.parse(newId());
    const twice = () => player.run('streak.pause', { streakPauseId: pauseId, days: 3 }, addDays(DAY, 1));
    expect([twice(), twice()]).toEqual([undefined, undefined]);
    expect(player.rows.all('streakPauses')).toHaveLength(1);
  });

  it('told of up to a week later mends the streak that its days broke', () => {
    const { train, pause, streak } = trained(0, 1, 9);
    expect(streak()).toBe(1);
    expect(pause(10, 7, -8)).toBe('pause_too_far');
    expect(pause(9, 7, -7)).toBeUndefined();
    expect(streak()).toBe(3);
    train(10);
    expect(streak()).toBe(4);
  });

  it('may be told of up to a week ahead, and be given up', () => {
    const { player, pause, train, streak } = trained(0, 1);
    expect(pause(1, 5, 8)).toBe('pause_too_far');
    expect(pause(1, 5, 3)).toBeUndefined();
    const [planned] = player.rows.all('streakPauses');
    if (!planned) throw new Error('no pause');
    expect(planned).toMatchObject({ from: addDays(DAY, 4), until: addDays(DAY, 8) });
    // Nothing is paused today, so that a plain resume ends nothing.
    player.run('streak.resume', {}, addDays(DAY, 2));
    expect(player.rows.all('streakPauses')).toHaveLength(1);
    player.run('streak.resume', { streakPauseId: planned.id }, addDays(DAY, 2));
    expect(player.rows.all('streakPauses')).toEqual([]);
    train(9);
    expect(streak()).toBe(1);
  });

  it('that is over stays, though it is resumed', () => {
    const { player, pause } = trained(0);
    pause(9, 3, -7);
    const [past] = player.rows.all('streakPauses');
    if (!past) throw new Error('no pause');
    player.run('streak.resume', { streakPauseId: past.id }, addDays(DAY, 9));
    expect(player.rows.all('streakPauses')).toEqual([past]);
  });

  it('gives the same days and stats whether it is told before, on, or after its first day', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(24), { maxLength: 14 }),
        fc.integer({ min: 8, max: 16 }),
        fc.integer({ min: 1, max: 14 }),
        fc.tuple(fc.integer({ min: -7, max: 7 }), fc.integer({ min: -7, max: 7 })),
        (days, first, length, told) => {
          const ends = told.map((later) => {
            const { player, train, pause } = trained();
            for (let day = 0; day <= 24; day++) {
              if (day === first + later) expect(pause(day, length, -later)).toBeUndefined();
              if (days.includes(day)) train(day);
            }
            const totals = player.rows.all('dayTotals').toSorted(byDay);
            const counts = totals.map(({ day, streak, best, held, missed, points }) => [
              day,
              streak,
              best,
              held,
              missed,
              points,
            ]);
            const { streak, bestStreak, totalPoints } = player.rows.all('playerStats')[0] ?? {};
            return { counts, streak, bestStreak, totalPoints };
          });
          expect(ends[1]).toEqual(ends[0]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('never lies on another one, lasts longer than ninety days or begins a third time in ninety', () => {
    const tap = fc.record({
      on: fc.nat(200),
      later: fc.integer({ min: -7, max: 7 }),
      length: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        const { player, pause } = trained();
        for (const { on, later, length } of taps) pause(on, length, later);
        const pauses = player.rows.all('streakPauses').toSorted((a, b) => (a.from < b.from ? -1 : 1));
        for (const [index, { from, until }] of pauses.entries()) {
          expect(daysBetween(from, until) + 1).toBeLessThanOrEqual(90);
          const [next, second] = pauses.slice(index + 1);
          if (next) expect(next.from > until).toBe(true);
          if (second) expect(daysBetween(from, second.from)).toBeGreaterThanOrEqual(90);
        }
      }),
    );
  });

  it('that began today is as if it had never been once it is ended', () => {
    const { player, pause } = trained(0);
    pause(2, 5);
    player.run('streak.resume', {}, addDays(DAY, 2));
    expect(player.rows.all('streakPauses')).toEqual([]);
    expect(pause(2, 5)).toBeUndefined();
  });

  it('can be ended on its last day, which is then to be trained', () => {
    const { player, pause } = trained(0, 1);
    pause(2, 3);
    player.run('streak.resume', {}, addDays(DAY, 4));
    expect(player.rows.all('streakPauses')).toMatchObject([{ until: addDays(DAY, 3) }]);
  });

  it('counts the days anew that were trained by the time its end is heard of', () => {
    const { player, train, pause, streak } = trained(0, 1);
    pause(2, 14);
    train(9);
    expect(streak()).toBe(3);
    player.run('streak.resume', {}, addDays(DAY, 4));
    expect(streak()).toBe(1);
  });

  it('can be ended early', () => {
    const { player, train, pause, streak } = trained(0, 1);
    pause(2, 14);
    player.run('streak.resume', {}, addDays(DAY, 4));
    expect(player.rows.all('streakPauses')).toMatchObject([
      { from: addDays(DAY, 2), until: addDays(DAY, 3) },
    ]);
    train(7);
    expect(streak()).toBe(1);
  });
});
