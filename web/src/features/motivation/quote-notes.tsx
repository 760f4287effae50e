import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { NOTES_MAX } from 'sync-protocol/rules/motivation/quote-terms';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { useSubmit } from '#data/server/use-form.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { messages as text } from './saved-messages.ts';
import { setNotes } from './quote-changes.ts';

/** What a player wrote to a quote, and where they write it. */
export function QuoteNotes({ quote }: { quote: SavedQuote }) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null) return <Editor {...{ quote, draft, setDraft }} />;
  return (
    <button
      type="button"
      onClick={() => setDraft(quote.notes)}
      className="pressable flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md text-left text-sm text-ink-soft hover:text-ink"
    >
      <Pencil className="size-4 shrink-0" aria-hidden />
      {quote.notes ? (
        <>
          <span className="sr-only">{text.editNotes}: </span>
          <span className="min-w-0 whitespace-pre-line">{quote.notes}</span>
        </>
      ) : (
        text.addNotes
      )}
    </button>
  );
}

interface EditorProps {
  quote: SavedQuote;
  draft: string;
  setDraft: (draft: string | null) => void;
}

function Editor({ quote, draft, setDraft }: EditorProps) {
  useHoldUpdates(draft !== quote.notes);
  const { isBusy, formProps } = useSubmit(
    { draft },
    {
      send: async () => {
        if (await setNotes(quote, draft)) setDraft(null);
      },
    },
  );
  return (
    <form {...formProps} className="min-w-0 flex-1 animate-fade-in">
      <TextArea
        label={text.notes}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        maxLength={NOTES_MAX}
        rows={3}
        hint={text.notesHint(NOTES_MAX - draft.length)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the player has just asked to write here
        autoFocus
      />
      <div className="mt-2 flex gap-2 pb-2">
        <Button type="submit" tone="ink" busy={isBusy}>
          {text.saveNotes}
        </Button>
        <Button tone="ghost" onClick={() => setDraft(null)}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
