import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Conditions } from 'sync-protocol/rules/tasks/conditions';
import { afterEach, expect, it } from 'vitest';
import { DayConditions } from './day-conditions.tsx';
import { messages as season } from '../season/season-messages.ts';
import { messages } from './day-messages.ts';

const late = season.note;

afterEach(cleanup);

/** The cards over a day that comes after many training days, or after a pause. */
async function cardsOn(
  sore: Conditions['sore'],
  after: 'many' | 'pause',
  todays: readonly Task[] = [],
  ofSeason?: Conditions['season'],
): Promise<string[]> {
  const [isAfterMany, isJustBack] = [after === 'many', after === 'pause'];
  // What is fetched with the first card comes inside of it.
  await act(async () => {
    render(
      <DayConditions
        conditions={{ sore, season: ofSeason }}
        isAfterMany={isAfterMany}
        isJustBack={isJustBack}
        todays={todays}
        refreshes={0}
      />,
      { wrapper: MemoryRouter },
    );
    await import('./sore-note.tsx');
    await import('../season/late-note.tsx');
  });
  const notes = await screen.findAllByRole('note');
  return notes.map((note) => note.querySelector('p')?.textContent ?? '');
}

it.each([
  ['many', messages.recovery.title],
  ['pause', messages.comeback.title],
] as const)('says why the day is easy, after %s', async (after, title) => {
  expect(await cardsOn([], after)).toEqual([title]);
});

it.each(['many', 'pause'] as const)(
  'says only that rest is better where much hurts, after %s',
  async (after) => {
    expect(await cardsOn(['knee', 'back', 'shoulder'], after)).toEqual([messages.note.rest.title]);
  },
);

it('says no word of a day without jumps over tasks that have some, and makes them easier', async () => {
  const task = (jumps: number, isCompleted = false) =>
    ({ id: `${jumps}`, load: { jumps, landings: 0, swings: 0 }, isCompleted }) as Task;
  expect(await cardsOn([], 'many', [task(0), task(6, true)])).toEqual([messages.recovery.title]);
  expect(screen.queryByText(messages.recovery.text)).not.toBeNull();
  cleanup();
  expect(await cardsOn([], 'many', [task(0), task(6)])).toEqual([messages.recovery.title]);
  expect(screen.queryByText(messages.recovery.text)).toBeNull();
  expect(screen.queryByText(late.lateText)).not.toBeNull();
  expect(screen.queryByRole('button', { name: late.swap })).not.toBeNull();
});

it('offers to make it easier once, on the day before a match too', async () => {
  const before = { phase: 'season', kind: 'free', isBeforeMatch: true } as const;
  const jumps = { id: 'j', load: { jumps: 6, landings: 0, swings: 0 }, isCompleted: false } as Task;
  expect(await cardsOn([], 'many', [jumps], before)).toEqual([messages.recovery.title]);
  expect(screen.queryAllByRole('button', { name: late.swap })).toHaveLength(1);
  cleanup();
  expect(await cardsOn([], 'pause', [jumps], before)).toContain(late.beforeMatch);
});
