import { cx } from '../cx.ts';

/** A place-holder that shows only when the wait is longer than 200 ms. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden className={cx('block animate-wait-in overflow-hidden bg-well', className)}>
      <span className="block size-full animate-shimmer bg-[linear-gradient(100deg,transparent_20%,var(--surface)_50%,transparent_80%)]" />
    </span>
  );
}

/** The shape of a list while its rows are being read. */
export function SkeletonList({
  rows,
  label,
  rowClass = 'h-18',
}: {
  rows: number;
  label: string;
  rowClass?: string;
}) {
  return (
    <output className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className={cx('rounded-lg', rowClass)} />
      ))}
    </output>
  );
}
