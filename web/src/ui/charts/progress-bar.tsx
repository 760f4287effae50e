import { cx } from '../cx.ts';
import { Meter } from './meter.tsx';

interface ProgressBarProps {
  /** Whole percent, 0 to 100; null where it is not known. */
  percent: number | null;
  label: string;
  /** `court` is for the dark panel; `category` only where there is one around it, else nothing is seen. */
  tone: keyof typeof TONES;
  /** It moves on many times a second: gliding from step to step would paint the page all the while. */
  isBusy?: boolean;
  className?: string;
}

const TONES = { court: 'bg-accent', category: 'bg-cat', ink: 'bg-ink' } as const;

export function ProgressBar({ percent, label, tone, isBusy = false, className }: ProgressBarProps) {
  return (
    <div
      className={cx(
        'relative h-2 overflow-hidden rounded-full forced-color-adjust-none',
        tone === 'court' ? 'bg-court-line' : 'bg-well',
        className,
      )}
    >
      {percent !== null && <Meter percent={percent} label={label} />}
      <div
        className={cx(
          'h-full rounded-full',
          !isBusy && 'transition-[translate] duration-500 ease-out',
          TONES[tone],
        )}
        style={{ translate: `${(percent ?? 0) - 100}%` }}
      />
    </div>
  );
}
