import { Award, ChartNoAxesColumn, Flame, Hand, Sparkles, Volleyball, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { rivalSeeUpTo } from 'sync-protocol/mutations/rivals/rival-news';
import type { RivalActivityType } from 'sync-protocol/rules/rivals/rival-terms';
import { cheerWords } from 'sync-protocol/rules/cheers';
import { now } from '#data/clock.ts';
import { useRivalNews, type Activity, type Rivals } from '#data/live/rivals.ts';
import { mutate } from '#data/rows/mutate.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { timeAgo } from '#ui/format.ts';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { Facts } from '#ui/surfaces/facts.tsx';
import { RowList } from '#ui/lists/list-row.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { details, didWhat } from './activity-text.ts';
import type { CheerSheetProps } from './cheer-sheet.tsx';
import { messages } from './messages.ts';
import { nameOf } from './rival-name.ts';

const text = messages.activity;

const CheerSheet = onDemand<CheerSheetProps>(async () => (await import('./cheer-sheet.tsx')).CheerSheet);

/** Each type has its own; looked up by any text, for a server may know types that this phone does not know yet. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  task_completed: Volleyball,
  badge_earned: Award,
  streak_milestone: Flame,
  rank_change: ChartNoAxesColumn,
  cheer: Hand,
} satisfies Record<RivalActivityType, LucideIcon>;

interface ActivityFeedProps {
  rivals: Pick<Rivals, 'accepted' | 'requested'>;
  onChallenge: () => void;
}

/** What rivals did of late; looking at it is having seen it, as far as it has come to this phone. */
export function ActivityFeed({ rivals, onChallenge }: ActivityFeedProps) {
  const news = useRivalNews();
  const newest = news?.activities[0]?.createdAt ?? '';
  // What was new when it was opened stays marked while it is looked at.
  const [seenBefore, setSeenBefore] = useState<string>();
  if (news && seenBefore === undefined) setSeenBefore(news.seenAt);
  const isUnseen = news !== undefined && newest > news.seenAt;
  // What can't be kept is taken back, and would be new again for ever.
  const told = useRef('');
  useEffect(() => {
    if (!isUnseen || newest <= told.current) return;
    told.current = newest;
    void mutate(rivalSeeUpTo, { upTo: newest });
  }, [isUnseen, newest]);
  const [cheeringId, setCheeringId] = useState<string>();
  const cheering = news?.activities.find(({ id }) => id === cheeringId);
  const shown = useKept(cheering ?? null);
  if (!news) return <SkeletonList rows={4} label={messages.loading} />;
  if (news.activities.length === 0) {
    const hasRivals = rivals.accepted.length > 0;
    const withoutRivals = rivals.requested.length > 0 ? text.emptyRequested : text.emptyNoRivals;
    return (
      <EmptyState
        title={text.empty}
        text={hasRivals ? text.emptyText : withoutRivals}
        action={
          !hasRivals && (
            <Button tone="primary" size="lg" onClick={onChallenge}>
              {messages.challenge}
            </Button>
          )
        }
      />
    );
  }
  return (
    <>
      <RowList label={text.list}>
        {news.activities.map((one) => (
          <ActivityRow
            key={one.id}
            activity={one}
            isNew={one.createdAt > (seenBefore ?? '')}
            onCheer={() => setCheeringId(one.id)}
          />
        ))}
      </RowList>
      {shown && (
        <CheerSheet open={cheering !== undefined} activity={shown} onClose={() => setCheeringId(undefined)} />
      )}
    </>
  );
}

interface ActivityRowProps {
  activity: Activity;
  isNew?: boolean;
  /** Left out where there is nothing to cheer for. */
  onCheer?: () => void;
}

export function ActivityRow({ activity, isNew = false, onCheer }: ActivityRowProps) {
  const { player, activityType, cheered, createdAt } = activity;
  const Icon = ICONS[activityType] ?? Sparkles;
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <span className="relative shrink-0">
        <Avatar name={player?.displayName ?? null} called={nameOf(player)} image={player?.profileImageUrl} />
        <span className="absolute -right-2 -bottom-2 grid size-5 place-items-center rounded-full bg-accent text-on-accent ring-2 ring-surface">
          <Icon className="size-3" strokeWidth={2.4} aria-hidden />
        </span>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug">
          {isNew && (
            <span className="mr-1.5 inline-block size-2 rounded-full bg-accent-edge align-middle forced-color-adjust-none">
              <span className="sr-only">{text.isNew}: </span>
            </span>
          )}
          <b className="font-semibold">{nameOf(player)}</b> {didWhat(activity)}
        </span>
        <Facts
          all={[
            ...details(activity),
            timeAgo(Date.parse(createdAt), now()),
            cheered && text.cheered(cheerWords(cheered)),
          ]}
        />
      </span>
      {onCheer && !cheered && activityType !== 'cheer' && (
        <IconButton
          label={text.cheerFor(nameOf(player))}
          icon={<Hand className="size-5" aria-hidden />}
          className="bg-well"
          onClick={onCheer}
        />
      )}
    </li>
  );
}
