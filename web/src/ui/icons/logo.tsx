import { cx } from '../cx.ts';
import { Ball } from './ball.tsx';

/** The mark: a V that is the way of a ball, down to the arms and up again. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={cx('size-9 shrink-0', className)} aria-hidden>
      <rect width="40" height="40" rx="11" fill="var(--court)" />
      <path
        d="M8.5 10.5C11 19 14 25.5 17.2 29.4C18.6 31.1 20.6 31 21.8 29.2C23.6 26.5 25.4 22.6 26.9 18.3"
        fill="none"
        stroke="var(--on-court)"
        strokeWidth="4.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(29.4 11.2) scale(5.1)">
        <Ball />
      </g>
    </svg>
  );
}

export function Logo({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={cx(
        'inline-flex min-w-0 items-center gap-2 text-[20px] leading-none font-bold tracking-tight',
        className,
      )}
    >
      <LogoMark />
      <span className="truncate max-[17rem]:hidden">{name}</span>
    </span>
  );
}
