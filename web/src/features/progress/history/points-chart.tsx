import type { DayTotal } from 'sync-protocol/entities/progress/day-total';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { compact, count, dayInNumbers, monthInShort, weekdayInShort } from '#ui/format.ts';
import { Segmented } from '#ui/controls/segmented.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { messages } from '../progress-messages.ts';
import { pointsOver, SPANS, type Bucket, type Span } from './points-over-time.ts';

const text = messages.points;
const CHOICES = SPANS.map((value) => ({ value, label: text.spans[value] }));

const NAMES: Record<Span, (from: string) => string> = {
  days: weekdayInShort,
  weeks: dayInNumbers,
  months: (from) => monthInShort(from.slice(0, 7)),
};

/** Points by day, week or month, each column with its number. */
export function PointsChart({ today, totals }: { today: string; totals: readonly DayTotal[] }) {
  const [span, setSpan] = useChosen('by', SPANS, 'weeks');
  const buckets = pointsOver(span, today, totals);
  const most = Math.max(...buckets.map(({ points }) => points));
  const best = buckets.findLast(({ points }) => points === most && most > 0);
  const sum = buckets.reduce((total, { points }) => total + points, 0);
  return (
    <Card as="section" aria-label={text.title}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-lg">{text.title}</h2>
        <p className="text-sm text-ink-soft">{text.sum(count(sum), buckets.length, span)}</p>
      </div>
      <Segmented label={text.span} choices={CHOICES} value={span} onChange={setSpan} />
      <div className="relative mt-5">
        <ol key={span} aria-label={text.chart(span)} className="flex h-48 gap-1 sm:gap-1.5">
          {buckets.map((bucket, index) => (
            <Column
              key={bucket.from}
              bucket={bucket}
              name={NAMES[span](bucket.from)}
              share={most === 0 ? 0 : bucket.points / most}
              isBest={bucket === best}
              isNow={index === buckets.length - 1}
            />
          ))}
        </ol>
        {most === 0 && (
          <p className="absolute inset-0 grid place-items-center pb-6 text-center text-sm text-ink-soft">
            {text.none}
          </p>
        )}
      </div>
    </Card>
  );
}

interface ColumnProps {
  bucket: Bucket;
  name: string;
  /** Of the highest one, 0 to 1. */
  share: number;
  isBest: boolean;
  isNow: boolean;
}

function Column({ bucket: { points }, name, share, isBest, isNow }: ColumnProps) {
  return (
    <li className="flex min-w-0 flex-1 flex-col justify-end text-center">
      <span className="sr-only">{text.column(name, count(points))}</span>
      <span
        aria-hidden
        className={cx('numerals mb-1 text-tick leading-none', isBest ? 'font-bold' : 'text-ink-soft')}
      >
        {points > 0 ? compact(points) : ''}
      </span>
      <span
        aria-hidden
        className={cx(
          'block animate-grow-up rounded-t-sm rounded-b-[3px] forced-color-adjust-none',
          points === 0 ? 'bg-well' : 'accent-bar',
          isBest && 'ring-2 ring-accent-ink',
        )}
        style={{ height: `calc(0.25rem + ${(share * 8).toFixed(3)}rem)` }}
      />
      <span
        aria-hidden
        className={cx(
          'mt-1.5 flex justify-center text-tick leading-none tracking-tight whitespace-nowrap',
          isNow ? 'font-bold' : 'text-ink-soft',
        )}
      >
        {name}
      </span>
    </li>
  );
}
