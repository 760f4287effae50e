import type { ReactNode } from 'react';
import type { BoardScope } from 'sync-protocol/contract/leaderboard';
import { improvement } from 'sync-protocol/rules/leaderboard/improvement';
import { periodAsOf, type Timeframe, type TimeWindow } from 'sync-protocol/rules/leaderboard/period';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { now, playerZone, useToday } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { useIsOffline } from '#data/server/network.ts';
import { useOwnRank } from '#data/server/answers/own-rank.ts';
import { useSession } from '#data/session/session.ts';
import { Link } from '#ui/controls/link.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count } from '#ui/format.ts';
import { nearTime } from '#ui/near-time.ts';
import { messages } from './messages.ts';
import { FRESH_MS, LISTED, useBoard, useOwnPoints, useOwnWeeks } from './use-board.ts';

interface OwnRankProps {
  timeframe: Timeframe;
  scope: BoardScope;
  includeAI: boolean;
}

/** Where the player stands themselves. */
export function OwnRank({ timeframe, ...board }: OwnRankProps) {
  return timeframe === 'improved' ? (
    <OwnImprovement {...board} />
  ) : (
    <OwnPlace {...board} timeframe={timeframe} />
  );
}

type OneBoard = Omit<OwnRankProps, 'timeframe'>;

function OwnPlace({ timeframe, ...board }: OneBoard & { timeframe: TimeWindow }) {
  const points = useOwnPoints(timeframe);
  return (
    <Place {...board} timeframe={timeframe} label={messages.yourPoints} points={points}>
      {points === 0 && <Aside>{messages.firstPoints}</Aside>}
    </Place>
  );
}

function OwnImprovement(board: OneBoard) {
  const weeks = useOwnWeeks();
  const gain = weeks && improvement(weeks.points, weeks.before);
  return (
    <Place {...board} timeframe="improved" label={messages.improved.yours} points={gain}>
      {weeks && gain === 0 && <ToGo {...weeks} />}
    </Place>
  );
}

/** What is missing to be ahead. */
function ToGo({ points, before }: { points: number; before: number }) {
  return <Aside>{messages.improved.toGo(before && count(before - points + 1))}</Aside>;
}

interface PlaceProps extends OwnRankProps {
  label: string;
  points: number | undefined;
  children?: ReactNode;
}

function Place({ label, points, children, ...board }: PlaceProps) {
  const heard = useShownRank(board);
  const isOff = useOwnProfile()?.offBoards === true;
  // Without points there is none, whatever was heard before they were taken back.
  const place = !isOff && points !== 0 && heard?.rank ? heard : undefined;
  // Also where the last answer is of before the first points.
  const isUnheard = useIsOffline() && !place && !isOff && points !== 0;
  return (
    <Card tone="court">
      <dl className="grid grid-cols-2 divide-x divide-court-line text-center">
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-on-court-soft">
            {messages.yourRank}
            {isUnheard && <span className="block px-2 text-balance">{messages.rankLater}</span>}
            {place?.asOf !== undefined && (
              <span className="block px-2 text-balance">{messages.asOf(nearTime(place.asOf, now()))}</span>
            )}
          </dt>
          <dd className="text-2xl font-bold">
            <span className="numerals text-accent">{place?.rank ?? messages.noRank}</span>
            {place?.players !== undefined && (
              <span className="ml-0.5 text-sm font-medium text-on-court-soft">
                {' '}
                {messages.of(count(place.players))}
              </span>
            )}
          </dd>
        </div>
        <div className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-on-court-soft">{label}</dt>
          <dd className="numerals text-2xl font-bold">
            {points === undefined ? messages.noRank : count(points)}
          </dd>
        </div>
      </dl>
      {isOff ? <OffBoards /> : children}
    </Card>
  );
}

/**
 * The player's place: as the list below shows them, and only where it doesn't, as they were told of it alone. On the list
 * strangers stand as they were up to a quarter of an hour ago: two numbers for one place would look like a mistake.
 */
function useShownRank({ timeframe, scope, includeAI }: OwnRankProps) {
  const { user } = useSession();
  const today = useToday();
  const heard = useOwnRank({ timeframe, scope, includeAI, staleTime: FRESH_MS });
  const { data, mayBeOld, dataUpdatedAt } = useBoard({ timeframe, scope, includeAI, limit: LISTED });
  const row = data?.find((one) => !one.isPrivate && one.id === user?.id);
  const listedOn = trainingDay(dataUpdatedAt, playerZone());
  if (!data || !row || periodAsOf(timeframe, listedOn, today) !== 'present') return heard;
  return {
    rank: row.rank,
    players: heard && Math.max(heard.players, data.length),
    asOf: mayBeOld ? dataUpdatedAt : undefined,
  };
}

/** Who has left the boards is told so where they would look for themselves. */
function OffBoards() {
  return (
    <Aside>
      {messages.offBoards.text}{' '}
      <Link to="/edit-profile" className="inline-block py-1 font-semibold text-on-court underline">
        {messages.offBoards.change}
      </Link>
    </Aside>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-center text-sm text-balance text-on-court-soft">{children}</p>;
}
