import { cleanup, render, screen } from '@testing-library/react';
import type { Task } from 'sync-protocol/entities/tasks/task';
import { BODY_PARTS } from 'sync-protocol/rules/training/program-terms';
import { afterEach, expect, it } from 'vitest';
import { messages } from './day-messages.ts';
import { SoreNote } from './sore-note.tsx';

/** What is said to a sore knee on a day with or without main work; maybe it is an easy one for another reason. */
function said(place: number | null, isEasyAnyway: boolean): string {
  render(<SoreNote sore={['knee']} todays={[{ place } as Task]} isEasyAnyway={isEasyAnyway} />);
  return screen.getByRole('note').textContent;
}

afterEach(cleanup);

it('says that nothing of the program is left', () => {
  expect(said(null, false)).toContain(messages.note.otherWork);
});

it('says nothing of it while there is main work', () => {
  expect(said(3, false)).not.toContain(messages.note.otherWork);
});

it('does not blame the knee for an easy day that a match or six days in a row ask for', () => {
  expect(said(null, true)).not.toContain(messages.note.otherWork);
  expect(screen.getByRole('note').textContent).toContain(messages.note.text);
});

it('says that it can’t spare anything from what the player wrote', () => {
  const note = (drillId: string | null) => {
    render(<SoreNote sore={['knee']} todays={[{ place: 3, drillId } as Task]} isEasyAnyway={false} />);
    const said = screen.getByRole('note').textContent;
    cleanup();
    return said;
  };
  expect(note(null)).toContain(messages.note.ownLines);
  expect(note('3f1c')).not.toContain(messages.note.ownLines);
});

it('advises rest, and an adult, where much hurts at once', () => {
  render(<SoreNote sore={[...BODY_PARTS]} todays={[{ place: null } as Task]} isEasyAnyway={false} />);
  const said = screen.getByRole('note').textContent;
  for (const text of Object.values(messages.note.rest)) expect(said).toContain(text);
  expect(said).not.toContain(messages.note.otherWork);
});
