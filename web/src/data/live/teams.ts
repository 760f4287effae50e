import type { TeamCheer } from 'sync-protocol/entities/teams/cheer';
import type { JoinRequest, TeamRequest } from 'sync-protocol/entities/teams/request';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import type { Membership, Team, TeamMember } from 'sync-protocol/entities/teams/team';
import { useRows } from './live-query.ts';

/** A team of the player's, as this phone knows it. */
export interface OwnTeam {
  team: Team;
  own: TeamMember;
  /** How the player came into it. */
  via: Membership['via'];
  /** Everybody in it, those who joined first first. */
  members: TeamMember[];
  requests: TeamRequest[];
}

const OF_TEAMS = (['memberships', 'teams', 'teamMembers', 'teamRequests'] as const).map((table) => ({
  table,
  all: true as const,
}));

/** The player's teams, the one joined last first. */
export function useOwnTeams(): OwnTeam[] | undefined {
  return useRows(OF_TEAMS, (rows) =>
    rows
      .all('memberships')
      .sort((a, b) => b.joinedAt.localeCompare(a.joinedAt))
      .flatMap(({ id, teamId, via }: Membership) => {
        const team = rows.get('teams', teamId);
        const own = rows.get('teamMembers', id);
        const isOf = (row: { teamId: string }) => row.teamId === teamId;
        const members = rows.all('teamMembers').filter(isOf);
        members.sort((a, b) => a.joinedAt.localeCompare(b.joinedAt) || a.id.localeCompare(b.id));
        const isOpen = (row: TeamRequest) => isOf(row) && row.status === 'pending';
        const requests = rows.all('teamRequests').filter(isOpen);
        return team && own ? [{ team, own, via, members, requests }] : [];
      }),
  );
}

/** Who plays in a team with the player, as a text that is another one once somebody comes or goes; null until it is known. */
export function useTies(): string | null {
  const ties = useRows([{ table: 'teamMembers', all: true }], (rows) =>
    rows
      .all('teamMembers')
      .map(({ id }) => id)
      .sort()
      .join(),
  );
  return ties ?? null;
}

/** Where the player wants in: by a code that waits to be sent, or by a request. */
export function useJoinRequests(): JoinRequest[] | undefined {
  return useRows([{ table: 'joinRequests', all: true }], (rows) =>
    rows.all('joinRequests').sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}

/** Invitations that the player has got and sent, the latest first. */
export function useTeamInvitations(): TeamInvitation[] | undefined {
  return useRows([{ table: 'teamInvitations', all: true }], (rows) =>
    rows.all('teamInvitations').sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}

/** What the player and their teammates have called out to each other of late, the latest first. */
export function useTeamCheers(): TeamCheer[] | undefined {
  return useRows([{ table: 'teamCheers', all: true }], (rows) =>
    rows.all('teamCheers').sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}
