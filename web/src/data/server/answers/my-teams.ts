import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myTeams, type ShownMember } from 'sync-protocol/contract/teams';
import type { UserId } from 'sync-protocol/ids';
import { call } from '../calls/api.ts';
import { queryClient } from './query-client.ts';

/** How long an answer about teams is taken as it is. */
export const FRESH_MS = 30_000;

/** Asks who is in the player's teams. */
export const FACES = queryOptions({
  queryKey: ['my-teams'],
  queryFn: ({ signal }) => call(myTeams, { signal }),
  staleTime: FRESH_MS,
});

/** Asks anew who is in the player's teams, where the player has done something that shows them more. */
export function askForFaces(): Promise<void> {
  return queryClient.invalidateQueries(FACES);
}

/**
 * Who is in one of the player's teams, by their ids as players, as far as the player may know who they are.
 * @param isWanted whether to ask for it where it is not known yet
 */
export function useTeammates(isWanted: boolean): ReadonlyMap<UserId, ShownMember> {
  const { data } = useQuery({ ...FACES, enabled: isWanted }, queryClient);
  return useMemo(() => {
    const members = data?.flatMap((team) => team.members) ?? [];
    return new Map(members.flatMap((one) => (one.userId === null ? [] : [[one.userId, one]])));
  }, [data]);
}
