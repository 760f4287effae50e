import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { extendRun, nextMilestone, nextTier, runOf, streakOn, tierOf, type Run } from './streak.ts';
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
});

describe('extendRun', () => {
  it('grows day by day', () => {
    expect(runOver([0, 1, 2])).toMatchObject({ streak: 3, best: 3, held: 0 });
  });

  it('starts over after a missed day without a rest day', () => {
    expect(runOver([0, 1, 3])).toMatchObject({ streak: 1, best: 2 });
  });

  it('earns a rest day every six training days, two at most', () => {
    expect(runOver([0, 1, 2, 3, 4, 5])?.held).toBe(1);
    expect(runOver(Array.from({ length: 30 }, (_, day) => day))?.held).toBe(2);
  });

  it('spends a rest day on a missed day, which adds nothing', () => {
    expect(runOver([0, 1, 2, 3, 4, 5, 7])).toMatchObject({ streak: 7, held: 0 });
  });

  it('never breaks by a gap of one date within 36 hours', () => {
    const run = {
      lastDay: '2026-05-04',
      lastAt: Date.parse('2026-05-05T03:00:00Z'),
      streak: 5,
      best: 5,
      held: 0,
    };
    const tokyo = Date.parse('2026-05-06T09:00:00Z');
    expect(extendRun(run, { day: '2026-05-06', firstAt: tokyo, lastAt: tokyo }).streak).toBe(6);
    expect(extendRun(run, { day: '2026-05-06', firstAt: tokyo + NOON, lastAt: tokyo + NOON }).streak).toBe(1);
    const limit = run.lastAt + 36 * 3_600_000;
    const streakAt = (at: number) => extendRun(run, { day: '2026-05-06', firstAt: at, lastAt: at }).streak;
    expect([streakAt(limit), streakAt(limit + 1)]).toEqual([6, 1]);
    // Two dates are missed, however few hours lie between.
    expect(extendRun(run, { day: '2026-05-07', firstAt: tokyo, lastAt: tokyo }).streak).toBe(1);
  });

  it('never loses the best streak, and never holds more than two rest days', () => {
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
  const stats = { streak: 3, bestStreak: 5, restDays: 1 };

  it('is what the stats hold, and none before the first training day', () => {
    expect(runOf({ ...stats, lastDay: '2026-01-06', lastAt: 7 })).toEqual({
      lastDay: '2026-01-06',
      lastAt: 7,
      streak: 3,
      best: 5,
      held: 1,
    });
    expect(runOf({ ...stats, lastDay: null, lastAt: null })).toBeNull();
    expect(runOf({ ...stats, lastDay: '2026-01-06', lastAt: null })).toBeNull();
  });
});

describe('streakOn', () => {
  const run = runOver([0, 1, 2, 3, 4, 5]);

  it('knows that today was trained', () => {
    expect(streakOn(run, '2026-01-06', instant('2026-01-06'))).toEqual({
      streak: 6,
      held: 1,
      trainedToday: true,
    });
  });

  it('does not miss today before it is over', () => {
    expect(streakOn(run, '2026-01-07', instant('2026-01-07'))).toEqual({
      streak: 6,
      held: 1,
      trainedToday: false,
    });
  });

  it('shows a rest day as spent, and the end when none is left', () => {
    expect(streakOn(run, '2026-01-08', instant('2026-01-08'))).toEqual({
      streak: 6,
      held: 0,
      trainedToday: false,
    });
    expect(streakOn(run, '2026-01-09', instant('2026-01-09') + NOON * 2).streak).toBe(0);
  });
});
