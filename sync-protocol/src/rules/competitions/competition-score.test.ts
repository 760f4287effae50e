import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { userRegimenId, type UserRegimenId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { foldDays, withCompletion } from '../progress/credit.ts';
import type { DayTotal } from '../../entities/progress/day-total.ts';
import { dayStart, trainingDay } from '../training-day.ts';
import {
  contributionOf,
  countsUntil,
  endOf,
  NOTHING,
  plus,
  resultOf,
  scoreOf,
  timeRemaining,
  type Contribution,
} from './competition-score.ts';

const ONE = userRegimenId.parse(newId());
const TWO = userRegimenId.parse(newId());
const baseOf = (id: UserRegimenId) => (id === ONE ? 20 : 30);

describe('what counts', () => {
  const day = { day: '1970-01-01', done: { [ONE]: [100, 200, 300], [TWO]: [250] }, streak: 3 };

  test('is what was done after the beginning and up to the end', () => {
    const count = (from: number, until: number) => contributionOf(day, { from, until }, baseOf);
    // A streak of three days multiplies by 1.2.
    expect(count(0, 1000)).toEqual({ tasks: 4, points: 3 * 24 + 36, days: 1 });
    expect(count(100, 250)).toEqual({ tasks: 2, points: 24 + 36, days: 1 });
    expect(count(300, 1000)).toEqual(NOTHING);
    expect(count(0, 99)).toEqual(NOTHING);
    expect(contributionOf(undefined, { from: 0, until: 1000 }, baseOf)).toEqual(NOTHING);
    // At the beginning it is still the day before in the last zone, and in none the one before that.
    const on = (date: string) =>
      contributionOf({ ...day, day: date }, { from: 0, until: 1000 }, baseOf).tasks;
    expect([on('1969-12-30'), on('1969-12-31')]).toEqual([0, 4]);
  });

  test('decides by its kind', () => {
    const done: Contribution = { tasks: 4, points: 90, days: 2 };
    expect([scoreOf('tasks', done), scoreOf('points', done), scoreOf('streaks', done)]).toEqual([4, 90, 2]);
    expect([resultOf(3, 2), resultOf(2, 3), resultOf(2, 2)]).toEqual(['won', 'lost', 'draw']);
  });

  test('is the same in whatever order it arrives, counted by what changes or all at once', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 10, 2, 12), max: Date.UTC(2026, 10, 8, 12) });
    const completions = fc.uniqueArray(fc.record({ at: instant, enrolment: fc.constantFrom(ONE, TWO) }), {
      selector: ({ at }) => at,
      maxLength: 30,
    });
    fc.assert(
      fc.property(completions, instant, instant, (all, a, b) => {
        const window = { from: Math.min(a, b), until: Math.max(a, b) };
        const enrolments = [ONE, TWO].map((id) => ({ id, basePoints: baseOf(id) }));
        let days: DayTotal[] = [];
        let kept = NOTHING;
        const add = ({ at, enrolment }: (typeof all)[number]) => {
          const on = trainingDay(at, 'UTC');
          const was = days.find(({ day: one }) => one === on) ?? emptyDay(on);
          const others = days.filter((one) => one.day !== on);
          const now = withCompletion(was, { userRegimenId: enrolment }, at);
          const folded = foldDays(undefined, [...others, now], enrolments as never);
          for (const after of folded) {
            const before = days.find((one) => one.day === after.day);
            if (before === after) continue;
            kept = plus(kept, contributionOf(after, window, baseOf));
            kept = plus(kept, contributionOf(before, window, baseOf), -1);
          }
          days = folded;
        };
        for (const one of all) add(one);
        const whole = days.reduce((sum, one) => plus(sum, contributionOf(one, window, baseOf)), NOTHING);
        expect(kept).toEqual(whole);
        const within = all.filter(({ at }) => at > window.from && at <= window.until);
        expect(kept.tasks).toBe(within.length);
        expect(kept.days).toBe(new Set(within.map(({ at }) => trainingDay(at, 'UTC'))).size);
      }),
      { numRuns: 60 },
    );
  });

  function emptyDay(on: string): DayTotal {
    return { id: newId(), userId: newId(), day: on, done: {}, points: 0, streak: 1, best: 1, held: 0 };
  }
});

describe('how long it goes on', () => {
  test('what is left of the day, then so many whole training days, to two in the morning', () => {
    const zone = 'America/Chicago';
    expect(endOf('2026-11-02T23:00:00.000Z', 7, zone)).toBe('2026-11-10T08:00:00.000Z');
    expect(countsUntil('2026-11-10T08:00:00.000Z')).toBe('2026-11-11T08:00:00.000Z');
  });

  test('never less than was agreed, nor a day more, and to the turn of a training day', () => {
    const zones = fc.constantFrom(
      'UTC',
      'America/Chicago',
      'Europe/Berlin',
      'Asia/Tokyo',
      'Pacific/Kiritimati',
    );
    const start = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(start, fc.integer({ min: 1, max: 30 }), zones, (at, duration, zone) => {
        const end = Date.parse(endOf(at.toISOString(), duration, zone));
        const days = (end - at.getTime()) / 86_400_000;
        // A clock that is changed takes an hour, or gives one.
        expect(days).toBeGreaterThan(duration - 1 / 24 - 1e-9);
        expect(days).toBeLessThanOrEqual(duration + 1 + 1 / 24);
        expect(end).toBe(dayStart(trainingDay(end, zone), zone));
      }),
    );
  });

  test('in whole days and hours, and nothing once it is over', () => {
    const at = Date.parse('2026-11-02T12:00:00.000Z');
    expect(timeRemaining('2026-11-05T14:59:00.000Z', at)).toEqual({ days: 3, hours: 2 });
    expect(timeRemaining('2026-11-02T12:59:00.000Z', at)).toEqual({ days: 0, hours: 0 });
    expect(timeRemaining('2026-11-02T11:00:00.000Z', at)).toEqual({ days: 0, hours: 0 });
  });
});
