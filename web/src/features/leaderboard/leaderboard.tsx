import { useState } from 'react';
import { TIMEFRAMES, type Timeframe } from 'sync-protocol/contract/leaderboard';
import { isOffline } from '#data/server/api-error.ts';
import { useSession } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { count, timeOfDay } from '#ui/format.ts';
import { Page } from '#ui/surfaces/page.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState, ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { BoardList } from './board-list.tsx';
import { messages } from './messages.ts';
import { useBoard, useOwnPoints, useOwnRank, useRefreshAfterSending } from './use-board.ts';

const SHOWN = 50;
const CHOICES = TIMEFRAMES.map((value) => ({ value, label: messages.timeframes[value] }));

/** Who has the most points. */
export function Leaderboard() {
  const [timeframe, setTimeframe] = useState<Timeframe>('daily');
  const [includeAI, setIncludeAI] = useState(false);
  useRefreshAfterSending();
  return (
    <Page title={messages.title}>
      <Segmented label={messages.timeframe} choices={CHOICES} value={timeframe} onChange={setTimeframe} />
      <OwnRank timeframe={timeframe} />
      <Switch label={messages.showAI} checked={includeAI} onChange={setIncludeAI} />
      <Board timeframe={timeframe} includeAI={includeAI} />
    </Page>
  );
}

function OwnRank({ timeframe }: { timeframe: Timeframe }) {
  const { data } = useOwnRank(timeframe);
  const points = useOwnPoints(timeframe);
  return (
    <Card tone="court" className="mt-4 mb-2">
      <dl className="grid grid-cols-2 divide-x divide-court-line text-center">
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-on-court-soft">{messages.yourRank}</dt>
          <dd className="text-2xl font-bold">
            <span className="numerals text-accent">{data?.rank ?? messages.noRank}</span>
            {data?.rank && (
              <span className="ml-1.5 text-sm font-medium text-on-court-soft">
                {messages.of(count(data.players))}
              </span>
            )}
          </dd>
        </div>
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-on-court-soft">{messages.yourPoints}</dt>
          <dd className="numerals text-2xl font-bold">
            {points === undefined ? messages.noRank : count(points)}
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Board({ timeframe, includeAI }: { timeframe: Timeframe; includeAI: boolean }) {
  const { user } = useSession();
  const { data, error, isKept, dataUpdatedAt, refetch } = useBoard({ timeframe, includeAI, limit: SHOWN });
  if (!data && error) return <BoardFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} rowClass="h-16" label={messages.loading} />;
  if (data.length === 0) return <EmptyState title={messages.empty} text={messages.emptyText} />;
  return (
    <>
      <BoardList entries={data} ownId={user?.id} />
      {isKept && (
        <p className="mt-2 text-center text-xs text-ink-soft">{messages.asOf(timeOfDay(dataUpdatedAt))}</p>
      )}
    </>
  );
}

/** Why there is no ranking to be seen, and what helps. */
function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  if (isOffline(error))
    return <OfflineState title={messages.offline} text={messages.offlineText} action={retry} />;
  return <ErrorState title={messages.error} text={error.message} action={retry} />;
}
