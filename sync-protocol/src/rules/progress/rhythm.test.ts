import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rhythm } from '../../entities/progress/day-total.ts';
import { addDays, daysBetween, weekStart } from '../training-day.ts';
import { BREAK_DAYS, isSameRhythm, REST_WEEK, rhythmAfter, SEASON_DAYS, SEASON_TRAINED } from './rhythm.ts';

/** A Monday. */
const START = '2026-01-05';
const on = (count: number) => addDays(START, count);

/** The rhythm after training on days counted from a Monday. */
function rhythmOver(days: readonly number[]): Rhythm | null {
  let last: { day: string; rhythm: Rhythm | null } | undefined;
  for (const count of days) last = { day: on(count), rhythm: rhythmAfter(last, on(count)) };
  return last?.rhythm ?? null;
}

/** Training on so many days of each of some weeks, from their Mondays on. */
const weeksOf = (counts: readonly number[]) =>
  counts.flatMap((count, week) => Array.from({ length: count }, (_, day) => week * 7 + day));

describe('a week of rest', () => {
  it.each([
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 0],
    [7, 0],
  ])('with %i training days counts %i, once it is over', (trained, restWeeks) => {
    const days = weeksOf([trained]);
    expect(rhythmOver(days)?.restWeeks).toBe(0);
    expect(rhythmOver([...days, 7])?.restWeeks).toBe(restWeeks);
  });

  it('is none before the player has begun: their first one counts from a Monday on', () => {
    expect(rhythmOver([4, 5, 6, 7])?.restWeeks).toBe(0);
    expect(rhythmOver([4, 7, 8, 9, 14])?.restWeeks).toBe(1);
  });
});

describe('a season’s break', () => {
  const season = weeksOf(Array.from({ length: 12 }, () => 2));
  const last = season.at(-1) ?? 0;

  it('counts when the player is back after it, and the season begins anew', () => {
    // The last training day is the twelfth week's Tuesday: the season is not long enough yet.
    const long = [...season, 83];
    const back = 83 + BREAK_DAYS + 1;
    expect(rhythmOver([...season, last + BREAK_DAYS + 1])).toMatchObject({ breaks: 0, trained: 1 });
    expect(rhythmOver([...long, back])).toMatchObject({ breaks: 1, since: on(back), trained: 1 });
    expect(rhythmOver([...long, back - 1])).toMatchObject({ breaks: 0, since: START, trained: 26 });
  });

  it('needs a season before it, with two training days a week', () => {
    const few = Array.from({ length: 12 }, (_, week) => week * 7);
    expect(rhythmOver([...few, 83, 83 + BREAK_DAYS + 1])?.breaks).toBe(0);
    expect(rhythmOver([...few, 200, 240])?.breaks).toBe(0);
  });
});

it('is what the days themselves say, over any history', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 20, max: 40 })),
        {
          minLength: 1,
          maxLength: 120,
        },
      ),
      fc.nat(6),
      (gaps, first) => {
        const days = gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? first) + gap], [first]);
        const dates = days.map(on);
        const [start = START] = dates;
        const latest = dates.at(-1) ?? START;
        const weeks = [...Map.groupBy(dates, weekStart)].filter(
          ([monday]) => monday >= start && monday < weekStart(latest),
        );
        const rested = weeks.filter(
          ([, trained]) => trained.length >= REST_WEEK.least && trained.length <= REST_WEEK.most,
        );
        const seasons: string[][] = [];
        for (const [index, day] of dates.entries()) {
          const before = dates[index - 1];
          if (before === undefined || daysBetween(before, day) > BREAK_DAYS) seasons.push([]);
          seasons.at(-1)?.push(day);
        }
        const breaks = seasons
          .slice(0, -1)
          .filter(
            (season) =>
              season.length >= SEASON_TRAINED &&
              daysBetween(season[0] ?? '', season.at(-1) ?? '') + 1 >= SEASON_DAYS,
          );
        expect(rhythmOver(days)).toMatchObject({
          restWeeks: rested.length,
          breaks: breaks.length,
          since: seasons.at(-1)?.[0],
          trained: seasons.at(-1)?.length,
        });
      },
    ),
  );
});

it('says nothing after a day of which nothing is known', () => {
  expect(rhythmAfter({ day: START }, on(1))).toBeNull();
  expect(rhythmAfter({ day: START, rhythm: null }, on(1))).toBeNull();
});

it('tells what says the same', () => {
  const one = rhythmAfter(undefined, START);
  expect(isSameRhythm(one && { ...one }, one)).toBe(true);
  expect(isSameRhythm(one && { ...one, breaks: 1 }, one)).toBe(false);
  expect([isSameRhythm(undefined, one), isSameRhythm(one, null), isSameRhythm(undefined, null)]).toEqual([
    false,
    false,
    true,
  ]);
});
