import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { BodyOf } from 'sync-protocol/contract/call';
import { reportComment, reportStory } from 'sync-protocol/contract/stories';
import type { reportUser } from 'sync-protocol/contract/profile/safety';
import type { StoryCommentId } from 'sync-protocol/ids';
import { now } from '#data/clock.ts';
import { useOwnStories } from '#data/live/stories.ts';
import { call } from '#data/server/calls/api.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { nearTime } from '#ui/near-time.ts';
import { Confirm } from '#ui/layers/confirm.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { useKept } from '#ui/layers/use-kept.ts';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import type { CommentsSheetProps } from '../story/comments-sheet.tsx';
import { messages } from '../messages.ts';
import { ownBeside, shownStories, type ShownStory } from '../story/shown-story.ts';
import { remove } from '../story/story-actions.ts';
import { useOwn } from '../story/use-own.ts';
import { StoryCard, type StoryDoings } from '../story/story-card.tsx';
import type { StoryFeed } from './use-stories.ts';

/** Where a player says what is wrong; another feature's, so that whoever meets both brings it. */
export type ReportView = ComponentType<{
  id: string;
  send: (said: BodyOf<typeof reportUser>) => Promise<void>;
  onBack: () => void;
  onDone: () => void;
}>;

const CommentsSheet = onDemand<CommentsSheetProps>(
  async () => (await import('../story/comments-sheet.tsx')).CommentsSheet,
);

/** A story that the player does something with, and what. */
type Doing =
  | { what: 'comments' | 'delete' | 'report'; story: ShownStory }
  | { what: 'reportComment'; story: ShownStory; comment: StoryCommentId };

interface StoryListProps {
  feed: StoryFeed;
  /** The player's own stand here too before the server has them. */
  withOwn: boolean;
  /** The story that the player came for; one of their own is shown as this phone has it. */
  wanted?: string | undefined;
  /** A story that stands elsewhere on the page. */
  without?: string | undefined;
  empty: { title: string; text: string; action?: ReactNode };
  Report: ReportView;
  onEdit: (story: ShownStory) => void;
  /** Called whenever stories have come, not with those that were kept: when the newest was told, if there is one. */
  onRead?: (newest: string | undefined) => void;
}

/** Stories, page after page, with all that can be done to them. */
export function StoryList({ Report, ...list }: StoryListProps) {
  const [doing, setDoing] = useState<Doing>();
  const isGone = useIsGone(doing?.story);
  if (isGone) setDoing(undefined);
  const shown = useKept(doing ?? null);
  const close = () => setDoing(undefined);
  const doings: StoryDoings = {
    onEdit: list.onEdit,
    onComments: (story) => setDoing({ what: 'comments', story }),
    onDelete: (story) => setDoing({ what: 'delete', story }),
    onReport: (story) => setDoing({ what: 'report', story }),
  };
  const isReport = doing?.what === 'report' || doing?.what === 'reportComment';
  const text = messages.confirm;
  return (
    <>
      <Shown {...list} doings={doings} />
      {shown && (
        <CommentsSheet
          open={doing?.what === 'comments'}
          story={shown.story}
          onClose={close}
          onReport={(comment) => setDoing({ what: 'reportComment', story: shown.story, comment })}
        />
      )}
      <Confirm
        open={doing?.what === 'delete'}
        onClose={close}
        title={text.title}
        text={text.text}
        confirmLabel={text.yes}
        cancelLabel={text.no}
        isDangerous
        onConfirm={() => doing && void remove(doing.story)}
      />
      <Sheet
        open={isReport}
        onClose={close}
        title={shown?.what === 'reportComment' ? messages.report.comment : messages.report.story}
        text={messages.report.text}
      >
        {shown && (
          <Report
            key={subjectOf(shown)}
            id={subjectOf(shown)}
            send={(said) => report(shown, said)}
            onBack={close}
            onDone={close}
          />
        )}
      </Sheet>
    </>
  );
}

