import { Bookmark, ChevronDown, ChevronUp, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { isSameQuote } from 'sync-protocol/rules/motivation/quote-terms';
import { useSavedQuotes, type TodaysMotivation } from '#data/live/motivation.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { excerptOf } from '#ui/excerpt.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CategoryMark } from './category-mark.tsx';
import { messages } from './messages.ts';
import { useMotivationCard } from './use-motivation-card.ts';

const text = messages.daily;
/** Of a longer text only this much shows until it is opened. */
const SHOWN = 100;

interface MotivationCardProps {
  day: string;
  motivation: TodaysMotivation;
}

/** A few words for the day: small until they are tapped, then whole, to be kept or swapped. */
export function MotivationCard({ day, motivation }: MotivationCardProps) {
  const { prompt, category, isViewed } = motivation;
  const titleId = useId();
  const { isOpen, open, close, refresh, save } = useMotivationCard(day, motivation);
  return (
    <Card
      as="section"
      isPadded={false}
      aria-labelledby={titleId}
      className="mt-4 flex items-start gap-3 py-1.5 pr-1.5 pl-4"
    >
      <span
        className={cx(
          'mt-1.5 grid size-8 shrink-0 place-items-center rounded-full',
          isViewed ? 'bg-well text-ink-soft' : 'bg-accent text-on-accent',
        )}
      >
        <CategoryMark category={category} className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 py-3">
        <h2 id={titleId} className={cx('mb-1 text-xs font-semibold text-ink-soft', !isOpen && 'sr-only')}>
          {text.title}
          <span className="font-normal"> · {messages.categories[category]}</span>
        </h2>
        {/* Whoever listens hears another one as it comes. */}
        <blockquote aria-live="polite">
          {isOpen ? (
            <p className="animate-fade-in text-lg leading-snug font-semibold">{prompt}</p>
          ) : (
            <Excerpt prompt={prompt} isNew={!isViewed} onOpen={open} />
          )}
        </blockquote>
        {isOpen && (
          <div className="mt-3 flex animate-fade-in flex-wrap gap-2 max-sm:-mr-11">
            <Button onClick={() => void refresh()}>
              <RefreshCw className="size-4.5" aria-hidden />
              {text.refresh}
            </Button>
            <SaveButton prompt={prompt} onSave={() => void save()} />
          </div>
        )}
      </div>
      <IconButton
        label={isOpen ? text.collapse : text.expand}
        aria-expanded={isOpen}
        icon={
          isOpen ? (
            <ChevronUp className="size-5" aria-hidden />
          ) : (
            <ChevronDown className="size-5" aria-hidden />
          )
        }
        onClick={isOpen ? close : open}
      />
    </Card>
  );
}

interface ExcerptProps {
  prompt: string;
  isNew: boolean;
  onOpen: () => void;
}

function Excerpt({ prompt, isNew, onOpen }: ExcerptProps) {
  return (
    // All of it is the button, as high as its card: a line of it alone is smaller than a finger.
    <button
      type="button"
      onClick={onOpen}
      className="-my-3 block min-h-11 w-full py-3 text-left text-sm leading-snug font-semibold"
    >
      {isNew && <span className="sr-only">{text.isNew}: </span>}
      {excerptOf(prompt, SHOWN)}
      {isLong(prompt) && (
        <>
          {' '}
          <span className="whitespace-nowrap text-ink-soft underline underline-offset-4">
            {text.readMore}
          </span>
        </>
      )}
    </button>
  );
}

function isLong(prompt: string): boolean {
  return prompt.length > SHOWN;
}

/** Keeps the words; once they are kept, the way to all that were. */
function SaveButton({ prompt, onSave }: { prompt: string; onSave: () => void }) {
  const isSaved = useSavedQuotes()?.some(({ quote }) => isSameQuote(quote, prompt)) ?? false;
  if (isSaved) {
    return (
      <Link to="/saved-quotes" className={buttonClass({ tone: 'ghost' })}>
        <Bookmark className="size-4.5 fill-current" aria-hidden />
        {text.saved}
      </Link>
    );
  }
  return (
    <Button onClick={onSave}>
      <Bookmark className="size-4.5" aria-hidden />
      {text.save}
    </Button>
  );
}
