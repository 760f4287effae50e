import { describe, expect, it } from 'vitest';
import type { ClubSession, LoadDay } from '../../entities/tasks/load-day.ts';
import { userId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { addDays } from '../training-day.ts';
import { hasNoFreeDay, loadOn, OWN_EFFORT, totalOf, weekLoadOf } from './load-diary.ts';

/** A Monday. */
const MONDAY = '2026-11-16';
const user = userId.parse(newId());

const session = (minutes: number, effort: number): ClubSession => ({ minutes, effort, jumps: null });
const noted = (day: string, practice: ClubSession | null, match: ClubSession | null = null): LoadDay => ({
  id: newId(),
  userId: user,
  day,
  practice,
  match,
});
const task = (completedDay: string, estimatedMinutes: number) => ({ completedDay, estimatedMinutes });

describe('the load of a day', () => {
  it('is minutes times effort, and the app’s own tasks count by themselves', () => {
    const load = loadOn(
      MONDAY,
      [noted(MONDAY, session(90, 6), session(60, 8)), noted(addDays(MONDAY, 1), session(10, 10))],
      [task(MONDAY, 10), task(MONDAY, 15), task(addDays(MONDAY, 1), 99)],
    );
    expect(load).toEqual({ day: MONDAY, practice: 540, match: 480, own: 25 * OWN_EFFORT, isActive: true });
    expect(totalOf(load)).toBe(540 + 480 + 75);
  });

  it('is nothing where nothing was noted', () => {
    expect(loadOn(MONDAY, [], [])).toMatchObject({ practice: 0, match: 0, own: 0, isActive: false });
    expect(loadOn(MONDAY, [noted(MONDAY, session(60, 0))], [])).toMatchObject({
      practice: 0,
      isActive: true,
    });
  });
});

describe('the load of a week', () => {
  const weeks = (...totals: number[]) =>
    totals.map((total, back) => noted(addDays(MONDAY, -7 * back), total > 0 ? session(total, 1) : null));

  it('is well above the last four from a third more on', () => {
    expect(weekLoadOf(MONDAY, weeks(520, 400, 400, 400, 400), [])).toMatchObject({
      total: 520,
      mean: 400,
      isWellAbove: false,
    });
    expect(weekLoadOf(MONDAY, weeks(521, 400, 400, 400, 400), [])).toMatchObject({ isWellAbove: true });
    expect(weekLoadOf(MONDAY, weeks(400, 400, 0, 400, 400), [])).toMatchObject({
      mean: 300,
      isWellAbove: true,
    });
  });

  it('compares with nothing as long as little is known', () => {
    expect(weekLoadOf(MONDAY, weeks(600, 100, 100), [])).toMatchObject({ mean: null, isWellAbove: false });
  });

  it('compares like with like: practice noted for the first time beside weeks of tasks is no leap', () => {
    const tasks = [0, 1, 2, 3, 4].map((back) => task(addDays(MONDAY, -7 * back), 100));
    expect(weekLoadOf(MONDAY, [], tasks)).toMatchObject({ mean: 300 });
    expect(weekLoadOf(MONDAY, weeks(600), tasks)).toMatchObject({ mean: null, isWellAbove: false });
    expect(weekLoadOf(MONDAY, weeks(600, 300, 0, 300), tasks)).toMatchObject({ mean: null });
    expect(weekLoadOf(MONDAY, weeks(600, 300, 0, 300, 300), tasks)).toMatchObject({
      mean: 525,
      isWellAbove: true,
    });
  });

  it('has a free day, unless each of the last seven had something', () => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, back) => noted(addDays(MONDAY, -back), session(60, 0)));
    expect(hasNoFreeDay(MONDAY, days(7), [])).toBe(true);
    expect(hasNoFreeDay(MONDAY, days(6), [])).toBe(false);
    expect(hasNoFreeDay(MONDAY, days(6), [task(addDays(MONDAY, -6), 10)])).toBe(true);
  });
});
