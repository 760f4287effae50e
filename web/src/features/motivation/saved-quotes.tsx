import type { QuoteCategory } from 'sync-protocol/entities/motivation/motivation';
import type { SavedQuote } from 'sync-protocol/entities/motivation/saved-quote';
import type { SavedQuoteId } from 'sync-protocol/ids';
import { savedQuoteSave } from 'sync-protocol/mutations/motivation/saved-quote-changes';
import { newId } from 'sync-protocol/new-id';
import { QUOTE_CATEGORIES } from 'sync-protocol/rules/motivation/quote-terms';
import { useSavedQuotes } from '#data/live/motivation.ts';
import { useReady } from '#data/rows/tap.ts';
import { useSession } from '#data/session/session.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { BackLink } from '#ui/controls/back-link.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Catch } from '#ui/controls/catch.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { Link } from '#ui/controls/link.tsx';
import { GuestTop } from '#ui/surfaces/guest-top.tsx';
import { GuestWays } from '#ui/surfaces/guest-ways.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/surfaces/state-message.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { messages } from './messages.ts';
import { messages as text } from './saved-messages.ts';
import { QuoteCard } from './quote-card.tsx';

const FILTERS = ['all', ...QUOTE_CATEGORIES] as const;

/** The words that a player keeps. */
export function SavedQuotes() {
  const { user } = useSession();
  if (!user) return <LogInFirst />;
  return (
    <Page title={text.title} width="full" above={<BackLink to="/">{text.back}</BackLink>}>
      <Catch fallback={<LoadFailed />}>
        <Quotes />
      </Catch>
    </Page>
  );
}

/** What Undo brings back, and a deletion takes, needs the same rows whichever quote it is. */
const ANY = { savedQuoteId: newId<SavedQuoteId>(), quote: '', category: 'focus', notes: '' } as const;

function Quotes() {
  const quotes = useSavedQuotes();
  useReady(savedQuoteSave, ANY);
  if (!quotes) return <SkeletonList rows={3} rowClass="h-36" label={text.loading} />;
  if (quotes.length === 0) return <NoQuotes />;
  return <QuoteList quotes={quotes} />;
}

function QuoteList({ quotes }: { quotes: readonly SavedQuote[] }) {
  const [filter, setFilter] = useChosen('show', FILTERS, 'all');
  const isWaiting = useIsWaiting();
  const countIn = (category: QuoteCategory) => quotes.filter((quote) => quote.category === category).length;
  const shown = filter === 'all' ? quotes : quotes.filter(({ category }) => category === filter);
  const chips = [
    { value: 'all' as const, label: <Counted name={text.all} count={quotes.length} /> },
    ...QUOTE_CATEGORIES.map((value) => ({
      value,
      label: <Counted name={messages.categories[value]} count={countIn(value)} />,
    })),
  ];
  return (
    <>
      <p className="-mt-3 mb-4 text-sm text-ink-soft" role="status">
        {text.count(quotes.length)}
      </p>
      <Chips label={text.filter} chips={chips} value={filter} onChange={setFilter} />
      {shown.length === 0 && filter !== 'all' && (
        <EmptyState
          title={text.emptyIn(messages.categories[filter])}
          action={<Button onClick={() => setFilter('all')}>{text.showAll}</Button>}
        />
      )}
      <ul aria-label={text.list} className="mt-4 gap-3 md:columns-2 xl:columns-3">
        {shown.map((quote) => (
          <QuoteCard key={quote.id} quote={quote} isWaiting={isWaiting(quote.id)} />
        ))}
      </ul>
    </>
  );
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} {count > 0 && <span className="numerals text-xs font-normal">{count}</span>}
    </>
  );
}

function NoQuotes() {
  return (
    <EmptyState
      isPage
      title={text.empty}
      text={text.emptyText}
      action={
        <Link to="/" className={buttonClass({ tone: 'primary', size: 'lg' })}>
          {text.emptyAction}
        </Link>
      }
    />
  );
}

function LogInFirst() {
  return (
    <Page title={text.title} above={<GuestTop />} isQuiet>
      <EmptyState isPage title={text.logInFirst} action={<GuestWays />} />
    </Page>
  );
}

function LoadFailed() {
  return (
    <ErrorState
      isPage
      title={text.error}
      text={text.errorText}
      action={
        <Button tone="primary" size="lg" onClick={() => location.reload()}>
          {text.refreshPage}
        </Button>
      }
    />
  );
}
