import type { ReactNode } from 'react';
import type { BadgeRule } from 'sync-protocol/rules/progress/badges';
import { Card } from '#ui/surfaces/card.tsx';
import { count, dayInShort } from '#ui/format.ts';
import { MedalSign, Medallion } from '#ui/charts/medallion.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
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
    <BadgeCard badge={badge} isEarned aside={isNew && <Pill tone="accent">{text.isNew}</Pill>}>
      <div className="mt-1 flex items-center gap-2">
        <p className="flex-1 text-xs">
          <b>{text.tiers[badge.tier]}</b>
          <span className="text-ink-soft"> · {text.earnedOn(dayInShort(earnedDay))}</span>
        </p>
        {/* As tall as a thumb needs it, in a line that is not. */}
        <ShareButton
          isSmall
          className="-my-3 -mr-2 text-ink-soft"
          label={text.shareOf(badge.name)}
          achievement={{
            kind: text.sharedAs(text.tiers[badge.tier]),
            title: badge.name,
            detail: badge.description,
            metal: badge.tier,
            sign: <MedalSign icon={badge.icon} />,
          }}
        />
      </div>
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
  return (
    <BadgeCard badge={badge} isEarned={false}>
      <p className="mt-1 text-xs">
        <b>{text.tiers[badge.tier]}</b>
        {percent > 0 && (
          <span className="numerals text-ink-soft"> · {text.soFar(count(value), count(badge.target))}</span>
        )}
      </p>
      {percent > 0 && (
        <div className="mt-2 flex items-center gap-2">
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
  aside?: ReactNode;
  children: ReactNode;
}

function BadgeCard({ badge, isEarned, aside, children }: BadgeCardProps) {
  return (
    <Card as="li" className="flex items-center gap-4">
      <Medallion icon={badge.icon} tier={badge.tier} isEarned={isEarned} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-2">
          <h3 className="text-base leading-snug">{badge.name}</h3>
          {aside}
        </div>
        <p className="text-xs text-ink-soft">{badge.description}</p>
        {children}
      </div>
    </Card>
  );
}
