import type { ReactNode } from 'react';
import type { BadgeRule } from 'sync-protocol/rules/progress/badges';
import { Card } from '#ui/surfaces/card.tsx';
import { count, dayInShort } from '#ui/format.ts';
import { MedalSign, Medallion } from '#ui/charts/medallion.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { ShareButton } from '#ui/share/share-button.tsx';
import { messages } from './badge-messages.ts';

const text = messages.badges;

interface EarnedBadgeProps {
  badge: BadgeRule;
  earnedDay: string;
  /** Not seen before this visit. */
  isNew: boolean;
}

export function EarnedBadge({ badge, earnedDay, isNew }: EarnedBadgeProps) {
  return (
    <BadgeCard badge={badge} isEarned facts={text.earnedOn(dayInShort(earnedDay))}>
      {isNew && (
        // Small, for the medal is close on the narrowest card.
        <span className="absolute top-1.5 left-1.5 rounded-full bg-accent px-2 text-tick leading-5 font-semibold text-on-accent">
          {text.isNew}
        </span>
      )}
      <span className="absolute top-1 right-1">
        <ShareButton
          isSmall
          className="text-ink-soft"
          label={text.shareOf(badge.name)}
          achievement={{
            kind: text.sharedAs(text.tiers[badge.tier]),
            title: badge.name,
            detail: badge.description,
            metal: badge.tier,
            sign: <MedalSign icon={badge.icon} />,
          }}
        />
      </span>
    </BadgeCard>
  );
}

interface OpenBadgeProps {
  badge: BadgeRule;
  /** How far the player is: in whole percent, and in what the badge counts. */
  percent: number;
  value: number;
}

export function OpenBadge({ badge, percent, value }: OpenBadgeProps) {
  const hasBegun = percent > 0;
  return (
    <BadgeCard
      badge={badge}
      isEarned={false}
      facts={hasBegun && text.soFar(count(value), count(badge.target))}
    >
      {hasBegun && (
        <div className="mt-auto flex w-full items-center gap-2 pt-3">
          <ProgressBar percent={percent} label={text.progress(badge.name)} tone="ink" className="flex-1" />
          <span className="numerals text-xs font-semibold">{percent}%</span>
        </div>
      )}
    </BadgeCard>
  );
}

interface BadgeCardProps {
  badge: BadgeRule;
  isEarned: boolean;
  /** Below the metal it is of. */
  facts: string | false;
  children: ReactNode;
}

/** A badge as it hangs on the wall: the medal first, what it is for below it. */
function BadgeCard({ badge, isEarned, facts, children }: BadgeCardProps) {
  return (
    <Card as="li" className="relative flex flex-col items-center text-center">
      <Medallion icon={badge.icon} tier={badge.tier} isEarned={isEarned} />
      <h3 className="mt-3 text-base leading-snug">{badge.name}</h3>
      <p className="mt-0.5 text-xs text-pretty text-ink-soft">{badge.description}</p>
      <p className="mt-1 text-xs">
        <b className="block">{text.tiers[badge.tier]}</b>
        {facts && <span className="numerals text-ink-soft">{facts}</span>}
      </p>
      {children}
    </Card>
  );
}
