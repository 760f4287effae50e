import { cx } from '../cx.ts';

export interface Rung {
  name: string;
  /** Over the column. */
  value: string;
  /** Under the name. */
  detail: string;
  /** Of the highest column, 0 to 1. */
  share: number;
  isReached: boolean;
  isCurrent: boolean;
}

interface LadderProps {
  label: string;
  rungs: readonly Rung[];
  /** `court` is for the dark panel. */
  tone?: 'surface' | 'court';
}

const TONES = {
  surface: { open: 'bg-well', soft: 'text-ink-soft', faint: 'text-ink-faint' },
  court: { open: 'bg-court-high', soft: 'text-on-court-soft', faint: 'text-on-court-soft' },
} as const;

/** Steps that grow, one column each, in large letters on two rows; those that are reached are filled. */
export function Ladder({ label, rungs, tone = 'surface' }: LadderProps) {
  const { open, soft, faint } = TONES[tone];
  return (
    <ol
      // A column is at least as wide as its number.
      className="grid grid-cols-[repeat(auto-fit,minmax(2.4rem,1fr))] items-end gap-x-1.5 gap-y-3 sm:gap-x-2"
      aria-label={label}
    >
      {rungs.map(({ name, value, detail, share, isReached, isCurrent }) => (
        <li key={name} className="min-w-0 text-center" aria-current={isCurrent || undefined}>
          <span className={cx('numerals block text-sm font-bold', !isReached && faint)}>{value}</span>
          <span
            className={cx('mt-1 block rounded-sm forced-color-adjust-none', isReached ? 'accent-bar' : open)}
            style={{ height: `${share * 3.5}rem` }}
          />
          <span
            className={cx(
              '-mx-1 mt-1 block text-tick leading-tight tracking-tight whitespace-nowrap',
              isCurrent ? 'font-bold' : soft,
            )}
          >
            {name}
          </span>
          <span className={cx('block text-[min(0.8125rem,max(13px,3.4vw))]', faint)}>{detail}</span>
        </li>
      ))}
    </ol>
  );
}
