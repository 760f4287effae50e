interface SpokenPercentProps {
  /** Whole percent. */
  percent: number;
  words: (percent: number) => string;
  className?: string;
}

/** Percent by which it goes on for who listens: each single one would drown whatever else is to be heard. */
const SAID = 25;

/** How far something is, in words: shown as it goes on, and said aloud now and then. */
export function SpokenPercent({ percent, words, className }: SpokenPercentProps) {
  return (
    <p className={className}>
      <span aria-hidden>{words(percent)}</span>
      <output className="sr-only">{words(Math.floor(percent / SAID) * SAID)}</output>
    </p>
  );
}
