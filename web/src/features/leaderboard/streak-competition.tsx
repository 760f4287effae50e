import { playerName } from '#data/player-name.ts';
import { PlayerLink } from '#ui/controls/player-link.tsx';
import { MAX_LEADERBOARD_LIMIT } from 'sync-protocol/contract/leaderboard';
import { mayStillStand } from 'sync-protocol/rules/leaderboard/kept-streak';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { now, playerZone, useToday } from '#data/clock.ts';
import { useSession } from '#data/session/session.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { nearTime } from '#ui/near-time.ts';
import { rowClass } from '#ui/lists/list-row.tsx';
import { messages } from './messages.ts';
import { Streak, STREAK_SHOWN_FROM } from './streak.tsx';
import { useBoard } from './use-board.ts';

const text = messages.streakCard;
const SHOWN = 3;

/** The rivals who have kept at it longest; away when what was kept of them can't be so any more. */
export function StreakCompetition() {
  const { user } = useSession();
  const today = useToday();
  const {
    data = [],
    mayBeOld,
    dataUpdatedAt,
  } = useBoard({ timeframe: 'alltime', scope: 'rivals', limit: MAX_LEADERBOARD_LIMIT });
  const best = data
    .flatMap((one) => (one.isPrivate || one.id === user?.id ? [] : [one]))
    .filter(({ currentStreak }) => currentStreak >= STREAK_SHOWN_FROM)
    .toSorted((a, b) => b.currentStreak - a.currentStreak)
    .slice(0, SHOWN);
  if (best.length === 0 || !mayStillStand(trainingDay(dataUpdatedAt, playerZone()), today)) return null;
  return (
    <Card as="section" aria-label={text.title} isPadded={false} className="py-2">
      <h2 className="px-4 pt-2 text-lg">{text.title}</h2>
      <p className="px-4 pb-1 text-xs text-ink-soft">
        {text.text}
        {mayBeOld && <span className="block">{messages.asOf(nearTime(dataUpdatedAt, now()))}</span>}
      </p>
      <ol aria-label={text.list}>
        {best.map((one) => (
          <li key={one.id}>
            <PlayerLink id={one.id} name={playerName(one)} className={rowClass}>
              <Avatar name={one.displayName} called={playerName(one)} image={one.profileImageUrl} size="sm" />
              <span className="line-clamp-2 min-w-0 flex-1 font-semibold">{playerName(one)}</span>
              <Streak days={one.currentStreak} />
            </PlayerLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}
