import { cleanup, render, screen } from '@testing-library/react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { Load } from 'sync-protocol/entities/training/program';
import { NO_LOAD } from 'sync-protocol/rules/training/load';
import type { SeasonDay } from 'sync-protocol/rules/training/season/season';
import { afterEach, expect, test } from 'vitest';
import { SeasonNote } from './season-note.tsx';

afterEach(cleanup);

const tasks = (isCompleted: boolean, load: Partial<Load>) =>
  [{ isCompleted, load: { ...NO_LOAD, ...load } }] as Task[];
const BEFORE = { phase: 'season', kind: 'free', isBeforeMatch: true } as const;
const MATCH = { phase: 'season', kind: 'match', isBeforeMatch: false } as const;
const DEALT_BEFORE = /^Today’s tasks were picked before you told us\.$/;

test.each<[string, SeasonDay, Task[], number, string | RegExp]>([
  ['that there are no jumps', BEFORE, [], 0, 'No maximal jumps today. Fresh legs win rallies.'],
  ['that there are some, dealt before', BEFORE, tasks(false, { jumps: 6 }), 0, DEALT_BEFORE],
  ['that there are more landings than are good', BEFORE, tasks(false, { landings: 31 }), 0, DEALT_BEFORE],
  [
    'nothing of as many as are good',
    BEFORE,
    tasks(false, { landings: 30 }),
    0,
    'No maximal jumps today. Fresh legs win rallies.',
  ],
  [
    'that it was enough, once they are done',
    BEFORE,
    tasks(true, { jumps: 6 }),
    0,
    'That was enough jumping for today. Fresh legs win rallies.',
  ],
  [
    'that they can be left, once all swaps are used up',
    BEFORE,
    tasks(false, { jumps: 6 }),
    3,
    /Leave out what is hard/,
  ],
  ['that there is too much for a match', MATCH, tasks(false, { swings: 1 }), 0, DEALT_BEFORE],
])('of the day of a match or before it says %s', (_, season, todays, refreshes, text) => {
  render(<SeasonNote season={season} todays={todays} refreshes={refreshes} />);
  expect(screen.getByText(text)).toBeDefined();
  const canSwap = text === DEALT_BEFORE;
  expect(screen.queryAllByRole('button', { name: 'Make them easier' })).toHaveLength(canSwap ? 1 : 0);
});
