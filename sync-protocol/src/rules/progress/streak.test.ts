import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendRun, nextGoal, nextMilestone, nextTier, runOf, streakOn, tierOf, type Run } from './streak.ts';
import { addDays } from '../training-day.ts';

const NOON = 12 * 3_600_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`) + NOON;

/** The run after training at noon on days counted from 2026-01-01. */
function runOver(days: number[]): Run | null {
  return days
    .map((count) => addDays('2026-01-01', count))
    .reduce<Run | null>(
      (run, day) => extendRun(run, { day, firstAt: instant(day), lastAt: instant(day) }),
      null,
    );
}

describe('tiers', () => {
  it.each([
    [0, 100, 0],
    [2, 100, 0],
    [3, 120, 1],
    [6, 120, 1],
    [7, 150, 2],
    [13, 150, 2],
    [14, 200, 3],
    [29, 200, 3],
    [30, 250, 4],
    [400, 250, 4],
  ])('a streak of %i multiplies by %i percent with %i flames', (streak, multiplier, flames) => {
    expect(tierOf(streak)).toMatchObject({ multiplier, flames });
  });

  it('names what comes next', () => {
    expect(nextTier(3)?.from).toBe(7);
    expect(nextTier(30)).toBeUndefined();
    expect([0, 3, 7, 30, 50, 200, 365, 400].map(nextMilestone)).toEqual([3, 7, 14, 50, 75, 365, 400, 500]);
  });

  it.each([
    [0, 3],
    [2, 7],
    [13, 30],
    [29, 30],
    [49, 50],
  ])('before training, after %i days, has day %i ahead, as the tier of today is reached', (streak, goal) => {
    expect(nextGoal(streak, streak + 1)).toBe(goal);
  });

  it.each([
    [2, 3],
    [3, 7],
    [30, 50],
  ])('after training, with %i days, has day %i ahead', (streak, goal) => {
    expect(nextGoal(streak, streak)).toBe(goal);
  });
});

describe('extendRun', () => {
  it('grows day by day', () => {
    expect(runOver([0, 1, 2])).toMatchObject({ streak: 3, best: 3, held: 2 });
  });

  it('goes on over two missed days of any seven, which add nothing, and ends with the third', () => {
    expect(runOver([0, 1, 3])).toMatchObject({ streak: 3, held: 1 });
    expect(runOver([0, 3])).toMatchObject({ streak: 2, held: 0 });
    expect(runOver([0, 4])).toMatchObject({ streak: 1, best: 1, held: 2 });
    // Missed are the 2nd, the 4th and the 8th or 9th day: seven days after the first of them it is forgotten.
    expect(runOver([0, 2, 4, 5, 6, 8])).toMatchObject({ streak: 1 });
    expect(runOver([0, 2, 4, 5, 6, 7, 9])).toMatchObject({ streak: 7 });
  });

  it('never breaks for whoever trains from Monday to Friday', () => {
    const days = Array.from({ length: 20 * 7 }, (_, day) => day).filter((day) => day % 7 < 5);
    expect(runOver(days)).toMatchObject({ streak: 100, best: 100 });
  });

  it('breaks just when the third day of seven is missed, over any history', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 90 }), (trained) => {
        const days = [0, ...trained.flatMap((isTrained, index) => (isTrained ? [index + 1] : []))];
        let since = 0;
        let streak = 0;
        for (const day of days) {
          const missed = Array.from({ length: day - since }, (_, back) => since + back + 1).filter(
            (one) => one < day && !days.includes(one),
          );
          const isBroken = missed.some(
            (one) => missed.filter((other) => other > one - 7 && other <= one).length > 2,
          );
          if (isBroken) since = day;
          streak = isBroken ? 1 : streak + 1;
          expect(runOver(days.filter((one) => one <= day))?.streak).toBe(streak);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('ends no streak that the rules of before kept alive when they changed', () => {
    fc.assert(
      fc.property(
        fc.nat(2),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 6 }),
        (held, streak, gap) => {
          const lastDay = '2026-05-04';
          const kept = {
            lastDay,
            lastAt: instant(lastDay),
            streak,
            bestStreak: streak,
            restDays: held,
            missedDays: null,
          };
          const day = addDays(lastDay, gap);
          const before = gap - 1 <= held ? streak : 0;
          expect(streakOn(runOf(kept), day, instant(day)).streak).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('never breaks by a gap of one date within 36 hours', () => {
    const run = {
      lastDay: '2026-05-04',
      lastAt: Date.parse('2026-05-05T03:00:00Z'),
      streak: 5,
      best: 5,
      held: 0,
      // Both free days are spent.
      missed: 0b11,
    };
    const tokyo = Date.parse('2026-05-06T09:00:00Z');
    expect(extendRun(run, { day: '2026-05-06', firstAt: tokyo, lastAt: tokyo }).streak).toBe(6);
    expect(extendRun(run, { day: '2026-05-06', firstAt: tokyo + NOON, lastAt: tokyo + NOON }).streak).toBe(1);
    const limit = run.lastAt + 36 * 3_600_000;
    const streakAt = (at: number) => extendRun(run, { day: '2026-05-06', firstAt: at, lastAt: at }).streak;
    expect([streakAt(limit), streakAt(limit + 1)]).toEqual([6, 1]);
    // Two dates are missed, however few hours lie between.
    expect(extendRun(run, { day: '2026-05-07', firstAt: tokyo, lastAt: tokyo }).streak).toBe(1);
    // Unless one of them was paused: then it is one again.
    const pauses = [{ from: '2026-05-05', until: '2026-05-05' }];
    expect(extendRun(run, { day: '2026-05-07', firstAt: tokyo, lastAt: tokyo }, pauses).streak).toBe(6);
  });

  it('never loses the best streak, and never has more than two free days left', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(120), { minLength: 1 }), (days) => {
        let best = 0;
        const sorted = days.sort((a, b) => a - b);
        for (let count = 1; count <= sorted.length; count++) {
          const run = runOver(sorted.slice(0, count));
          expect(run?.best).toBeGreaterThanOrEqual(best);
          expect(run?.held).toBeLessThanOrEqual(2);
          best = run?.best ?? 0;
        }
      }),
    );
  });
});

describe('runOf', () => {
  const stats = { streak: 3, bestStreak: 5, restDays: 1, missedDays: 4 };

  it('is what the stats hold, and none before the first training day', () => {
    expect(runOf({ ...stats, lastDay: '2026-01-06', lastAt: 7 })).toEqual({
      lastDay: '2026-01-06',
      lastAt: 7,
      streak: 3,
      best: 5,
      held: 1,
      missed: 4,
    });
    expect(runOf({ ...stats, lastDay: null, lastAt: null })).toBeNull();
    expect(runOf({ ...stats, lastDay: '2026-01-06', lastAt: null })).toBeNull();
  });
});

describe('streakOn', () => {
  const run = runOver([0, 1, 2, 3, 4, 5]);

  const day = (count: number) => addDays('2026-01-01', count);
  const on = (count: number) => streakOn(run, day(count), instant(day(count)));

  it('knows that today was trained', () => {
    expect(on(5)).toEqual({ streak: 6, held: 2, trainedToday: true });
  });

  it('takes a day that is over elsewhere for trained, where it is still the day before', () => {
    expect(on(4)).toEqual({ streak: 6, held: 2, trainedToday: true });
  });

  it('does not miss today before it is over', () => {
    expect(on(6)).toEqual({ streak: 6, held: 2, trainedToday: false });
  });

  it('says how many free days are left, and the end when too many were missed', () => {
    expect(on(7)).toEqual({ streak: 6, held: 1, trainedToday: false });
    expect(on(8)).toEqual({ streak: 6, held: 0, trainedToday: false });
    expect(on(9)).toEqual({ streak: 0, held: 0, trainedToday: false });
  });

  it('waits as long as a pause lasts', () => {
    const pauses = [{ from: day(6), until: day(95) }];
    expect(streakOn(run, day(96), instant(day(96)), pauses).streak).toBe(6);
    expect(streakOn(run, day(99), instant(day(99)), pauses).streak).toBe(0);
  });
});
