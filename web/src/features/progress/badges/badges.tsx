import { memo, useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react';
import { BADGE_CATEGORIES } from 'sync-protocol/rules/progress/badge-terms';
import type { Badge, UserBadge } from 'sync-protocol/entities/progress/badge';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import { badgeProgress, BADGES, type BadgeRule } from 'sync-protocol/rules/progress/badges';
import { addDays } from 'sync-protocol/rules/training-day';
import { badgeSee } from 'sync-protocol/mutations/progress/badge-mark-viewed';
import { useToday } from '#data/clock.ts';
import { usePlayerStats, useUserBadges } from '#data/live/live.ts';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { Page, Section } from '#ui/surfaces/page.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { useChosen, useInAddress } from '#ui/use-chosen.ts';
import { EarnedBadge, OpenBadge } from './badge-card.tsx';
import { messages } from './badge-messages.ts';
import { BadgeSummary } from './badge-summary.tsx';

const text = messages.badges;

/** What was earned, and what is on the way. */
export function Badges() {
  const own = useUserBadges();
  const stats = usePlayerStats();
  return (
    <Page title={text.title} width="full">
      {own && stats ? <BadgeLists own={own} stats={stats} /> : <SkeletonList rows={4} label={text.loading} />}
    </Page>
  );
}

type Filter = Badge['category'] | 'all';
const FILTERS: readonly Filter[] = ['all', ...BADGE_CATEGORIES];
const CHIPS = FILTERS.map((value) => ({ value, label: text.filters[value] }));

function BadgeLists({ own, stats }: { own: readonly UserBadge[]; stats: PlayerStats }) {
  const [filter, setFilter] = useChosen('show', FILTERS, 'all');
  // The chip answers in the frame of the tap, the cards in the one after.
  const shown = useDeferredValue(filter);
  return (
    <>
      <BadgeSummary own={own} />
      <div className="mt-5">
        <Chips label={text.filter} chips={CHIPS} value={filter} onChange={setFilter} />
      </div>
      <FilteredBadges filter={shown} own={own} stats={stats} />
    </>
  );
}

interface FilteredProps {
  filter: Filter;
  own: readonly UserBadge[];
  stats: PlayerStats;
}

const FilteredBadges = memo(function FilteredBadges({ filter, own, stats }: FilteredProps) {
  const isNew = useFresh(own);
  const rules = BADGES.filter(({ category }) => filter === 'all' || category === filter);
  const earned = own
    .flatMap((owned) => {
      const badge = rules.find(({ id }) => id === owned.badgeId);
      return badge ? [{ badge, owned, isNew: isNew(owned) }] : [];
    })
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew));
  const open = openOnes(rules, own, stats);
  return (
    <>
      <Section title={text.earned} className="mt-4">
        {earned.length === 0 && (
          <EmptyState title={text.noneEarned} text={filter === 'all' && text.noneEarnedText} />
        )}
        <BadgeGrid
          name="earned"
          filter={filter}
          label={text.earned}
          showAll={text.showAllEarned(earned.length)}
          // None is seen, and no longer new, without having been shown.
          atLeast={earned.filter((one) => one.isNew).length}
        >
          {earned.map(({ badge, owned, isNew }) => (
            <EarnedBadge key={badge.id} badge={badge} earnedDay={owned.earnedDay} isNew={isNew} />
          ))}
        </BadgeGrid>
      </Section>
      <Section title={text.available}>
        {open.length === 0 && <EmptyState scene="done" title={text.none} />}
        <BadgeGrid
          name="available"
          filter={filter}
          label={text.available}
          showAll={text.showAllAvailable(open.length)}
        >
          {open.map(({ badge, percent }) => (
            <OpenBadge key={badge.id} badge={badge} percent={percent} value={badge.value(stats)} />
          ))}
        </BadgeGrid>
      </Section>
    </>
  );
});

/** What can still be earned, the nearest first. */
function openOnes(rules: readonly BadgeRule[], own: readonly UserBadge[], stats: PlayerStats) {
  const earned = new Set(own.map(({ badgeId }) => badgeId));
  return rules
    .filter(({ id }) => !earned.has(id))
    .map((badge) => ({ badge, percent: badgeProgress(badge, stats) }))
    .toSorted((a, b) => b.percent - a.percent);
}

const RECENT_DAYS = 7;

/**
 * Looking at the page is what makes the badges of this phone no longer new; until it is left, those that were new stay
 * marked. Who looks for the first time has been told of most of theirs long ago: then only those of the last days are.
 */
function useFresh(own: readonly UserBadge[]): (owned: UserBadge) => boolean {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const lately = addDays(useToday(), -RECENT_DAYS);
  const unviewed = own.filter(({ viewedAt }) => viewedAt === null);
  const isFirstLook = unviewed.length === own.length;
  const recent = unviewed.filter(({ earnedDay }) => !isFirstLook || earnedDay > lately);
  if (recent.some(({ id }) => !fresh.has(id))) setFresh(new Set([...fresh, ...recent.map(({ id }) => id)]));
  // What can't be kept is taken back, and would be new again for ever.
  const told = useRef(new Set<string>());
  useEffect(() => {
    const isUntold = ({ id, viewedAt }: UserBadge) => viewedAt === null && !told.current.has(id);
    const userBadgeIds = own.filter(isUntold).map(({ id }) => id);
    for (const id of userBadgeIds) told.current.add(id);
    if (userBadgeIds.length > 0) void mutate(badgeSee, { userBadgeIds });
  }, [own]);
  return ({ id }) => fresh.has(id);
}

/** A long list would hide what is below it: so many stand at first, in full rows at every width. */
const SHOWN = 6;

interface BadgeGridProps {
  /** Under which name the address has the filter with which all of it is shown: with another one it begins anew. */
  name: string;
  filter: Filter;
  label: string;
  /** Said by the button behind which the rest is. */
  showAll: string;
  /** How many always stand. */
  atLeast?: number;
  children: ReactNode[];
}

function BadgeGrid({ name, filter, label, showAll, atLeast = 0, children }: BadgeGridProps) {
  const [open, setOpen] = useInAddress(name);
  const isOpen = open === filter;
  const most = Math.max(SHOWN, atLeast);
  return (
    <>
      <ul
        aria-label={label}
        className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3 sm:grid-cols-3 xl:grid-cols-6"
      >
        {isOpen ? children : children.slice(0, most)}
      </ul>
      {children.length > most && (
        <Button wide className="mt-3" aria-expanded={isOpen} onClick={() => setOpen(isOpen ? '' : filter)}>
          {isOpen ? text.showFewer : showAll}
        </Button>
      )}
    </>
  );
}
