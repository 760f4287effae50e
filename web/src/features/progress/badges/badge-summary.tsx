import { BADGE_TIERS } from 'sync-protocol/rules/progress/badge-terms';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import { badgeById, BADGES } from 'sync-protocol/rules/progress/badges';
import { cx } from '#ui/cx.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { messages } from './badge-messages.ts';

const text = messages.badges;

/** How many badges there are in the case, and of which metal. */
export function BadgeSummary({ own }: { own: readonly UserBadge[] }) {
  const earned = own.flatMap(({ badgeId }) => badgeById(badgeId) ?? []);
  const summary = text.summary(earned.length, BADGES.length);
  return (
    <Card tone="court" className="sm:flex sm:items-center sm:gap-10">
      <div className="flex-1">
        <p className="mb-3 text-lg font-bold">{summary}</p>
        <ProgressBar
          percent={Math.round((100 * earned.length) / BADGES.length)}
          label={summary}
          tone="court"
        />
      </div>
      <ul className="mt-5 beside gap-3 [--part:3.25rem] sm:mt-0">
        {BADGE_TIERS.map((tier) => {
          const count = earned.filter((badge) => badge.tier === tier).length;
          return (
            <li key={tier} className="flex flex-col items-center gap-1.5 text-center">
              <span className={cx(count === 0 && 'opacity-40')}>
                <Medallion icon="medal" tier={tier} isEarned size="small" />
              </span>
              <span className="numerals text-sm leading-none font-bold">{count}</span>
              <span className="text-xs leading-none whitespace-nowrap text-on-court-soft">
                {text.tiers[tier]}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
