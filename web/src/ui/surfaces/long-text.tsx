import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';

interface LongTextProps {
  text: string;
  /** What opens all of it. */
  more: string;
  /** The same with what it is of, where there are several. */
  moreOf?: string;
  /** Nothing is folded for whoever came for it. */
  isWhole?: boolean;
  /** For words beside others: fewer lines of them stand there at once. */
  isShort?: boolean;
  className?: string;
}

/** Words of a player's, line by line: those of one don't push away what all others have to say. */
export function LongText(props: LongTextProps) {
  // Other words are folded anew.
  return <Words key={props.text} {...props} />;
}

function Words({ text, more, moreOf, isWhole = false, isShort = false, className }: LongTextProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = isWhole || wasOpened;
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const words = place.current;
    if (!words || isOpen) return;
    const look = () => setIsCut(words.scrollHeight > words.clientHeight + 1);
    look();
    // A list that comes in is hidden until all of it is there: its words have no height before, and nothing is resized.
    const observer = new ResizeObserver(look);
    observer.observe(words);
    return () => observer.disconnect();
  }, [isOpen]);
  // The button goes: who reads by keys or by ear stays at the words.
  useLayoutEffect(() => {
    if (wasOpened) place.current?.focus({ preventScroll: true });
  }, [wasOpened]);
  return (
    <>
      <p
        ref={place}
        dir="auto"
        tabIndex={wasOpened ? -1 : undefined}
        className={cx(
          'wrap-anywhere whitespace-pre-line outline-none',
          !isOpen && (isShort ? 'line-clamp-6' : 'line-clamp-12'),
          className,
        )}
      >
        {withoutGaps(text)}
      </p>
      {isCut && !isOpen && (
        <button
          type="button"
          aria-label={moreOf}
          className="-my-1 min-h-11 text-sm font-semibold text-ink-soft underline underline-offset-4"
          onClick={() => setWasOpened(true)}
        >
          {more}
        </button>
      )}
    </>
  );
}

/** One empty line parts what is said; more of them say nothing. */
function withoutGaps(text: string): string {
  return text.replaceAll(/\n\s*\n\s*/g, '\n\n');
}
