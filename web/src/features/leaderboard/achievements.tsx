import { useQuery } from '@tanstack/react-query';
import { recentAchievements, type Achievement } from 'sync-protocol/contract/leaderboard';
import { badgeById } from 'sync-protocol/rules/progress/badges';
import { playerName } from '#data/player-name.ts';
import { now } from '#data/clock.ts';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useSession } from '#data/session/session.ts';
import { Link } from '#ui/controls/link.tsx';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { Medallion } from '#ui/charts/medallion.tsx';
import { timeAgo } from '#ui/format.ts';
import { rowClass, RowList, RowText } from '#ui/lists/list-row.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { messages } from './messages.ts';
import { FRESH_MS } from './use-board.ts';

const text = messages.achievements;

/** What the player, their rivals and teammates earned of late; away when there is nothing. */
export function RecentAchievements() {
  const { user } = useSession();
  const { data } = useAchievements();
  const known = data?.filter(({ badgeId }) => badgeById(badgeId)) ?? [];
  if (known.length === 0) return null;
  return (
    <Section title={text.title}>
      <RowList label={text.title}>
        {known.map((one) => (
          <li key={one.id}>
            <AchievementRow achievement={one} isOwn={one.id === user?.id} />
          </li>
        ))}
      </RowList>
    </Section>
  );
}

function AchievementRow({ achievement, isOwn }: { achievement: Achievement; isOwn: boolean }) {
  const { id, badgeId, earnedAt } = achievement;
  const badge = badgeById(badgeId);
  if (!badge) return null;
  const row = (
    <>
      <Medallion icon={badge.icon} tier={badge.tier} isEarned size="small" />
      <RowText
        title={text.earned(isOwn ? text.you : playerName(achievement), badge.name)}
        detail={timeAgo(Date.parse(earnedAt), now())}
      />
    </>
  );
  return isOwn ? (
    <Link to="/badges" className={rowClass}>
      {row}
    </Link>
  ) : (
    <PlayerLink id={id} name={playerName(achievement)} className={rowClass}>
      {row}
    </PlayerLink>
  );
}

/** What was earned of late by the player and those who are close to them. */
function useAchievements() {
  return useQuery(
    {
      queryKey: ['achievements'],
      queryFn: ({ signal }) => call(recentAchievements, { signal }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}
