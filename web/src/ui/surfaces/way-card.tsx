import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from '../controls/link.tsx';
import { cx } from '../cx.ts';
import { Card } from './card.tsx';
import { CountBadge } from './count-badge.tsx';

interface WayCardProps {
  to: string;
  icon: LucideIcon;
  texts: { title: string; text: string; news: (count: number) => string };
  /** How much is new there. */
  news: number;
  className?: string;
}

/** The way to a place, with how much is new there. */
export function WayCard({ to, icon: Icon, texts, news, className }: WayCardProps) {
  return (
    <Card isPadded={false} className={cx('overflow-hidden', className)}>
      <Link to={to} className="pressable flex min-h-16 items-center gap-3 px-4 py-3">
        <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-court-high text-on-court">
          <Icon className="size-5" aria-hidden />
          <CountBadge count={news} className="absolute -top-1 -right-1 ring-surface" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {texts.title}
            {news > 0 && <span className="sr-only">{texts.news(news)}</span>}
          </span>
          <span className="block text-xs text-ink-soft">{texts.text}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden />
      </Link>
    </Card>
  );
}
