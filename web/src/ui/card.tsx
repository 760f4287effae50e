import type { ComponentProps, ElementType } from 'react';
import { cx } from './cx.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** `court` is the dark panel; one a screen. */
  tone?: 'surface' | 'well' | 'court' | 'category' | undefined;
  padded?: boolean | undefined;
};

const TONES = {
  surface: 'bg-surface shadow-card',
  well: 'bg-well',
  court: 'bg-court text-on-court',
  category: 'bg-cat-soft',
} as const;

export function Card({ as = 'div', tone = 'surface', padded = true, className, ...rest }: CardProps) {
  const Element: ElementType = as;
  return <Element {...rest} className={cx('rounded-lg', TONES[tone], padded && 'p-4 sm:p-5', className)} />;
}
