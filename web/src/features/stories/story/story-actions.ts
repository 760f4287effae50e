import { deleteComment, type StoryCommentAnswer } from 'sync-protocol/contract/stories';
import { storyCommentId, newId, type StoryId, type StoryCommentId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { storyDelete, storyEdit, storyPost } from 'sync-protocol/mutations/stories/story-changes';
import {
  storyComment,
  storyLike,
  storySeeUpTo,
  storyUncomment,
  storyUnlike,
} from 'sync-protocol/mutations/stories/story-reactions';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { passUnsent, setFileState, takeBack } from '#data/media/own-files.ts';
import { act } from '#data/rows/act.ts';
import { mutate } from '#data/rows/mutate.ts';
import { call } from '#data/server/calls/api.ts';
import { reasonOf } from '#data/server/calls/failures.ts';
import { isHeldBack } from '#data/server/network.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { whenAnswered } from '#data/sync/when-answered.ts';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';
import { persister, queryClient } from '#data/server/answers/query-client.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { NEW_STORIES } from '../new-stories.ts';

const text = messages.toasts;
/** The longest wait for the server's word on a story, before it is said to be on its way. */
const PATIENCE_MS = 3000;

/** Shares a story, offline too: its file goes first, when there is a way, and only then it is shared (story-file.tsx). */
export async function post(args: MutationArgs<'story.post'>): Promise<boolean> {
  const fileId = mediaIdOf(args.mediaUrl);
  if (fileId) await setFileState(fileId, 'draft', 'waiting');
  const kind = args.mediaType === 'video' ? 'video' : 'photo';
  const later = fileId ? text.sharedOnce[kind] : isHeldBack() && text.sharedLater;
  const isDone = await act(storyPost, args, later ? onItsWay(later) : undefined);
  if (isDone && !later) void sayOnceAnswered(args.storyId);
  if (!isDone && fileId) await setFileState(fileId, 'waiting', 'draft');
  // Told anew, its file may be with the server already.
  if (isDone && fileId) await passUnsent();
  return isDone;
}

const onItsWay = (later: string) => ({ title: text.onItsWay, text: later });

async function sayOnceAnswered(id: StoryId): Promise<void> {
  const phone = activePhone();
  if (!phone) return;
  const isAnswered = await whenAnswered(phone.db, 'victoryStories', id, PATIENCE_MS);
  if (phone !== activePhone()) return;
  if (isAnswered) await sayShared(id);
  else toast({ ...onItsWay(text.sharedLater), tone: 'success' });
}

/** Says of a story that the server has that it is shared; or that it is only saved, where its words wait to be looked at. */
export async function sayShared(id: StoryId): Promise<void> {
  const story = await activePhone()?.db.synced('victoryStories').get(id);
  // Why one was refused is said elsewhere.
  if (!story) return;
  toast(story.isHeld ? { ...text.held, tone: 'plain' } : { title: text.shared, tone: 'success' });
}

export async function edit(args: MutationArgs<'story.edit'>): Promise<boolean> {
  const isDone = await act(storyEdit, args, text.updated);
  if (isDone) await passUnsent();
  return isDone;
}

/** Deletes a story; one whose file has not gone yet never goes. */
export async function remove({ id, mediaUrl }: { id: StoryId; mediaUrl: string }): Promise<boolean> {
  const fileId = mediaIdOf(mediaUrl);
  if (fileId && (await takeBack(fileId))) {
    toast({ title: text.deleted, tone: 'success' });
    return true;
  }
  const isDone = await act(storyDelete, { storyId: id, mediaUrl }, text.deleted);
  if (isDone) await passUnsent();
  return isDone;
}

export const setLiked = (storyId: StoryId, isLiked: boolean) =>
  void mutate(isLiked ? storyLike : storyUnlike, { storyId });

export const comment = (storyId: StoryId, content: string) =>
  act(storyComment, { commentId: storyCommentId.parse(newId()), storyId, content }, text.commented);

export async function uncomment(commentId: StoryCommentId): Promise<void> {
  if (await act(storyUncomment, { commentId }, text.uncommented)) await forgetAnswers('story-comments');
}

/** Takes away what somebody else said to the player's own story: that one's rows are changed by the server alone. */
export async function takeAway(id: StoryId, commentId: StoryCommentId): Promise<void> {
  const key = ['story-comments', id];
  try {
    await call(deleteComment, { params: { id, commentId } });
    queryClient.setQueryData<StoryCommentAnswer[]>(key, (all) => all?.filter((one) => one.id !== commentId));
    await forgetAnswers('story-comments');
    await queryClient.invalidateQueries({ queryKey: ['stories'] });
  } catch (error) {
    toast({ title: text.takeAwayFailed, text: reasonOf(error), tone: 'danger' });
  }
}

/**
 * What the others tell was seen, as it came just now: Home has nothing new to say of it.
 * @param newest when the newest was told; undefined: there is none
 */
export function markSeen(newest: string | undefined): void {
  if (newest !== undefined) void mutate(storySeeUpTo, { upTo: newest });
  queryClient.setQueryData(NEW_STORIES, { count: 0 });
  void persister.persistQueryByKey(NEW_STORIES, queryClient);
}
