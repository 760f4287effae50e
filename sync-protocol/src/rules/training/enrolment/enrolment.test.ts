import { expect, it } from 'vitest';
import { TestPlayer } from '../../../mutations/testing.ts';
import { dealsOn, isPaused, isRunning } from './enrolment.ts';

it('runs while it is active and not archived; a completed one is neither', () => {
  const states = [
    { isActive: true, isArchived: false },
    { isActive: true, isArchived: true },
    { isActive: false, isArchived: false },
  ];
  expect(states.map(isRunning)).toEqual([true, false, false]);
});

it('is paused while it is archived, until it is history', () => {
  const states = [
    { isArchived: true, replacedAt: null, completedAt: null },
    { isArchived: true, replacedAt: '2026-11-02T12:00:00.000Z', completedAt: null },
    { isArchived: false, replacedAt: null, completedAt: null },
    // As rows of before say it of a program that was finished late.
    { isArchived: true, replacedAt: null, completedAt: '2026-11-02T12:00:00.000Z' },
  ];
  expect(states.map(isPaused)).toEqual([true, false, false, false]);
});

it('deals the days on which it runs, and of a completed one that on which it was completed, where the player is', () => {
  const player = new TestPlayer();
  player.start('2026-11-02');
  const [runs] = player.rows.all('userRegimens');
  if (!runs) throw new Error('it was started');
  // In the night, before the training day ends.
  const completed = { ...runs, isActive: false, completedAt: '2026-11-03T00:30:00.000Z' };
  const days = ['2026-11-01', '2026-11-02', '2026-11-03'];
  const dealt = (of: typeof runs, tz = 'UTC') => days.map((day) => dealsOn(of, { day, tz }));
  expect(dealt(runs)).toEqual([true, true, true]);
  expect(dealt(completed)).toEqual([false, true, false]);
  expect(dealt(completed, 'Asia/Tokyo')).toEqual([false, false, true]);
  expect(dealt({ ...completed, isArchived: true })).toEqual([false, false, false]);
  expect(dealt({ ...completed, replacedAt: completed.completedAt })).toEqual([false, false, false]);
});
