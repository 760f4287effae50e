import { Crosshair, Heart, Mountain, Sparkles, Trophy, type LucideIcon } from 'lucide-react';
import type { QuoteCategory } from 'sync-protocol/entities/motivation/motivation';
import { cx } from '#ui/cx.ts';

const ICONS: Record<QuoteCategory, LucideIcon> = {
  encouragement: Heart,
  challenge: Mountain,
  celebration: Trophy,
  focus: Crosshair,
  inspiration: Sparkles,
};

/** The sign of a kind of motivation. */
export function CategoryMark({ category, className }: { category: QuoteCategory; className?: string }) {
  const Icon = ICONS[category];
  return <Icon className={cx('shrink-0', className)} aria-hidden />;
}
