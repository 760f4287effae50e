import { trainingDay } from 'sync-protocol/rules/training-day';
import { now, playerZone, useToday } from '#data/clock.ts';
import { useRefreshAfterSending } from '#data/server/answers/refresh-after-sending.ts';
import { useSession } from '#data/session/session.ts';
import { SectionLink } from '#ui/controls/section-link.tsx';
import { nearTime } from '#ui/near-time.ts';
import { Section } from '#ui/surfaces/page.tsx';
import { BoardList } from './board-list.tsx';
import { messages } from './messages.ts';
import { useBoard, useRefreshEachDay, RANKINGS } from './use-board.ts';

const SHOWN = 4;

/** The day's best on Home. It is the one thing there that needs a connection: without one it stays away, for what was kept yesterday is not today’s. */
export function DailyBoard() {
  const { user } = useSession();
  useRefreshAfterSending(RANKINGS);
  useRefreshEachDay();
  const { data, mayBeOld, dataUpdatedAt } = useBoard({ timeframe: 'daily', limit: SHOWN });
  const today = useToday();
  if (!data || data.length === 0 || trainingDay(dataUpdatedAt, playerZone()) !== today) return null;
  return (
    <Section
      title={messages.preview.title}
      aside={<SectionLink to="/leaderboard">{messages.preview.all}</SectionLink>}
    >
      <BoardList entries={data} ownId={user?.id} />
      {mayBeOld && (
        <p className="mt-2 text-xs text-ink-soft">{messages.asOf(nearTime(dataUpdatedAt, now()))}</p>
      )}
    </Section>
  );
}
