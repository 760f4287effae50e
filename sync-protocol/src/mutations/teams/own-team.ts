import type { Team, TeamMember } from '../../entities/teams/team.ts';
import type { TeamId } from '../../ids.ts';
import { isManager, MAX_TEAMS } from '../../rules/teams/team-terms.ts';
import { Refusal, type Need } from '../mutation.ts';
import type { Rows } from '../rows.ts';

export function teamScope(id: TeamId): string {
  return `team:${id}`;
}

/** The rows in which `ownTeam` looks. */
export function needsOfTeam(id: TeamId): Need[] {
  const scope = teamScope(id);
  return [
    { table: 'memberships', all: true },
    { table: 'teams', scope, ids: [id] },
    { table: 'teamMembers', scope, all: true },
  ];
}

/** The rows in which `refuseManyTeams` looks. */
export const NEEDS_OF_PLACES: Need[] = [
  { table: 'memberships', all: true },
  { table: 'joinRequests', all: true },
  { table: 'teams', all: true },
];

export const TOO_MANY_TEAMS = {
  code: 'too_many_teams',
  message: `You can’t be in more than ${MAX_TEAMS} teams. Leave one first.`,
};

/** Whether a code is that of a team in which the player is already. */
export function isOwnCode(rows: Rows, code: string): boolean {
  const own = rows.all('memberships').map(({ teamId }) => teamId);
  return rows.all('teams').some((team) => team.code === code && own.includes(team.id));
}

/**
 * A code that waits to be sent is a place in a team already: what was tapped without a signal comes all at once.
 * @throws Refusal when somebody in so many teams can't be in another one
 */
export function refuseManyTeams(rows: Rows): void {
  const coming = rows.all('joinRequests').filter(({ code }) => code !== null && !isOwnCode(rows, code));
  if (rows.all('memberships').length + coming.length >= MAX_TEAMS)
    throw new Refusal(TOO_MANY_TEAMS.code, TOO_MANY_TEAMS.message);
}

interface OwnTeam {
  team: Team;
  /** The player's own place in it. */
  own: TeamMember;
}

export const TEAM_GONE = {
  code: 'team_gone',
  message: 'You are no longer in this team, so it was not saved.',
};
export const NOT_MANAGER = {
  code: 'not_manager',
  message: 'Only the team’s creator and its admins can do this.',
};

/** A team that the player is in. @throws Refusal when there is none */
export function ownTeam(rows: Rows, id: TeamId): OwnTeam {
  const team = rows.get('teams', id);
  const membership = rows.all('memberships').find(({ teamId }) => teamId === id);
  const own = membership && rows.get('teamMembers', membership.id);
  if (!team || !own) throw new Refusal(TEAM_GONE.code, TEAM_GONE.message);
  return { team, own };
}

/**
 * The same of one that the player may change.
 * @param message what they are told, if it is not the general word
 * @throws Refusal when they may not
 */
export function managedTeam(rows: Rows, id: TeamId, message = NOT_MANAGER.message): OwnTeam {
  const found = ownTeam(rows, id);
  if (!isManager(found.own.role)) throw new Refusal(NOT_MANAGER.code, message);
  return found;
}

/** The same of one that the player has made, or was handed. @throws Refusal when it is somebody else's */
export function createdTeam(rows: Rows, id: TeamId): OwnTeam {
  const found = ownTeam(rows, id);
  if (found.own.role !== 'creator') throw new Refusal('not_creator', 'Only the team’s creator can do this.');
  return found;
}

/** Somebody else in the team. @throws Refusal when they have left */
export function otherMember(rows: Rows, { team, own }: OwnTeam, membershipId: string): TeamMember {
  const member = rows.get('teamMembers', membershipId);
  if (member?.teamId !== team.id || member === own)
    throw new Refusal('member_gone', 'This player is no longer in the team.');
  return member;
}
