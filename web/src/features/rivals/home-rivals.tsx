import { ChevronRight, Swords } from 'lucide-react';
import { Link } from '#ui/controls/link.tsx';
import { useRivalCount } from '#data/rows/live-rivals.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { CountBadge } from '#ui/surfaces/count-badge.tsx';
import { messages } from './messages.ts';

const text = messages.home;

/** The way to the rivals, with what is new of them. */
export function HomeRivals() {
  const news = useRivalCount() ?? 0;
  return (
    <Card isPadded={false} className="mt-8 overflow-hidden">
      <Link to="/rivals" className="pressable flex min-h-16 items-center gap-3 px-4 py-3">
        <span className="relative grid size-10 shrink-0 place-items-center rounded-full bg-court text-on-court">
          <Swords className="size-5" aria-hidden />
          <CountBadge count={news} className="absolute -top-1 -right-1 ring-surface" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold">
            {text.title}
            {news > 0 && <span className="sr-only">{text.news(news)}</span>}
          </span>
          <span className="block text-xs text-ink-soft">{text.text}</span>
        </span>
        <ChevronRight className="size-5 shrink-0 text-ink-faint" aria-hidden />
      </Link>
    </Card>
  );
}
