import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QueryOf } from 'sync-protocol/contract/call';
import { countVictoryStories, listComments, listStories, mediaKinds } from 'sync-protocol/contract/stories';
import type { StoryId, UserId } from 'sync-protocol/ids';
import { call } from '#data/server/calls/api.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { lastPlaceOf, pageOf, type Before, type StoryPage } from './story-pages.ts';

/** What somebody may no longer read is gone from an open screen within a minute. */
const AGAIN_MS = 45_000;

export type Which = Pick<QueryOf<typeof listStories>, 'username' | 'userId' | 'story'>;

/** Stories as far as they are opened: as they were fetched last, offline with their age. */
export type StoryFeed = ReturnType<typeof useStoryFeed>;

/** Asks for stories, page after page. Pages that are open stay so: what is told meanwhile comes on top. */
export function useStoryFeed(which: Which) {
  const { username = '', userId = '', story = '' } = which;
  // Where each page on this screen ended, by where it begins. Another visit begins with pages of the usual length.
  // oxlint-disable-next-line react/exhaustive-deps
  const ends = useMemo(() => new Map<Before, Before>(), [username, userId, story]);
  const asked = useInfiniteQuery(
    {
      queryKey: ['stories', username, userId, story],
      initialPageParam: undefined as Before,
      queryFn: async ({ pageParam, signal }) => {
        const ask = (before: Before) =>
          call(listStories, { query: { ...which, ...(before && { before }) }, signal });
        const page = await pageOf(ask, pageParam, ends.get(pageParam));
        ends.set(pageParam, page.next ?? lastPlaceOf(page));
        return page;
      },
      getNextPageParam: ({ next }: StoryPage) => next,
      staleTime: 0,
      refetchInterval: AGAIN_MS,
    },
    queryClient,
  );
  const { data, error, dataUpdatedAt, refetch } = asked;
  const mayBeOld = useMayBeOld(asked);
  return {
    stories: useMemo(() => data?.pages.flatMap(({ stories }) => stories), [data]),
    error,
    mayBeOld: data !== undefined && mayBeOld,
    dataUpdatedAt,
    refetch,
    hasMore: asked.hasNextPage,
    more: asked.fetchNextPage,
    isAskingMore: asked.isFetchingNextPage,
    /** They were asked for, and did not come. */
    hasMoreFailed: asked.isFetchNextPageError,
  };
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

/** What was said to a story: as it was fetched last, offline with its age. */
export function useComments(story: StoryId) {
  const asked = useQuery(
    {
      queryKey: ['story-comments', story],
      queryFn: ({ signal }) => call(listComments, { params: { id: story }, signal }),
      staleTime: 0,
    },
    queryClient,
  );
  const { data, error, dataUpdatedAt, refetch } = asked;
  const mayBeOld = useMayBeOld(asked);
  return { data, error, mayBeOld: data !== undefined && mayBeOld, dataUpdatedAt, refetch };
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
