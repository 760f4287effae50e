import { cx } from './cx.ts';

interface ProgressBarProps {
  /** Whole percent, 0 to 100. */
  percent: number;
  label: string;
  tone?: 'accent' | 'category' | 'ink';
  className?: string;
}

const TONES = { accent: 'bg-accent', category: 'bg-cat', ink: 'bg-ink' } as const;

export function ProgressBar({ percent, label, tone = 'category', className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={cx('h-2 overflow-hidden rounded-full bg-well', className)}
    >
      <div
        className={cx('h-full rounded-full transition-[width] duration-500 ease-out', TONES[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
