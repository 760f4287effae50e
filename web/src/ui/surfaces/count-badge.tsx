import { cx } from '../cx.ts';

const MOST = 9;

/** A count as its badge shows it: nothing for 0, '9+' above 9. */
export function cappedCount(count: number): string {
  if (count <= 0) return '';
  return count > MOST ? `${MOST}+` : String(count);
}

/** The small count on an icon's shoulder; the icon's own label says it in words. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  const text = cappedCount(count);
  if (!text) return null;
  return (
    <span
      aria-hidden
      className={cx(
        'numerals grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[min(0.6875rem,15px)] leading-none font-bold',
        'text-on-accent ring-2 ring-bg',
        className,
      )}
    >
      {text}
    </span>
  );
}
