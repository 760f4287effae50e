import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BadgeRule } from 'sync-protocol/rules/progress/badges';
import { celebrate } from '#ui/confetti.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { Link } from '#ui/controls/link.tsx';
import { messages } from './badge-messages.ts';

const text = messages.cheer;
/** And as long again whenever somebody points at it by then, or has the focus in it. */
const STAYS_MS = 6000;
/** More than this are counted, not shown. */
const MOST_MEDALS = 3;
/** The tap that earned it shows first. */
const BURST_AFTER_MS = 350;

interface BadgeCheerViewProps {
  badges: readonly BadgeRule[];
  onDone: () => void;
}

/**
 * The moment a badge is won: it drops in over the header and the greeting, never over the streak that has just grown,
 * gleams, and goes by itself. It holds up nothing.
 */
export function BadgeCheerView({ badges, onDone }: BadgeCheerViewProps) {
  const card = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const burst = setTimeout(() => {
      const box = card.current?.getBoundingClientRect();
      if (box) celebrate({ x: box.left + box.width / 2, y: box.bottom });
    }, BURST_AFTER_MS);
    const end = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) done.current();
    }, STAYS_MS);
    return () => {
      clearTimeout(burst);
      clearInterval(end);
    };
  }, []);
  const [first] = badges;
  if (!first) return null;
  const [title, detail] =
    badges.length === 1 ? [first.name, first.description] : [text.several(badges.length), namesOf(badges)];
  return (
    <div
      role="status"
      data-drops-in
      className="@container pointer-events-none fixed inset-x-0 top-[calc(var(--safe-top)+0.375rem)] z-60 flex justify-center px-3 lg:top-auto lg:right-auto lg:bottom-6 lg:left-70"
    >
      <div
        ref={card}
        className="pointer-events-auto relative flex w-full max-w-md animate-drop-in items-center overflow-hidden court-light rounded-xl bg-court pr-1 text-on-court shadow-float"
      >
        <Link
          to="/badges"
          onClick={onDone}
          className="flex min-w-0 flex-1 items-center gap-4 px-4 py-2.5 pr-1 @max-[17.5rem]:flex-col @max-[17.5rem]:items-start @max-[17.5rem]:gap-2"
        >
          <span className="flex shrink-0 -space-x-8">
            {badges.slice(0, MOST_MEDALS).map((badge) => (
              <Medallion key={badge.id} icon={badge.icon} tier={badge.tier} isEarned />
            ))}
          </span>
          <span className="min-w-0">
            <span className="block text-xs font-bold text-accent">
              {badges.length === 1 ? text.newBadge : text.newBadges}
            </span>
            <span className="block leading-tight font-bold sm:text-lg">{title}</span>
            <span className="mt-0.5 line-clamp-1 text-sm text-on-court-soft">{detail}</span>
          </span>
        </Link>
        <IconButton
          label={text.close}
          icon={<X className="size-5" aria-hidden />}
          className="text-on-court hover:bg-court-high"
          onClick={onDone}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-1/3 animate-gleam bg-linear-to-r from-transparent via-on-court/25 to-transparent"
        />
      </div>
    </div>
  );
}

function namesOf(badges: readonly BadgeRule[]): string {
  return badges.map(({ name }) => name).join(', ');
}
