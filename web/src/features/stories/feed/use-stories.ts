import { useQuery } from '@tanstack/react-query';
import type { QueryOf } from 'sync-protocol/contract/call';
import { countVictoryStories, listComments, listStories, mediaKinds } from 'sync-protocol/contract/stories';
import type { StoryId, UserId } from 'sync-protocol/ids';
import { STORY_PAGE } from 'sync-protocol/rules/stories/story-terms';
import { call } from '#data/server/api.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/query-client.ts';

/** What somebody may no longer read is gone from an open screen within a minute. */
const AGAIN_MS = 45_000;

export type Which = Pick<QueryOf<typeof listStories>, 'username' | 'userId' | 'story'>;
export type Before = QueryOf<typeof listStories>['before'];

/** A page of stories: as it was fetched last, offline with its age. */
export function useStoryPage(which: Which, before: Before) {
  const { username = '', userId = '', story = '' } = which;
  const asked = useQuery(
    {
      queryKey: ['stories', username, userId, story, before ?? ''],
      queryFn: ({ signal }) => call(listStories, { query: { ...which, ...(before && { before }) }, signal }),
      staleTime: 0,
      refetchInterval: AGAIN_MS,
    },
    queryClient,
  );
  const { data, error, dataUpdatedAt, refetch } = asked;
  const mayBeOld = useMayBeOld(asked);
  const last = data?.at(-1);
  const next: Before = last && data?.length === STORY_PAGE ? `${last.createdAt},${last.id}` : undefined;
  return { stories: data, error, isKept: data !== undefined && mayBeOld, dataUpdatedAt, refetch, next };
}

/** How many stories of a player there are, where that is more than a page. */
export function useStoryCount(author: UserId | undefined, isAsked: boolean): number | undefined {
  const { data } = useQuery(
    {
      queryKey: ['stories', author, 'count'],
      queryFn: ({ signal }) => call(countVictoryStories, { params: { id: author ?? '' }, signal }),
      enabled: isAsked && author !== undefined,
      staleTime: 0,
      refetchInterval: AGAIN_MS,
    },
    queryClient,
  );
  return data?.count;
}

/** What was said to a story. */
export function useComments(story: StoryId) {
  return useQuery(
    {
      queryKey: ['story-comments', story],
      queryFn: ({ signal }) => call(listComments, { params: { id: story }, signal }),
      staleTime: 0,
    },
    queryClient,
  );
}

const KINDS_FRESH_MS = 10 * 60_000;

/** Whether the server takes videos; as long as nobody has said that it doesn't, it may. */
export function useTakesVideos(): boolean {
  const { data } = useQuery(
    {
      queryKey: ['media-kinds'],
      queryFn: ({ signal }) => call(mediaKinds, { signal }),
      staleTime: KINDS_FRESH_MS,
    },
    queryClient,
  );
  return data?.takesVideos ?? true;
}
