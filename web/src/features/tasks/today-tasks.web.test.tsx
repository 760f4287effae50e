import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { messages } from './messages.ts';
import { TodayTasks } from './today-tasks.tsx';

const TODAY = '2026-11-24';

beforeEach(() => void openPhone(new TestPlayer().userId, 'UTC'));
afterEach(() => {
  cleanup();
  closePhone();
});

/** So many tasks of today, of which the first ones are done. */
async function show(tasks: number, done: number, hasProgram: boolean): Promise<void> {
  const todays = Array.from({ length: tasks }, (_, slot) => {
    const isCompleted = slot < done;
    const when = { day: TODAY, isCompleted, completedDay: isCompleted ? TODAY : null };
    return { id: `t${slot}`, name: `Task ${slot}`, category: 'serving', slot, points: 20, ...when } as Task;
  });
  const calm = { isAfterMany: false, isJustBack: false, isTooMuch: false };
  const conditions = { season: undefined } as never;
  const day = { today: TODAY, tasks: todays, refreshes: 0, streakToday: 1, conditions, ...calm };
  await act(
    async () => void render(<TodayTasks {...day} hasProgram={hasProgram} />, { wrapper: MemoryRouter }),
  );
}

const way = () => screen.queryByRole('link', { name: messages.empty.action });

it('leads to the programs below what is done, where no program is left to deal more', async () => {
  await show(1, 1, false);
  expect(screen.getByText('Task 0')).toBeDefined();
  expect(way()?.getAttribute('href')).toBe('/training');
});

it('leads there alone where there is no task, and not where there is one to do or a program runs', async () => {
  await show(0, 0, false);
  expect(way()).not.toBeNull();
  cleanup();
  await show(2, 1, false);
  expect(way()).toBeNull();
  cleanup();
  await show(1, 1, true);
  expect(way()).toBeNull();
});
