import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/** The look of a row in a list; put it on a link, a button or a plain element. */
export const rowClass = 'pressable flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left';

interface RowTextProps {
  title: ReactNode;
  detail?: ReactNode;
  className?: string;
}

/** A row's title and the quieter line under it. */
export function RowText({ title, detail, className }: RowTextProps) {
  return (
    <span className={cx('min-w-0 flex-1', className)}>
      <span className="block leading-snug font-semibold">{title}</span>
      {detail && <span className="mt-0.5 block text-xs text-ink-soft">{detail}</span>}
    </span>
  );
}

/** Rows on one card, with thin lines between them. */
export function RowList({
  children,
  label,
  isFlat = false,
  className,
}: {
  children: ReactNode;
  label?: string;
  /** It stands on a card already: another one upon it would be one too many. */
  isFlat?: boolean;
  className?: string;
}) {
  return (
    <ul
      aria-label={label}
      className={cx(
        'overflow-hidden rounded-lg [&>li+li]:border-t [&>li]:border-line',
        // So do they in a dialog, which is their ground.
        isFlat
          ? 'border border-line'
          : 'bg-surface shadow-card in-data-modal:border in-data-modal:border-line in-data-modal:bg-transparent in-data-modal:shadow-none',
        className,
      )}
    >
      {children}
    </ul>
  );
}
