import type { ProgramContent } from 'sync-protocol/entities/training/program';
import { expect, it } from 'vitest';
import { daysOf } from './week-days.ts';

type Week = ProgramContent['program']['weeks'][number];

/** The second week, whose sessions begin with a warm-up of the program's own that nobody is dealt. */
const week = {
  week: 2,
  sessions: Array.from({ length: 5 }, (_, session) =>
    ['warm-up', 'a', 'b', 'c', 'd', 'e'].map((drill) => ({ drill: `${drill}-${session}` })),
  ),
} as Week;

it('shows a day’s main drills as they are dealt, four each, and no warm-up that is not', () => {
  const ofFirstWeek = [1, 2];
  const main = [0, 1, 2, 3, 4].flatMap((session) => [1, 2, 3, 4].map((entry) => 30 + 6 * session + entry));
  const days = daysOf(week, { main: [...ofFirstWeek, ...main], warmUps: [], finishers: [], swaps: [] });
  expect(days).toHaveLength(5);
  expect(days[1]).toEqual(['a-1', 'b-1', 'c-1', 'd-1']);
  expect(days.flat()).not.toContain('warm-up-0');
});

it('shows what is written, of content that does not say what its main work is', () => {
  expect(daysOf(week, undefined)[0]).toEqual(['warm-up-0', 'a-0', 'b-0', 'c-0', 'd-0', 'e-0']);
});
