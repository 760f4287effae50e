import type { ReactNode } from 'react';
import { Link } from '#ui/controls/link.tsx';
import { BOARD_SCOPES, type BoardScope } from 'sync-protocol/contract/leaderboard';
import { periodAsOf, TIMEFRAMES, type Timeframe } from 'sync-protocol/rules/leaderboard/period';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { now, playerZone, useToday } from '#data/clock.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { useRefreshAfterSending } from '#data/server/answers/refresh-after-sending.ts';
import { useSession } from '#data/session/session.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { cx } from '#ui/cx.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { nearTime } from '#ui/near-time.ts';
import { count } from '#ui/format.ts';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { useChosen } from '#ui/use-chosen.ts';
import { RecentAchievements } from './achievements.tsx';
import { BoardList } from './board-list.tsx';
import { messages } from './messages.ts';
import { OwnRank } from './own-rank.tsx';
import { setShowsAI, useShowsAI } from './shows-ai.ts';
import { StreakCompetition } from './streak-competition.tsx';
import { useBoard, useHasScored, useOwnPoints, useRefreshEachDay, LISTED, RANKINGS } from './use-board.ts';

const SCOPES = BOARD_SCOPES.map((value) => ({ value, label: messages.scopes[value] }));
const CHOICES = TIMEFRAMES.map((value) => ({ value, label: messages.timeframes[value] }));

/**
 * Who has the most points.
 * @param teams how the player's teams do
 */
export function Leaderboard({ teams }: { teams: ReactNode }) {
  const [timeframe, setTimeframe] = useChosen('time', TIMEFRAMES, 'daily');
  const [scope, setScope] = useChosen('of', BOARD_SCOPES, 'all');
  const includeAI = useShowsAI();
  useRefreshAfterSending(RANKINGS);
  useRefreshEachDay();
  // With the points the own place may become taller: what stands below it would slide.
  const arePointsKnown = useOwnPoints('daily') !== undefined;
  return (
    <Page title={messages.title} width="full">
      {/* Where there is room, what is the player's own stands beside the board. */}
      <div className="grid grid-cols-1 items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_auto_1fr]">
        <div className="grid gap-2">
          <Segmented label={messages.scope} choices={SCOPES} value={scope} onChange={setScope} />
          <Segmented
            isDense
            label={messages.timeframe}
            choices={CHOICES}
            value={timeframe}
            onChange={setTimeframe}
          />
          <HeardBoard timeframe={timeframe} scope={scope} includeAI={includeAI} />
        </div>
        <div className="mt-4 grid gap-4 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:mt-0">
          <OwnRank timeframe={timeframe} scope={scope} includeAI={includeAI} />
          {scope === 'rivals' && <StreakCompetition />}
        </div>
        <div
          className={cx(
            'mt-2 xl:col-start-1 xl:row-span-2 xl:row-start-2',
            !arePointsKnown && 'invisible xl:visible',
          )}
        >
          <Switch label={messages.showAI} checked={includeAI} onChange={setShowsAI} />
          {timeframe === 'improved' && <AboutImproved />}
          <Board timeframe={timeframe} scope={scope} includeAI={includeAI} />
        </div>
        {/* On a phone it would push the board down that the player came for. */}
        <div className={cx('mt-6 xl:col-start-2 xl:row-start-3 xl:mt-4', !arePointsKnown && 'invisible')}>
          {teams}
          <RecentAchievements />
        </div>
      </div>
    </Page>
  );
}

function AboutImproved() {
  return (
    <div className="mt-2 mb-3">
      <h2 className="text-lg">{messages.improved.title}</h2>
      <p className="text-sm text-ink-soft">{messages.improved.text}</p>
    </div>
  );
}

interface BoardProps {
  timeframe: Timeframe;
  scope: BoardScope;
  includeAI: boolean;
}

/** Says that a list has come to who can't see it, in one sentence: the rows themselves are not read out. */
function HeardBoard({ timeframe, scope, includeAI }: BoardProps) {
  const { data } = useBoard({ timeframe, scope, includeAI, limit: LISTED });
  const { heard, scopes, timeframes } = messages;
  return (
    <output className="sr-only">
      {data && heard(scopes[scope], timeframes[timeframe], count(data.length), includeAI)}
    </output>
  );
}

function Board({ timeframe, scope, includeAI }: BoardProps) {
  const { user } = useSession();
  const { data, error, mayBeOld, dataUpdatedAt, refetch } = useBoard({
    timeframe,
    scope,
    includeAI,
    limit: LISTED,
  });
  if (!data && error)
    return (
      <ListFailure
        {...failureOf(error)}
        texts={messages.failure}
        onRetry={() => void refetch()}
        onSignIn={signInAgain}
      />
    );
  if (!data) return <SkeletonList rows={6} rowClass="h-16" label={messages.loading} />;
  const age = <Age timeframe={timeframe} at={dataUpdatedAt} mayBeOld={mayBeOld} />;
  if (data.length === 0)
    return (
      <>
        {age}
        <EmptyBoard timeframe={timeframe} scope={scope} mayBeOld={mayBeOld} />
      </>
    );
  return (
    <>
      {age}
      <BoardList entries={data} ownId={user?.id} isGain={timeframe === 'improved'} />
    </>
  );
}

interface AgeProps {
  timeframe: Timeframe;
  /** When the board was fetched. */
  at: number;
  mayBeOld: boolean;
}

/**
 * How old a kept board is, before it is read. Of a day, a week or a month that is over it says that first, also while
 * the present one is being asked for.
 */
function Age({ timeframe, at, mayBeOld }: AgeProps) {
  const today = useToday();
  const time = nearTime(at, now());
  const period = periodAsOf(timeframe, trainingDay(at, playerZone()), today);
  if (timeframe === 'alltime' || period === 'present')
    return mayBeOld && <p className="mb-2 text-xs text-ink-soft">{messages.asOf(time)}</p>;
  const about = mayBeOld ? messages.earlierText : messages.earlierAsked;
  const called = messages.earlier[timeframe];
  return (
    <div className="mb-3">
      <h2 className="text-lg">{called[period]}</h2>
      <p className="text-sm text-ink-soft">{about(time, called.now)}</p>
    </div>
  );
}

interface EmptyBoardProps {
  timeframe: Timeframe;
  scope: BoardScope;
  mayBeOld: boolean;
}

/** A board with nobody on it. Of one that was kept only that is known: since then the player may have come onto it. */
function EmptyBoard({ timeframe, scope, mayBeOld }: EmptyBoardProps) {
  const { improved } = messages;
  const isOff = useOwnProfile()?.offBoards === true;
  const hasScored = useHasScored(timeframe);
  const isOn = mayBeOld && hasScored && !isOff;
  if (timeframe === 'improved')
    return (
      <EmptyState
        title={mayBeOld ? improved.emptyThen : improved.empty}
        text={isOn ? improved.aheadNow : improved.emptyText}
      />
    );
  if (scope === 'all') {
    const text = mayBeOld ? messages.emptyThenText : messages.emptyText;
    return (
      <EmptyState
        title={mayBeOld ? messages.emptyThen : messages.empty}
        text={isOff ? messages.emptyForOff : isOn ? messages.pointsNow : text}
      />
    );
  }
  const { title, text, action, path } = messages.emptyCircles[scope];
  return (
    <EmptyState
      title={title}
      text={isOn ? messages.pointsNow : text}
      action={
        <Link to={path} className={buttonClass()}>
          {action}
        </Link>
      }
    />
  );
}
