import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UserRegimen } from 'sync-protocol/entities/training/user-regimen';
import type { BadgeRule } from 'sync-protocol/rules/progress/badges';
import { celebrate } from '#ui/confetti.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { Link } from '#ui/controls/link.tsx';
import { messages as text } from './messages.ts';

/** And as long again whenever somebody points at it by then, or has the focus in it. */
const STAYS_MS = 6000;
/** More than this are counted, not shown. */
const MOST_MEDALS = 3;
/** The tap that earned it shows first. */
const BURST_AFTER_MS = 350;

interface CheerViewProps {
  programs: readonly UserRegimen[];
  badges: readonly BadgeRule[];
  onDone: () => void;
}

/**
 * The moment a badge is won or a program finished: it drops in over the header and the greeting, never over the streak that has just grown,
 * gleams, and goes by itself. It holds up nothing.
 */
export function CheerView({ programs, badges, onDone }: CheerViewProps) {
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
  const cheer = cheerOf(programs, badges);
  if (!cheer) return null;
  return (
    <div
      data-drops-in
      className="@container pointer-events-none fixed inset-x-0 top-[calc(var(--safe-top)+0.375rem)] z-60 flex justify-center px-3 lg:top-auto lg:right-auto lg:bottom-6 lg:left-70 lg:w-118"
    >
      <div
        ref={card}
        className="pointer-events-auto relative flex w-full max-w-md animate-drop-in items-center overflow-hidden court-light rounded-xl bg-court pr-1 text-on-court shadow-float"
      >
        <Link
          to={cheer.to}
          onClick={onDone}
          className="flex min-w-0 flex-1 items-center gap-4 px-4 py-2.5 pr-1 @max-[17.5rem]:flex-col @max-[17.5rem]:items-start @max-[17.5rem]:gap-2"
        >
          <span className="flex shrink-0 -space-x-8">
            {cheer.medals.slice(0, MOST_MEDALS).map(({ id, icon, tier }) => (
              <Medallion key={id} icon={icon} tier={tier} isEarned />
            ))}
          </span>
          <span className="min-w-0">
            <span className="block text-xs font-bold text-accent">{cheer.news}</span>
            <span className="block leading-tight font-bold sm:text-lg">{cheer.title}</span>
            <span className="mt-0.5 line-clamp-3 text-sm leading-snug text-on-court-soft">
              {cheer.detail}
            </span>
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

interface CheerText {
  to: string;
  medals: readonly Pick<BadgeRule, 'id' | 'icon' | 'tier'>[];
  news: string;
  title: string;
  detail: string;
}

/** A finished program comes first: it took weeks, and what it earned goes with it. */
function cheerOf(programs: readonly UserRegimen[], badges: readonly BadgeRule[]): CheerText | undefined {
  const [program] = programs;
  const [badge] = badges;
  if (program)
    return {
      to: `/program/${program.regimenId}`,
      medals: [{ id: program.id, icon: program.category, tier: 'gold' }],
      news: text.finished,
      title: namesOf(programs),
      detail: badge
        ? text.withBadges(namesOf(badges), badges.length)
        : text.reached(program.totalWeeks, program.pointsEarned),
    };
  if (!badge) return undefined;
  const isOne = badges.length === 1;
  return {
    to: '/badges',
    medals: badges,
    news: isOne ? text.newBadge : text.newBadges,
    title: isOne ? badge.name : text.several(badges.length),
    detail: isOne ? badge.description : namesOf(badges),
  };
}

function namesOf(things: readonly { name: string }[]): string {
  return things.map(({ name }) => name).join(', ');
}
