import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Conditions } from 'sync-protocol/rules/tasks/dealing/conditions';
import { afterEach, expect, it } from 'vitest';
import { DayConditions } from './day-conditions.tsx';
import { messages as season } from '../season/season-messages.ts';
import { messages } from './day-messages.ts';

const { late, note } = season;

afterEach(cleanup);

interface Day {
  todays?: readonly Task[];
  season?: Conditions['season'];
  isTooMuch?: boolean;
}

/** The cards over a day that comes after many training days, or after a pause, or after nothing of note. */
async function cardsOn(
  sore: Conditions['sore'],
  after: 'many' | 'pause' | 'nothing',
  { todays = [], season: ofSeason, isTooMuch = false }: Day = {},
): Promise<string[]> {
  const [isAfterMany, isJustBack] = [after === 'many', after === 'pause'];
  // What is fetched with the first card comes inside of it.
  await act(async () => {
    render(
      <DayConditions
        conditions={{ sore, season: ofSeason }}
        isAfterMany={isAfterMany}
        isJustBack={isJustBack}
        isTooMuch={isTooMuch}
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

const jumps = { id: 'j', load: { jumps: 6, landings: 0, swings: 0 }, isCompleted: false } as Task;
const BEFORE_MATCH = { phase: 'season', kind: 'free', isBeforeMatch: true } as const;

it('says no word of a day without jumps over tasks that have some, and makes them easier', async () => {
  expect(await cardsOn([], 'many', { todays: [jumps], isTooMuch: true })).toEqual([messages.recovery.title]);
  expect(screen.queryByText(messages.recovery.text)).toBeNull();
  expect(screen.queryByText(late.recovery.text)).not.toBeNull();
  expect(screen.queryByRole('button', { name: note.swap })).not.toBeNull();
});

it.each(['nothing', 'pause'] as const)(
  'makes tasks easier that were dealt before the week was known, after %s',
  async (after) => {
    expect(await cardsOn([], after, { todays: [jumps], isTooMuch: true })).toEqual([late.week.title]);
    expect(screen.queryByText(late.week.text)).not.toBeNull();
    expect(screen.queryByRole('button', { name: note.swap })).not.toBeNull();
  },
);

it('offers to make it easier once, on the day before a match too', async () => {
  const hard = { todays: [jumps], season: BEFORE_MATCH, isTooMuch: true };
  for (const [after, title] of [
    ['many', messages.recovery.title],
    ['nothing', note.beforeMatch],
  ] as const) {
    expect(await cardsOn([], after, hard)).toEqual([title]);
    expect(screen.queryAllByRole('button', { name: note.swap })).toHaveLength(1);
    cleanup();
  }
  // It is not for the match that these are too much.
  const swings = { ...jumps, load: { jumps: 0, landings: 0, swings: 6 } };
  expect(await cardsOn([], 'nothing', { ...hard, todays: [swings] })).toEqual([late.week.title]);
  expect(screen.queryAllByRole('button', { name: note.swap })).toHaveLength(1);
});
