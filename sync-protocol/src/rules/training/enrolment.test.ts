import { expect, it } from 'vitest';
import { isPaused, isRunning } from './enrolment.ts';

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
    { isArchived: true, replacedAt: null },
    { isArchived: true, replacedAt: '2026-11-02T12:00:00.000Z' },
    { isArchived: false, replacedAt: null },
  ];
  expect(states.map(isPaused)).toEqual([true, false, false]);
});
