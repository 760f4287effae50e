import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoryCommentId } from 'sync-protocol/ids';
import { STORY_GONE } from 'sync-protocol/mutations/stories/story-changes';
import { COMMENTS_SHOWN } from 'sync-protocol/rules/stories/story-terms';
import { now } from '#data/clock.ts';
import { useOwnComments } from '#data/live/stories.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import { ApiError, isOffline } from '#data/server/calls/api-error.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { useIsOffline } from '#data/server/network.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { useAskedAnew } from '#data/server/answers/use-asked-anew.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { excerptOf } from '#ui/excerpt.ts';
import { Avatar } from '#ui/surfaces/avatar.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { LongText } from '#ui/surfaces/long-text.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { HeldNote } from '#ui/surfaces/held-note.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { nearTime } from '#ui/near-time.ts';
import { messages } from '../messages.ts';
import { CommentForm } from './comment-form.tsx';
import { nameOf } from './name-of.ts';
import type { ShownStory } from './shown-story.ts';
import { takeAway, uncomment } from './story-actions.ts';
import { useComments } from '../feed/use-stories.ts';

const text = messages.comments;
const KEYS = [['story-comments']];
/** What tells one comment from another in the names of its buttons. */
const shortly = (words: string) => excerptOf(words, 40);

export interface CommentsSheetProps {
  open: boolean;
  story: ShownStory;
  onClose: () => void;
  onReport: (commentId: StoryCommentId) => void;
}

/** What was said to a story, and where the player says something themselves: offline too. */
export function CommentsSheet({ open, story, onClose, onReport }: CommentsSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      text={story.title}
      footer={<Answer story={story} />}
    >
      <Comments story={story} onClose={onClose} onReport={onReport} />
    </Sheet>
  );
}

/** Whether a story of somebody else has gone, or may not be seen any more, while its comments are read. */
function useIsGone({ id, relationshipType }: ShownStory): boolean {
  const { error } = useComments(id);
  // An own one may wait to be sent.
  return relationshipType !== 'self' && error instanceof ApiError && error.code === STORY_GONE.code;
}

function Answer({ story }: { story: ShownStory }) {
  return useIsGone(story) ? null : <CommentForm key={story.id} storyId={story.id} />;
}

function Comments({ story, onClose, onReport }: Omit<CommentsSheetProps, 'open'>) {
  const user = useOwnProfile();
  const own = useOwnComments(story.id);
  const isWaiting = useIsWaiting();
  const { data, error, mayBeOld, dataUpdatedAt, refetch } = useComments(story.id);
  useAskedAnew(KEYS, String(useIsOffline()));
  const [unwanted, setUnwanted] = useState<StoryCommentId>();
  const isGone = useIsGone(story);
  if (!user || !own) return <SkeletonList rows={2} rowClass="h-14" label={text.loading} />;
  if (isGone) return <EmptyState title={STORY_GONE.message} />;
  const others = (data ?? []).filter((one) => one.user.id !== user.id);
  const fetched = others.map((one) => ({ ...one, isHeld: false }));
  const { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl } = user;
  const person = { id, displayName, firstName, lastName, hideRealName, position, profileImageUrl };
  const self = { ...person, username: displayName, volleyballPosition: position };
  const mine = own.map((one) => ({ ...one, user: self }));
  const all = [...fetched, ...mine].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  if (!data && error && all.length === 0)
    return (
      <ListFailure
        {...failureOf(error)}
        texts={text}
        onRetry={() => void refetch()}
        onSignIn={signInAgainAfter(onClose)}
      />
    );
  if (!data && !error && all.length === 0)
    return <SkeletonList rows={2} rowClass="h-14" label={text.loading} />;
  const age = mayBeOld && (
    <p className="mt-3 text-center text-xs text-ink-soft">{messages.asOf(nearTime(dataUpdatedAt, now()))}</p>
  );
  if (all.length === 0)
    return (
      <>
        <EmptyState title={text.empty} text={text.emptyText} />
        {age}
      </>
    );
  const isOwnStory = story.relationshipType === 'self';
  return (
    <>
      {!data && error && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 text-sm text-ink-soft">
          {isOffline(error) ? text.othersOffline : text.othersFailed}
          <Button onClick={() => void refetch()}>{messages.retry}</Button>
        </p>
      )}
      {(data?.length ?? 0) >= COMMENTS_SHOWN && (
        <p className="mb-4 text-sm text-ink-soft">{text.latest(COMMENTS_SHOWN)}</p>
      )}
      <ul aria-label={text.title} className="grid grid-cols-1 gap-4">
        {all.map((one) => (
          <li key={one.id} className="flex items-start gap-3">
            <Avatar
              name={one.user.displayName}
              called={nameOf(one.user)}
              image={one.user.profileImageUrl}
              size="sm"
            />
            <div className="min-w-0 flex-1">
              {/* What can be done stands beside the name, so that the words have the whole line. */}
              <p className="-my-3 flex items-center gap-1.5 text-sm font-semibold">
                <span className="truncate">{nameOf(one.user)}</span>
                {isWaiting(one.id) && <WaitingMark label={text.waiting} />}
                <span className="-mr-3 ml-auto flex">
                  {one.user.id === user.id ? (
                    <IconButton
                      data-removes
                      label={text.delete(shortly(one.content))}
                      icon={<Trash2 className="size-4" aria-hidden />}
                      onClick={() => void uncomment(one.id)}
                    />
                  ) : (
                    <IconButton
                      label={text.report(nameOf(one.user), shortly(one.content))}
                      icon={<Flag className="size-4" aria-hidden />}
                      onClick={() => onReport(one.id)}
                    />
                  )}
                  {isOwnStory && one.user.id !== user.id && (
                    <IconButton
                      label={text.takeAway(nameOf(one.user), shortly(one.content))}
                      icon={<Trash2 className="size-4" aria-hidden />}
                      onClick={() => setUnwanted(one.id)}
                    />
                  )}
                </span>
              </p>
              <LongText
                text={one.content}
                more={messages.readMore}
                moreOf={text.readMoreOf(nameOf(one.user))}
                isShort
              />
              {one.isHeld && (
                <div className="mt-2">
                  <HeldNote />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {age}
      <Confirm
        open={unwanted !== undefined}
        onClose={() => setUnwanted(undefined)}
        title={text.takeAwayTitle}
        text={text.takeAwayText}
        confirmLabel={text.takeAwayYes}
        cancelLabel={messages.confirm.no}
        isDangerous
        onConfirm={() => unwanted && void takeAway(story.id, unwanted)}
      />
    </>
  );
}
