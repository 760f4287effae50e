import type { HTMLAttributes } from 'react';
import { cx } from '../cx.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `court` is the dark panel, one a screen; `category` takes the colour of the nearest [data-category]. */
  tone?: keyof typeof TONES;
  isPadded?: boolean;
}

const TONES = {
  surface: 'bg-surface shadow-card',
  well: 'bg-well',
  court: 'bg-court court-light text-on-court',
  category: 'bg-cat-soft',
} as const;

/** A thing of its own on the page. */
export function Card({
  as: Element = 'div',
  tone = 'surface',
  isPadded = true,
  className,
  ...rest
}: CardProps) {
  return <Element {...rest} className={cx('rounded-lg', TONES[tone], isPadded && 'p-4 sm:p-5', className)} />;
}
