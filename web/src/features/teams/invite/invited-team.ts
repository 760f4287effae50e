import { useQuery } from '@tanstack/react-query';
import { getTeam, type ShownTeam } from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import type { TeamId } from 'sync-protocol/ids';
import { isToAnswer } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';

/** Asks what a team is into which the player is invited. */
export const invitedTeam = (id: TeamId) => ({
  queryKey: ['team', id],
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ShownTeam> =>
    call(getTeam, { params: { id }, signal }),
  staleTime: FRESH_MS,
});

/**
 * What the team of an invitation is, as long as the player can accept it.
 * @param isThere whether the invitation still is; of one that is gone only what was told before is shown
 */
export function useInvitedTeam(invitation: TeamInvitation, isThere = true) {
  const enabled = isThere && canAccept(invitation);
  return useQuery({ ...invitedTeam(invitation.teamId), enabled }, queryClient);
}

/** How an invitation stands by now. */
export function statusOf({ status, expiresAt }: TeamInvitation): TeamInvitation['status'] | 'expired' {
  return status === 'pending' && expiresAt <= new Date(now()).toISOString() ? 'expired' : status;
}

/** Whether an invitation is the player's to accept. */
export function canAccept(invitation: TeamInvitation): boolean {
  return isToAnswer(invitation, new Date(now()).toISOString());
}
