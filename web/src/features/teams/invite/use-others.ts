import { useMemo } from 'react';
import {
  receivedInvitations,
  sentInvitations,
  type PlayerCard,
  type ShownInvitation,
} from 'sync-protocol/contract/teams';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import { call } from '#data/server/calls/api.ts';
import { FRESH_MS } from '#data/server/answers/my-teams.ts';
import { useCards, type CardsQuery } from '../use-cards.ts';

type Side = TeamInvitation['side'];

const CALLS = { sent: sentInvitations, received: receivedInvitations };

const ofSide = (side: Side): CardsQuery<ShownInvitation> => ({
  queryKey: ['team-invitations', side],
  queryFn: ({ signal }) => call(CALLS[side], { signal }),
  staleTime: FRESH_MS,
});

/** Asks who invitations of a side are from or to. */
export const INVITATIONS = { sent: ofSide('sent'), received: ofSide('received') } as const;

/** Who invitations are from or to: fetched and kept; by the id of each. */
export function useOthers(
  side: Side,
  invitations: readonly TeamInvitation[],
): ReadonlyMap<string, PlayerCard> {
  const ids = invitations.map(({ id }) => id);
  const shown = useCards(INVITATIONS[side], ids);
  return useMemo(() => {
    const otherOf = ({ invitedUser, invitedBy }: ShownInvitation) =>
      side === 'sent' ? invitedUser : invitedBy;
    return new Map([...shown].map(([id, one]) => [id, otherOf(one)]));
  }, [side, shown]);
}
