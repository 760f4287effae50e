import { CheckCheck, Flag, Flame, Trophy, Volleyball, type LucideIcon } from 'lucide-react';
import type { UserBadge } from 'sync-protocol/entities/progress/badge';
import type { PlayerStats } from 'sync-protocol/entities/progress/player-stats';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { achievementsOf, type Achievement } from './achievements.ts';
import { messages } from '../messages.ts';

/** The newest badges that fit side by side. */
const BADGES_SHOWN = 4;

const ICONS: Record<Achievement['icon'], LucideIcon> = {
  flame: Flame,
  flag: Flag,
  check: CheckCheck,
  trophy: Trophy,
  ball: Volleyball,
};

/** What the player has earned: the newest badges, and what stands for good. Nothing where there is nothing. */
export function Glory({ owned, stats }: { owned: readonly UserBadge[]; stats: PlayerStats }) {
  return (
    <>
      <RecentBadges owned={owned} />
      <Achievements stats={stats} />
    </>
  );
}

function RecentBadges({ owned }: { owned: readonly UserBadge[] }) {
  const badges = owned.flatMap(({ badgeId }) => badgeById(badgeId) ?? []).slice(0, BADGES_SHOWN);
  if (badges.length === 0) return null;
  const text = messages.badges;
  return (
    <Section title={text.title} aside={<SectionLink to="/badges">{text.all}</SectionLink>}>
      <ul className="beside gap-2">
        {badges.map((badge) => (
          <li key={badge.id} className="flex flex-col items-center gap-1.5 text-center">
            <Medallion icon={badge.icon} tier={badge.tier} isEarned />
            <span className="text-xs leading-tight font-semibold">{badge.name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Achievements({ stats }: { stats: PlayerStats }) {
  const achievements = achievementsOf(stats);
  if (achievements.length === 0) return null;
  return (
    <Section title={messages.achievements.title}>
      <Card>
        <ul className="grid gap-3">
          {achievements.map(({ icon, title }) => {
            const Icon = ICONS[icon];
            return (
              <li key={icon} className="flex items-center gap-3 font-semibold">
                <Icon className="size-5 text-accent-strong" aria-hidden />
                {title}
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
