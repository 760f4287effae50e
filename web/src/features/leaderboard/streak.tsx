import { Flame, Star } from 'lucide-react';
import { tierOf } from 'sync-protocol/rules/progress/streak';
import { messages } from './messages.ts';

/** From this streak on it is shown. */
export const STREAK_SHOWN_FROM = 3;

/** A streak and its stars; under the points: beside a long position there is no room for it on a small phone. */
export function Streak({ days }: { days: number }) {
  if (days < STREAK_SHOWN_FROM) return null;
  const { flames: stars } = tierOf(days);
  return (
    <span className="flex items-center gap-0.5 text-xs font-semibold text-ink-soft">
      {Array.from({ length: stars }, (_, index) => (
        <Star key={index} className="size-3 fill-accent text-accent-strong" aria-hidden />
      ))}
      <Flame className="ml-0.5 size-4 fill-accent text-accent-strong" aria-hidden />
      <span aria-hidden>{days}</span>
      <span className="sr-only">
        {messages.streak(days)}, {messages.stars(stars)}
      </span>
    </span>
  );
}
