import { render, screen } from '@testing-library/react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { SeasonDay } from 'sync-protocol/rules/training/season';
import { expect, test } from 'vitest';
import { SeasonNote } from './season-note.tsx';

const jumping = (isCompleted: boolean) => [{ isCompleted, load: { jumps: 6 } }] as Task[];

test.each([
  ['that there are no jumps', [], 'No maximal jumps today. Fresh legs win rallies.'],
  ['that there are some, dealt before', jumping(false), 'Your tasks were dealt before you said so.'],
  [
    'that it was enough, once they are done',
    jumping(true),
    'That was enough jumping for today. Fresh legs win rallies.',
  ],
])('on the day before a match it says %s', (_, todays, text) => {
  render(<SeasonNote season={{ kind: 'before-match' } as unknown as SeasonDay} todays={todays} />);
  expect(screen.getByText(text)).toBeDefined();
});
