import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { myTeams, type ShownMember, type ShownTeam } from 'sync-protocol/contract/teams';
import { call } from '#data/server/api.ts';
import { useIsOffline } from '#data/server/network.ts';
import { queryClient } from '#data/server/query-client.ts';
import type { OwnTeam } from '#data/live/teams.ts';

const FRESH_MS = 30_000;
const KEY = ['my-teams'];

/** Who the members of the player's teams are, and when they trained: fetched, kept, and asked anew when others are in. */
export function useFaces(teams: readonly OwnTeam[] | undefined) {
  const { data, dataUpdatedAt, isError } = useQuery(
    {
      queryKey: KEY,
      queryFn: ({ signal }) => call(myTeams, { signal }),
      staleTime: FRESH_MS,
      enabled: teams !== undefined,
    },
    queryClient,
  );
  const isOffline = useIsOffline();
  const faces = useMemo(
    () => new Map(data?.flatMap(({ members }) => members.map((one) => [one.id, one] as const))),
    [data],
  );
  const unknown = teams?.flatMap(({ members }) => members.filter(({ id }) => !faces.has(id))).length ?? 0;
  useEffect(() => {
    if (unknown > 0 && !isOffline) void queryClient.invalidateQueries({ queryKey: KEY });
  }, [unknown, isOffline]);
  return {
    faces: faces as ReadonlyMap<string, ShownMember>,
    fetched: new Map(data?.map((team) => [team.id, team])) as ReadonlyMap<string, ShownTeam>,
    /** When they were fetched, if they may have changed since. */
    asOf: isOffline || isError ? dataUpdatedAt : undefined,
  };
}

export type Faces = ReturnType<typeof useFaces>;
