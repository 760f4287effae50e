import { DAY_MS } from '../training-day.ts';

/** What somebody is in a team, from the one who may do everything down. */
export const TEAM_ROLES = ['creator', 'admin', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** How somebody came into a team. */
export const WAYS_IN = ['created', 'code', 'invitation', 'request'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** What somebody looks for teams to do. */
export const TEAM_AIMS = ['join', 'challenge'] as const;
export type TeamAim = (typeof TEAM_AIMS)[number];

export const TEAM_NAME_MAX = 40;
export const TEAM_DESCRIPTION_MAX = 300;
export const INVITATION_MESSAGE_MAX = 500;
/** Tasks of all its members in one week. */
export const WEEKLY_GOAL_MAX = 2000;

/** Other names of a team in a day: whoever is invited into it and whoever competes with it reads each. */
export const MAX_NAMES_A_DAY = 3;

/** Members of a team: a club's squad with its coaches. */
export const MAX_TEAM_SIZE = 30;

/** Whether nobody else can come into a team with so many members. */
export function isFullTeam(members: number): boolean {
  return members >= MAX_TEAM_SIZE;
}

/** Teams that somebody is in. */
export const MAX_TEAMS = 10;
/** Invitations of one player that wait for an answer: enough to fill a team of `MAX_TEAM_SIZE`. */
export const MAX_OPEN_INVITATIONS = 30;
/**
 * How often a player may invite the same one in a week, for whatever team, and how many they may invite in a day. What was
 * taken back counts, too. A coach who invites a whole club on the evening when it signs up doesn't come near it.
 */
export const MAX_INVITED_A_WEEK = 3;
export const MAX_INVITED_A_DAY = 100;
/** Requests of one player that wait for an answer. */
export const MAX_OPEN_REQUESTS = 10;
/** How often a player may ask the same team in a day. What was taken back counts, too. */
export const MAX_ASKED_A_DAY = 5;
/** A team of fewer can't compete. */
export const MIN_COMPETING = 2;

/**
 * The days in which an invitation can be answered. For as long, whoever has declined is not asked again by that player or
 * for that team, and an invitation counts for `MAX_INVITED_A_WEEK`.
 */
export const INVITATION_DAYS = 7;

/** Whether an invitation waits for an answer of the player whose row it is. */
export function isToAnswer(
  { side, status, expiresAt }: { side: 'received' | 'sent'; status: string; expiresAt: string },
  at: string,
): boolean {
  return side === 'received' && status === 'pending' && expiresAt > at;
}

/** Whether a team that has declined may be asked again, and need no longer be heard of: the days begin with its answer. */
export function mayAskAgain(declinedAt: string, now: number): boolean {
  return now - Date.parse(declinedAt) >= INVITATION_DAYS * DAY_MS;
}

/** The roles that may change the team, invite, answer requests, and remove members. */
export const MANAGER_ROLES: readonly TeamRole[] = ['creator', 'admin'];

export function isManager(role: TeamRole | undefined): boolean {
  return role !== undefined && MANAGER_ROLES.includes(role);
}
