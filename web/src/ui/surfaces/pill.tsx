import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type PillTone = 'neutral' | 'accent' | 'category' | 'success' | 'danger' | 'court' | 'outline';

const TONES: Record<PillTone, string> = {
  neutral: 'bg-well text-ink-soft',
  accent: 'bg-accent text-on-accent',
  category: 'bg-cat-soft text-cat',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  court: 'bg-court-high text-on-court',
  outline: 'border border-line text-ink-soft',
};

/** A short word about the thing beside it. */
export function Pill({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: PillTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1 rounded-full px-2.5 text-xs font-semibold whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
