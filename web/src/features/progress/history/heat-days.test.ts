import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import type { StreakPause } from 'sync-protocol/entities/progress/streak-pause';
import { streakPauseId, userId, userRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { foldDays } from 'sync-protocol/rules/progress/credit';
import { runOf, streakOn } from 'sync-protocol/rules/progress/streak';
import { addDays } from 'sync-protocol/rules/training-day';
import { expect, it } from 'vitest';
import { firstMonday, heatWeeks, levelOf, summarizeMonths } from './heat-days.ts';

const PLAYER = userId.parse(newId());
const PROGRAM = userRegimenId.parse(newId());
const MONDAY = '2026-11-02';

function dayAt(offset: number, tasks = 6): DayTotal {
  const day = addDays(MONDAY, offset);
  const noon = Date.parse(`${day}T17:00:00Z`);
  const done = { [PROGRAM]: Array.from({ length: tasks }, (_, index) => noon + index) };
  return { id: newId(), userId: PLAYER, day, done, points: 0, streak: 1, best: 1, held: 0 };
}

function pauseAt(from: number, until: number): StreakPause {
  const id = streakPauseId.parse(newId());
  return { id, userId: PLAYER, from: addDays(MONDAY, from), until: addDays(MONDAY, until) };
}

/** The kinds of the days from the first Monday on, as a player with these training days sees them. */
function kinds(trained: number[], todayOffset: number, pauses: StreakPause[] = []): string {
  const totals = foldDays(
    undefined,
    trained.map((offset) => dayAt(offset)),
    [],
    pauses,
  );
  const today = addDays(MONDAY, todayOffset);
  const last = totals.at(-1);
  const run = last
    ? runOf({
        lastDay: last.day,
        lastAt: Math.max(...Object.values(last.done).flat()),
        streak: last.streak,
        bestStreak: last.best,
        restDays: last.held,
      })
    : null;
  const { streak } = streakOn(run, today, Date.parse(`${today}T18:00:00Z`), pauses);
  const signs = { trained: 'T', rest: 'r', paused: 'p', ahead: '.', none: '-' };
  return heatWeeks(MONDAY, { today, totals, pauses, streak })
    .map((week) => week.map(({ kind }) => signs[kind]).join(''))
    .join(' ');
}

const SIX = [0, 1, 2, 3, 4, 5];

it('tells a rest day that the streak went on over from a day that ended it', () => {
  expect(kinds([...SIX, 7], 8)).toBe('TTTTTTr T-.....');
  expect(kinds([0, 3], 4)).toBe('TrrT-..');
  expect(kinds([0, 4], 5)).toBe('T---T-.');
});

it('counts yesterday as a rest day while the streak stands, and today as open', () => {
  expect(kinds(SIX, 7)).toBe('TTTTTTr -......');
  expect(kinds(SIX, 8)).toBe('TTTTTTr r-.....');
  expect(kinds(SIX, 9)).toBe('TTTTTT- ---....');
});

it('marks paused days, also those to come, and trained days in them as trained', () => {
  expect(kinds([...SIX, 8], 9, [pauseAt(6, 13)])).toBe('TTTTTTp pTppppp');
  expect(kinds([0, 3], 4, [pauseAt(1, 2)])).toBe('TppT-..');
});

it('marks rest days around a pause as well', () => {
  expect(kinds([...SIX, 10], 11, [pauseAt(7, 9)])).toBe('TTTTTTr pppT-..');
});

it('begins with the Monday of so many weeks', () => {
  expect(firstMonday('2026-11-21', 1)).toBe('2026-11-16');
  expect(firstMonday('2026-11-16', 3)).toBe('2026-11-02');
});

it('colours a day by how many of its six tasks were done', () => {
  expect([1, 2, 3, 4, 5, 6, 12].map(levelOf)).toEqual([1, 1, 2, 2, 3, 4, 4]);
});

it('sums the same days up by month, without days to come', () => {
  const totals = foldDays(undefined, [dayAt(0, 2), dayAt(28), dayAt(29)], []);
  const today = addDays(MONDAY, 30);
  const weeks = heatWeeks(MONDAY, { today, totals, pauses: [pauseAt(30, 33)], streak: 2 });
  expect(summarizeMonths(weeks, today)).toMatchObject([
    { month: '2026-12', trained: 1, tasks: 6, paused: 1 },
    { month: '2026-11', trained: 2, tasks: 8, paused: 0 },
  ]);
});
