import { useQuery } from '@tanstack/react-query';
import { receivedInvitations, sentInvitations } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { call } from '#data/server/api.ts';
import { queryClient } from '#data/server/query-client.ts';

const FRESH_MS = 30_000;

/** Who invitations are from or to: fetched and kept; by the id of each. */
export function useOthers(side: TeamInvitation['side'], invitations: readonly TeamInvitation[]) {
  const newest = invitations[0]?.id ?? '';
  const { data } = useQuery(
    {
      queryKey: ['team-invitations', side, newest],
      queryFn: ({ signal }) => call(side === 'sent' ? sentInvitations : receivedInvitations, { signal }),
      staleTime: FRESH_MS,
      enabled: newest !== '',
    },
    queryClient,
  );
  return new Map(data?.map((one) => [one.id, side === 'sent' ? one.invitedUser : one.invitedBy] as const));
}
