import { HeartPulse } from 'lucide-react';
import type { BodyPart } from 'sync-protocol/rules/training/plan';
import { totalOf, type DayLoad } from 'sync-protocol/rules/tasks/load-diary';
import { cx } from '#ui/cx.ts';
import { compact, count, dayInWords, weekdayInShort } from '#ui/format.ts';
import { named } from '../day/day-messages.ts';
import { messages } from './season-messages.ts';

const text = messages.load;

/** From the top of a column to its foot. */
const PARTS = [
  { kind: 'match', className: 'accent-bar' },
  { kind: 'practice', className: 'bg-ink-soft' },
  { kind: 'own', className: 'bg-success' },
] as const;

interface LoadChartProps {
  days: readonly DayLoad[];
  today: string;
  chosen: string;
  /** What a day spared: nobody knows any more whether it hurt on it, or on the day before. */
  soreOn: (day: string) => readonly BodyPart[];
  onChoose: (day: string) => void;
}

/** A week's load, a column a day: what it is made of, what was spared, and the day to look at by a tap. */
export function LoadChart({ days, today, chosen, soreOn, onChoose }: LoadChartProps) {
  const most = Math.max(1, ...days.map(totalOf));
  // What is spared tomorrow is no news of tomorrow yet.
  const sore = days.map(({ day }) => (day > today ? [] : soreOn(day)));
  return (
    <>
      <ol aria-label={text.chart} className="mt-5 grid h-48 grid-cols-7 gap-1">
        {days.map((load, index) => (
          <li key={load.day} className="grid min-w-0">
            <Column
              {...{ load, most }}
              sore={sore[index] ?? []}
              isChosen={load.day === chosen}
              isToCome={load.day > today}
              onChoose={() => onChoose(load.day)}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {PARTS.map(({ kind, className }) => (
          <span key={kind} className="inline-flex items-center gap-1.5">
            <span className={cx('size-3 rounded-sm forced-color-adjust-none', className)} />
            {text.kinds[kind]}
          </span>
        ))}
        {sore.some(({ length }) => length > 0) && (
          <span className="inline-flex items-center gap-1.5">
            <SoreMark />
            {text.spared}
          </span>
        )}
      </p>
    </>
  );
}

interface ColumnProps {
  load: DayLoad;
  /** What it spared. */
  sore: readonly BodyPart[];
  /** The most of a day of the week. */
  most: number;
  isChosen: boolean;
  isToCome: boolean;
  onChoose: () => void;
}

function SoreMark() {
  return <HeartPulse aria-hidden className="size-3.5 shrink-0 text-danger" />;
}

function Column({ load, sore, most, isChosen, isToCome, onChoose }: ColumnProps) {
  const total = totalOf(load);
  const parts = PARTS.filter(({ kind }) => load[kind] > 0);
  const names = [
    ...parts.map(({ kind }) => text.part(text.kinds[kind], count(load[kind]))),
    ...(sore.length > 0 ? [text.sore(named(sore))] : []),
  ];
  return (
    <button
      type="button"
      disabled={isToCome}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-w-0 flex-col justify-end rounded-md px-1 pt-1 pb-1.5 text-center disabled:opacity-35',
        isChosen ? 'chosen bg-well' : 'hover:bg-well',
      )}
    >
      <span className="sr-only">{text.column(dayInWords(load.day), names)}</span>
      {sore.length > 0 && (
        <span className="mb-1 grid justify-items-center">
          <SoreMark />
        </span>
      )}
      <span aria-hidden className="numerals mb-1 text-tick leading-none text-ink-soft">
        {total > 0 ? compact(total) : ''}
      </span>
      {parts.length === 0 && <span aria-hidden className="h-1 rounded-sm bg-line" />}
      <span aria-hidden className="grid gap-px overflow-hidden rounded-t-sm rounded-b-[3px]">
        {parts.map(({ kind, className }) => (
          <span
            key={kind}
            className={cx('block forced-color-adjust-none', className)}
            style={{ height: `${((load[kind] / most) * 8).toFixed(3)}rem` }}
          />
        ))}
      </span>
      <span
        aria-hidden
        className={cx(
          'mt-1.5 text-tick leading-none tracking-tight whitespace-nowrap',
          isChosen ? 'font-bold' : 'text-ink-soft',
        )}
      >
        {weekdayInShort(load.day)}
      </span>
    </button>
  );
}
