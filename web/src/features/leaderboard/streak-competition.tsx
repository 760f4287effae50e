import { Link } from '#ui/controls/link.tsx';
import { MAX_LEADERBOARD_LIMIT } from 'sync-protocol/contract/leaderboard';
import { useSession } from '#data/session/session.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { rowClass } from '#ui/surfaces/list-row.tsx';
import { nameOf } from './board-list.tsx';
import { messages } from './messages.ts';
import { Streak, STREAK_SHOWN_FROM } from './streak.tsx';
import { useBoard } from './use-board.ts';

const text = messages.streakCard;
const SHOWN = 3;

/** The rivals who have kept at it longest. */
export function StreakCompetition() {
  const { user } = useSession();
  const { data = [] } = useBoard({ timeframe: 'alltime', scope: 'rivals', limit: MAX_LEADERBOARD_LIMIT });
  const best = data
    .flatMap((one) => (one.isPrivate || one.id === user?.id ? [] : [one]))
    .filter(({ currentStreak }) => currentStreak >= STREAK_SHOWN_FROM)
    .toSorted((a, b) => b.currentStreak - a.currentStreak)
    .slice(0, SHOWN);
  if (best.length === 0) return null;
  return (
    <Card as="section" aria-label={text.title} isPadded={false} className="py-2">
      <h2 className="px-4 pt-2 text-lg">{text.title}</h2>
      <p className="px-4 pb-1 text-xs text-ink-soft">{text.text}</p>
      <ol aria-label={text.list}>
        {best.map((one) => (
          <li key={one.id}>
            <Link to={{ search: `?player=${one.id}` }} className={rowClass}>
              <Avatar name={one.displayName} called={nameOf(one)} image={one.profileImageUrl} size="sm" />
              <span className="min-w-0 flex-1 truncate font-semibold">{nameOf(one)}</span>
              <Streak days={one.currentStreak} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}
