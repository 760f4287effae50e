import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { afterEach, expect, it } from 'vitest';
import { DayDone } from './day-done.tsx';

const TODAY = '2026-11-24';

/** So many tasks of today, of which the first ones are done. */
function show(tasks: number, done: number) {
  cleanup();
  const todays = Array.from({ length: tasks }, (_, slot) => {
    const isCompleted = slot < done;
    return { day: TODAY, slot, points: 20, isCompleted, completedDay: isCompleted ? TODAY : null } as Task;
  });
  render(<DayDone today={TODAY} tasks={todays} streakToday={1} />, { wrapper: MemoryRouter });
}

afterEach(cleanup);

it('comes once all of a day is done, and says what it brought', () => {
  show(6, 5);
  expect(screen.queryByRole('link')).toBeNull();
  show(6, 6);
  expect(screen.getByRole('link').textContent).toContain('All six in. Nice work!+120 points today.');
  show(7, 7);
  expect(screen.getByRole('link').textContent).toContain('All 7 in.');
});

it('calls no day finished whose other tasks went with their program', () => {
  show(2, 2);
  expect(screen.queryByRole('link')).toBeNull();
});
