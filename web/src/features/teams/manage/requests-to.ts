import { useMemo } from 'react';
import { teamRequests, type PlayerCard } from 'sync-protocol/contract/teams';
import type { JoinRequestId, TeamId } from 'sync-protocol/ids';
import type { OwnTeam } from '#data/live/teams.ts';
import { call } from '#data/server/calls/api.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';
import { activePhone } from '#data/store/active-phone.ts';
import { useCards, type CardsQuery } from '../use-cards.ts';

/** A request of which this phone had heard before it asked, and of which the server said nothing: a block keeps it away. */
interface Unseen {
  id: JoinRequestId;
  isUnseen: true;
}
type Asking = (PlayerCard & { id: JoinRequestId }) | Unseen;

/** Asks who wants to join a team. */
export const requestsTo = (team: TeamId): CardsQuery<Asking> => ({
  queryKey: ['team-requests', team],
  queryFn: async ({ signal }) => {
    // What comes while it is asked may be newer than the answer.
    const rows = (await activePhone()?.db.synced('teamRequests').toArray()) ?? [];
    const seen = await call(teamRequests, { params: { id: team }, signal });
    const ids = new Set(seen.map(({ id }) => id));
    const unseen = rows.filter(({ id, teamId }) => teamId === team && !ids.has(id));
    return [...seen, ...unseen.map(({ id }): Unseen => ({ id, isUnseen: true }))];
  },
  staleTime: FRESH_MS,
});

/** Who wants to join a team, as far as the viewer may know of them; the team's rows are the same for all who answer. */
export function useRequests({ team, requests }: Pick<OwnTeam, 'team' | 'requests'>) {
  const cards = useCards(
    useMemo(() => requestsTo(team.id), [team.id]),
    requests.map(({ id }) => id),
  );
  return requests.flatMap(({ id }) => {
    const card = cards.get(id);
    return card && 'isUnseen' in card ? [] : [{ id, card }];
  });
}
