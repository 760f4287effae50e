import { useEffect, useMemo } from 'react';
import type { StoryComment, VictoryStory } from 'sync-protocol/entities/stories/victory-story';
import type { StoryId } from 'sync-protocol/ids';
import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import { useLive, useRows } from './live-query.ts';
import type { Refused, StoredFile } from '../store/db.ts';

/** The player's own stories, the latest first; those that wait are among them. */
export function useOwnStories(): VictoryStory[] | undefined {
  return useRows([{ table: 'victoryStories', all: true }], (rows) =>
    rows.all('victoryStories').sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}

/** Which of them the server has not heard of. */
export function useUnsentStories(): ReadonlySet<StoryId> | undefined {
  return useLive(async (db) => {
    const made = db.bases.filter(({ table, before }) => table === 'victoryStories' && before === null);
    return new Set((await made.toArray()).map(({ id }) => id as StoryId));
  });
}

/** What the player likes. */
export function useOwnLikes(): ReadonlySet<StoryId> | undefined {
  return useRows(
    [{ table: 'storyLikes', all: true }],
    (rows) => new Set(rows.all('storyLikes').map(({ storyId }) => storyId)),
  );
}

/** What the player has said to a story. */
export function useOwnComments(story: StoryId): StoryComment[] | undefined {
  return useRows(
    [{ table: 'storyComments', all: true }],
    (rows) => rows.all('storyComments').filter(({ storyId }) => storyId === story),
    [story],
  );
}

/** How much the player has said to each story. */
export function useOwnCommentCounts(): ReadonlyMap<StoryId, number> | undefined {
  return useRows([{ table: 'storyComments', all: true }], (rows) => countBy(rows.all('storyComments')));
}

/** What the player was told of comments on their stories: it changes as these come and go. */
export function useCommentNews(): string | undefined {
  return useRows([{ table: 'notifications', all: true }], (rows) => {
    const news = rows.all('notifications').filter(({ type }) => type === 'victory_story_comment');
    return news.map(({ id, title, createdAt }) => `${id} ${createdAt} ${title}`).join();
  });
}

function countBy(comments: readonly StoryComment[]): ReadonlyMap<StoryId, number> {
  const counts = new Map<StoryId, number>();
  for (const { storyId } of comments) counts.set(storyId, (counts.get(storyId) ?? 0) + 1);
  return counts;
}

/** Stories that the server would not have, with what the player wrote and why. */
export function useRefusedStories(): Refused[] | undefined {
  return useLive((db) => db.refused.filter(({ mutation }) => mutation.name === 'story.post').toArray());
}

/** Whether a file lies on this phone. */
export function useIsFileHere(id: string): boolean | undefined {
  return useLive(async (db) => (await db.files.where('id').equals(id).count()) > 0, [id]);
}

/** The file that a story shows, as far as it is on this phone. */
export function useOwnFile(
  mediaUrl: string,
): (Pick<StoredFile, 'id' | 'state'> & { address: string }) | null | undefined {
  const id = mediaIdOf(mediaUrl);
  const file = useLive(async (db) => (id === null ? null : ((await db.files.get(id)) ?? null)), [id]);
  const bytes = file?.bytes;
  const type = file?.type;
  // Its state may change while the same picture is shown.
  const size = bytes?.byteLength;
  const address = useMemo(
    () => (bytes && type ? URL.createObjectURL(new Blob([bytes], { type })) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps
    [id, size, type],
  );
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address]);
  if (file === undefined) return undefined;
  return file && address ? { id: file.id, state: file.state, address } : null;
}
