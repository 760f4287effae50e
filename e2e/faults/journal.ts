import type { TaskId, SavedQuoteId } from 'sync-protocol/ids';
import { expect } from 'vitest';
import type { serverRows } from './simulation/invariants.ts';

type Rows = Awaited<ReturnType<typeof serverRows>>;

/** What a player did and was shown as done: the test's own memory, which no fault can reach. */
export class Journal {
  /** Taps that were confirmed: as many mutations. */
  taps = 0;
  /** The last word on each task that was touched. */
  readonly tasks = new Map<TaskId, boolean>();
  /** The quotes that were kept, and the last note on each. */
  readonly notes = new Map<SavedQuoteId, string>();
}

/** I1, I3: the server holds each last word, and nothing that nobody said. */
export function expectJournalIn({ tasks, savedQuotes }: Rows, journal: Journal): void {
  const done = tasks.filter(({ isCompleted }) => isCompleted).map(({ id }) => id);
  const wanted = [...journal.tasks].flatMap(([id, completed]) => (completed ? [id] : []));
  expect(done.sort(), 'I1 completed tasks').toEqual(wanted.sort());
  expect(new Map(savedQuotes.map(({ id, notes }) => [id, notes])), 'I1 quotes').toEqual(journal.notes);
}
