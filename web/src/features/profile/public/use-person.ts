import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getProfile } from 'sync-protocol/contract/profile/profile';
import { userStats } from 'sync-protocol/contract/progress';
import { userId } from 'sync-protocol/ids';
import type { AnswerOf } from 'sync-protocol/contract/call';
import { useTies } from '#data/live/teams.ts';
import { ApiError, isOffline } from '#data/server/calls/api-error.ts';
import { call } from '#data/server/calls/api.ts';
import { useMayBeOld } from '#data/server/network.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { useAskedAnew } from '#data/server/answers/use-asked-anew.ts';

const FRESH_MS = 5 * 60_000;

/** Why a profile is not to be seen. */
export type Unseen = 'private' | 'unknown' | 'offline' | 'failed';

type Answer = AnswerOf<typeof getProfile>;

/** Another player's profile: as it may be seen, or why it may not. */
export function usePerson(id: string) {
  const asked = useQuery<Answer>(
    {
      queryKey: ['person', id],
      queryFn: ({ signal }) => call(getProfile, { params: { id: userId.parse(id) }, signal }),
      // Whether it may be seen can change at any time.
      staleTime: 0,
      enabled: id !== '',
    },
    queryClient,
  );
  // Who is no teammate any more may not be seen any longer, at once.
  useAskedAnew(
    useMemo(() => [['person', id]], [id]),
    useTies(),
  );
  const { data, error, dataUpdatedAt, refetch } = asked;
  const mayBeOld = useMayBeOld(asked);
  const reason = error ? whyUnseen(error) : undefined;
  // What was seen before is shown offline, but not when the server now says no.
  const profile = reason === 'private' || reason === 'unknown' ? undefined : data;
  const unseen: Unseen | undefined = profile ? (profile.canViewProfile ? undefined : 'private') : reason;
  return { profile, unseen, isOld: profile !== undefined && mayBeOld, dataUpdatedAt, refetch };
}

/** How many tasks another player has done, and what else is counted; undefined until it is known. */
export function usePersonStats(id: string) {
  const { data } = useQuery(
    {
      queryKey: ['person-stats', id],
      queryFn: ({ signal }) => call(userStats, { params: { id: userId.parse(id) }, signal }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
  return data;
}

function whyUnseen(error: Error): Unseen {
  if (isOffline(error)) return 'offline';
  if (!(error instanceof ApiError)) return 'unknown';
  if (error.status === 403 || error.code.includes('private')) return 'private';
  return error.status === 404 ? 'unknown' : 'failed';
}
