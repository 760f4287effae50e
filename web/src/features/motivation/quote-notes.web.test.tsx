import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { newId, type SavedQuoteId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { whatIsUnsaved } from '#data/drafts/unsaved.ts';
import { removeQuote } from './quote-changes.ts';
import { QuoteNotes } from './quote-notes.tsx';
import { messages } from './saved-messages.ts';

vi.mock('#data/rows/mutate.ts', () => ({ mutate: async () => ({ ok: true }) }));

const quote = { id: newId<SavedQuoteId>(), quote: 'Next ball.', notes: '' } as SavedQuote;
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const note = () => screen.getByLabelText<HTMLTextAreaElement>(messages.notes);
/** As after a reload, another tab or another filter. */
function comeBack() {
  cleanup();
  render(<QuoteNotes quote={quote} />);
  click(messages.addNotes);
}
const write = (words: string) => fireEvent.change(note(), { target: { value: words } });
const expectNote = (words: string) => waitFor(() => expect(note().value).toBe(words));
const expectKept = (kept: unknown[]) => waitFor(async () => expect(await whatIsUnsaved()).toEqual(kept));

beforeEach(() => {
  openPhone(newId<UserId>(), 'UTC');
  comeBack();
  write('Before each serve');
});
afterEach(() => {
  cleanup();
  closePhone();
});

it('a note that was begun is there when the player comes back', async () => {
  await expectKept(['words']);
  comeBack();
  await expectNote('Before each serve');
});

it.each([messages.cancel, messages.saveNotes])('and no longer after %s', async (done) => {
  await expectKept(['words']);
  click(done);
  await expectKept([]);
  await screen.findByRole('button', { name: messages.addNotes });
  comeBack();
  expect(note().value).toBe('');
});

it('and goes with its quote', async () => {
  await expectKept(['words']);
  await removeQuote(quote);
  await expectKept([]);
});
