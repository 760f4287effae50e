import { Trash2 } from 'lucide-react';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import { Card } from '#ui/surfaces/card.tsx';
import { dateInShort } from '#ui/format.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { CategoryMark } from './category-mark.tsx';
import { messages } from './messages.ts';
import { messages as text } from './saved-messages.ts';
import { removeQuote } from './quote-changes.ts';
import { QuoteNotes } from './quote-notes.tsx';

/** A kept quote with the player's note. */
export function QuoteCard({ quote, isWaiting }: { quote: SavedQuote; isWaiting: boolean }) {
  const { category, savedAt } = quote;
  return (
    <Card as="li" isPadded={false} className="mb-3 break-inside-avoid px-4 pt-4 pb-1.5 sm:px-5">
      <p className="flex items-center gap-2 text-xs font-semibold text-ink-soft">
        <CategoryMark category={category} className="size-4 text-accent-ink" />
        {messages.categories[category]}
        {isWaiting && <WaitingMark label={text.waiting} />}
        <span className="ml-auto font-normal text-ink-faint">{text.savedOn(dateInShort(savedAt))}</span>
      </p>
      <blockquote className="mt-2.5 text-lg leading-snug font-semibold text-pretty">{quote.quote}</blockquote>
      <div className="mt-2 flex items-start gap-2 border-t border-line pt-1">
        <QuoteNotes quote={quote} />
        <IconButton
          label={text.remove(quote.quote)}
          icon={<Trash2 className="size-5 text-ink-soft" aria-hidden />}
          data-removes
          className="-mr-2"
          onClick={() => void removeQuote(quote)}
        />
      </div>
    </Card>
  );
}
