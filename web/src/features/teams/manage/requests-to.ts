import { teamRequests, type PlayerCard } from 'sync-protocol/contract/teams';
import type { JoinRequestId, TeamId } from 'sync-protocol/ids';
import { call } from '#data/server/calls/api.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';
import type { CardsQuery } from '../use-cards.ts';

/** Asks who wants to join a team. */
export const requestsTo = (team: TeamId): CardsQuery<PlayerCard & { id: JoinRequestId }> => ({
  queryKey: ['team-requests', team],
  queryFn: ({ signal }) => call(teamRequests, { params: { id: team }, signal }),
  staleTime: FRESH_MS,
});
