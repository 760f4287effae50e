import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { NOTES_MAX } from 'sync-protocol/rules/motivation/quote-terms';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { NOTE_DRAFTS } from '#data/drafts/unsaved.ts';
import { useKeptFields } from '#data/drafts/use-kept-fields.ts';
import { useSubmit } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { messages as text } from './saved-messages.ts';
import { setNotes } from './quote-changes.ts';

/** What a player wrote to a quote, and where they write it. */
export function QuoteNotes({ quote }: { quote: SavedQuote }) {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Editor quote={quote} onClose={() => setIsOpen(false)} />;
  return (
    <button
      type="button"
      onClick={() => setIsOpen(true)}
      className="pressable flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md text-left text-sm text-ink-soft hover:text-ink"
    >
      <Pencil className="size-4 shrink-0" aria-hidden />
      {quote.notes ? (
        <>
          <span className="sr-only">{text.editNotes}: </span>
          <span dir="auto" className="min-w-0 whitespace-pre-line">
            {quote.notes}
          </span>
        </>
      ) : (
        text.addNotes
      )}
    </button>
  );
}

interface EditorProps {
  quote: SavedQuote;
  onClose: () => void;
}

/** What is typed and not saved outlives the screen: a filter or a tab may take it away in the middle. */
function Editor({ quote, onClose }: EditorProps) {
  const { fields, change, clear } = useKeptFields(NOTE_DRAFTS + quote.id, { notes: quote.notes });
  const close = () => {
    clear();
    onClose();
  };
  const { isBusy, formProps } = useSubmit(fields, {
    send: async ({ notes }) => {
      if (await setNotes(quote, notes)) close();
    },
  });
  return (
    <form {...formProps} className="min-w-0 flex-1 animate-fade-in">
      <TextArea
        label={text.notes}
        value={fields.notes}
        onChange={(event) => change({ notes: event.target.value })}
        maxLength={NOTES_MAX}
        rows={3}
        hint={text.notesHint(NOTES_MAX - fields.notes.length)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked to write here
        autoFocus
      />
      <div className="mt-2 flex gap-2 pb-2">
        <Button type="submit" tone="ink" busy={isBusy}>
          {text.saveNotes}
        </Button>
        <Button tone="ghost" onClick={close}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
