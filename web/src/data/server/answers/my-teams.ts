import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { myTeams, type ShownMember } from 'sync-protocol/contract/teams';
import type { TeamId, UserId } from 'sync-protocol/ids';
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

/** Who is in one of the player's teams, as far as the player may know who they are. */
export function useKnownMembers(team: TeamId): ReadonlySet<string> {
  const { data } = useQuery(FACES, queryClient);
  return useMemo(() => {
    const members = data?.find(({ id }) => id === team)?.members ?? [];
    return new Set(members.flatMap(({ userId }) => userId ?? []));
  }, [data, team]);
}

/**
 * Who plays in a team with the player, as far as the player may know who they are.
 * @param memberships all in the player's teams, as the phone's rows have them: the answer may be older, and who has left
 * since is a teammate no more
 */
export function useTeammates(memberships: ReadonlySet<string>): ReadonlyMap<UserId, ShownMember> {
  const { data } = useQuery({ ...FACES, enabled: memberships.size > 0 }, queryClient);
  return useMemo(() => {
    const members = data?.flatMap((team) => team.members) ?? [];
    const isThere = ({ id }: ShownMember) => memberships.has(id);
    return new Map(members.filter(isThere).flatMap((one) => (one.userId ? [[one.userId, one]] : [])));
  }, [data, memberships]);
}
