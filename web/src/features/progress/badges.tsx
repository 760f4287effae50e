import { useEffect, type ReactNode } from 'react';
import type { PlayerStats } from 'sync-protocol/entities/player-stats';
import { badgeProgress, BADGES, type BadgeRule } from 'sync-protocol/rules/badges';
import { usePlayerStats, useUserBadges } from '#data/live.ts';
import { mutate } from '#data/mutate.ts';
import { Card } from '#ui/card.tsx';
import { dayInShort } from '#ui/format.ts';
import { Medallion } from '#ui/medallion.tsx';
import { Page, Section } from '#ui/page.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SkeletonList } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/state-message.tsx';
import { messages } from './badge-messages.ts';

const text = messages.badges;

/** What was earned, and what is on the way. Looking at it is what makes a badge no longer new. */
export function Badges() {
  const own = useUserBadges();
  const stats = usePlayerStats();
  const hasNew = own?.some((badge) => badge.viewedAt === null) ?? false;
  useEffect(() => {
    if (hasNew) void mutate('badge.markViewed', {});
  }, [hasNew]);
  const earnedOn = new Map(own?.map((badge) => [badge.badgeId, badge.earnedDay]));
  const earned = BADGES.filter((badge) => earnedOn.has(badge.id));
  return (
    <Page title={text.title} width="full">
      {own && stats ? (
        <>
          <Summary earned={earned.length} />
          <Section title={text.earned}>
            {earned.length === 0 && <EmptyState title={text.noneEarned} text={text.noneEarnedText} />}
            <BadgeGrid>
              {earned.map((badge) => (
                <BadgeCard key={badge.id} badge={badge} earnedDay={earnedOn.get(badge.id)} percent={100} />
              ))}
            </BadgeGrid>
          </Section>
          <Section title={text.available}>
            <Available stats={stats} earnedIds={earnedOn} />
          </Section>
        </>
      ) : (
        <SkeletonList rows={4} label={text.loading} />
      )}
    </Page>
  );
}

function Summary({ earned }: { earned: number }) {
  return (
    <Card tone="court">
      <p className="mb-3 font-semibold">{text.summary(earned, BADGES.length)}</p>
      <ProgressBar
        percent={Math.round((100 * earned) / BADGES.length)}
        label={text.summary(earned, BADGES.length)}
        tone="court"
      />
    </Card>
  );
}

/** What can still be earned, the nearest first. */
function Available({ stats, earnedIds }: { stats: PlayerStats; earnedIds: ReadonlyMap<string, string> }) {
  const open = BADGES.filter((badge) => !earnedIds.has(badge.id))
    .map((badge) => ({ badge, percent: badgeProgress(badge, stats) }))
    .toSorted((a, b) => b.percent - a.percent);
  if (open.length === 0) return <EmptyState scene="done" title={text.none} />;
  return (
    <BadgeGrid>
      {open.map(({ badge, percent }) => (
        <BadgeCard key={badge.id} badge={badge} percent={percent} />
      ))}
    </BadgeGrid>
  );
}

function BadgeGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">{children}</ul>;
}

interface BadgeCardProps {
  badge: BadgeRule;
  percent: number;
  earnedDay?: string | undefined;
}

function BadgeCard({ badge, percent, earnedDay }: BadgeCardProps) {
  return (
    <Card as="li" className="flex items-center gap-4">
      <Medallion icon={badge.icon} tier={badge.tier} isEarned={earnedDay !== undefined} />
      <div className="min-w-0 flex-1">
        <h3 className="text-base leading-snug">{badge.name}</h3>
        <p className="text-xs text-ink-soft">{badge.description}</p>
        <p className="mt-1 text-xs font-semibold">
          {text.tiers[badge.tier]}
          {earnedDay && (
            <span className="font-normal text-ink-soft"> · {text.earnedOn(dayInShort(earnedDay))}</span>
          )}
        </p>
        {!earnedDay && percent > 0 && (
          <div className="mt-2 flex items-center gap-2">
            <ProgressBar percent={percent} label={text.progress(badge.name)} tone="ink" className="flex-1" />
            <span className="numerals text-xs font-semibold">{percent}%</span>
          </div>
        )}
      </div>
    </Card>
  );
}