/** Whether the player has deleted one of their own, in another tab or on another phone: there is nothing to do with it. */
function useIsGone(story: ShownStory | undefined): boolean {
  const own = useOwnStories();
  return story?.relationshipType === 'self' && own?.every(({ id }) => id !== story.id) === true;
}

/** What a report is about. */
const subjectOf = (doing: Doing) => (doing.what === 'reportComment' ? doing.comment : doing.story.id);

/** @throws ApiError */
async function report(doing: Doing, body: BodyOf<typeof reportUser>): Promise<void> {
  const { id } = doing.story;
  if (doing.what === 'reportComment')
    await call(reportComment, { params: { id, commentId: doing.comment }, body });
  else await call(reportStory, { params: { id }, body });
}

type ShownProps = Omit<StoryListProps, 'Report' | 'onEdit'> & { doings: StoryDoings };

function Shown({ feed, withOwn, wanted, without, empty, doings, onRead }: ShownProps) {
  const mine = useOwn();
  const { stories, error } = feed;
  useRead(feed, onRead);
  if (!mine) return <SkeletonList rows={3} rowClass="h-56" label={messages.loading} />;
  const isOwn = mine.stories.some(({ id }) => id === wanted);
  const beside = isOwn
    ? ownBeside(stories, true, { ...mine, stories: mine.stories.filter(({ id }) => id === wanted) })
    : withOwn
      ? ownBeside(stories, stories !== undefined && !feed.hasMore, mine)
      : [];
  if (!stories && !error && !isOwn) return <SkeletonList rows={3} rowClass="h-56" label={messages.loading} />;
  const all = [...beside, ...shownStories(stories ?? [], mine)].filter(({ id }) => id !== without);
  const failure = (retry: () => void) => (
    <ListFailure
      {...failureOf(error)}
      // Where others are read there is nothing to write in.
      texts={withOwn ? messages.failure : { ...messages.failure, ...messages.failureOfOthers }}
      onRetry={retry}
      onSignIn={signInAgain}
    />
  );
  return (
    <>
      {/* What is missing is said before the player's own, which are there whatever happens. */}
      {!stories && error && !isOwn && (
        <div className={all.length > 0 ? 'mb-4' : undefined}>{failure(() => void feed.refetch())}</div>
      )}
      {all.length > 0 && (
        <ul aria-label={messages.list} className="grid grid-cols-1 gap-4">
          {all.map((story) => (
            <StoryCard key={story.id} story={story} isWanted={story.id === wanted} {...doings} />
          ))}
        </ul>
      )}
      {stories && all.length === 0 && !without && <EmptyState isPage {...empty} />}
      {feed.mayBeOld && !isOwn && (
        <p className="mt-3 text-center text-xs text-ink-soft">
          {messages.asOf(nearTime(feed.dataUpdatedAt, now()))}
        </p>
      )}
      {feed.hasMore && (
        <div className="mt-4">
          <More {...feed} failure={failure} />
        </div>
      )}
    </>
  );
}

type MoreProps = Pick<StoryFeed, 'more' | 'isAskingMore' | 'hasMoreFailed'> & {
  failure: (retry: () => void) => ReactNode;
};

/** The way to those before. */
function More({ more, isAskingMore, hasMoreFailed, failure }: MoreProps) {
  const ask = () => void more();
  if (isAskingMore) return <SkeletonList rows={1} rowClass="h-56" label={messages.loading} />;
  if (hasMoreFailed) return failure(ask);
  return (
    <div className="text-center">
      <Button size="lg" onClick={ask}>
        {messages.more}
      </Button>
    </div>
  );
}

/** Tells what has come since the screen was opened, and nothing of what lay on the phone: others may have come before it. */
function useRead({ stories, error, mayBeOld, dataUpdatedAt }: StoryFeed, onRead: StoryListProps['onRead']) {
  const [openedAt] = useState(now);
  const hasCome = stories !== undefined && !error && !mayBeOld && dataUpdatedAt >= openedAt;
  useEffect(() => {
    if (hasCome) onRead?.(stories?.[0]?.createdAt);
    // What has come since is read as well.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [hasCome, stories]);
}
