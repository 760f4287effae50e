import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import type { SavedQuoteId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import {
  savedQuoteDelete,
  savedQuoteSave,
  savedQuoteSetNotes,
} from 'sync-protocol/mutations/motivation/saved-quote-changes';
import { written } from 'sync-protocol/rules/words/written';
import { keepDraft } from '#data/drafts/drafts.ts';
import { sayFailed } from '#data/rows/failure-text.ts';
import { mutate } from '#data/rows/mutate.ts';
import { NOTE_DRAFTS } from '#data/drafts/unsaved.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './saved-messages.ts';

/** Lets a quote go at once, and offers to bring it back. */
export async function removeQuote(quote: SavedQuote): Promise<void> {
  const result = await mutate(savedQuoteDelete, { savedQuoteId: quote.id });
  if (!result.ok) return sayFailed(text.removeFailed, result, text.removeFailedText);
  // Nothing would bring a note up again that was begun on it.
  keepDraft(NOTE_DRAFTS + quote.id, {}).catch(() => undefined);
  toast({ title: text.removed, action: { label: text.undo, onSelect: () => void bringBack(quote) } });
}

/** Under another id: the deletion of the old one may be on its way to other phones. */
async function bringBack({ quote, category, notes }: SavedQuote): Promise<void> {
  const savedQuoteId = newId<SavedQuoteId>();
  const result = await mutate(savedQuoteSave, { savedQuoteId, quote, category, notes });
  if (!result.ok) toast({ title: text.undoFailed, text: result.message, tone: 'danger' });
}

/** Changes the note on a quote; answers whether it stands. */
export async function setNotes({ id }: SavedQuote, notes: string): Promise<boolean> {
  const result = await mutate(savedQuoteSetNotes, { savedQuoteId: id, notes: written(notes) });
  if (result.ok) toast({ title: text.notesUpdated, tone: 'success' });
  else sayFailed(text.notesFailed, result, text.notesFailedText);
  return result.ok;
}
