import { sql } from 'kysely';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import {
  membershipId,
  userId as userIdSchema,
  type MembershipId,
  type TeamId,
  type UserId,
} from 'sync-protocol/ids';
import { birthOf, isMinor } from 'sync-protocol/rules/session/age';
import { MANAGER_ROLES } from 'sync-protocol/rules/teams/team-terms';
import { addDays } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { SHOWN_SUBJECT } from '#features/profile/commands.ts';

/** The members of some teams with what the gate has to know of them, and what is shown of them. */
export function membersOf(kysely: Queryable, teams: readonly TeamId[]) {
  if (teams.length === 0) return Promise.resolve([]);
  return kysely
    .selectFrom('teamMembers as members')
    .innerJoin('users', 'users.id', 'members.memberId')
    .innerJoin('memberships', 'memberships.id', 'members.id')
    .select(SHOWN_SUBJECT)
    .select(['members.id as membershipId', 'members.teamId', 'members.role', 'members.joinedAt'])
    .select('memberships.via')
    .where('members.teamId', 'in', teams)
    .orderBy('members.joinedAt')
    .orderBy('members.id')
    .execute();
}

export type MemberRow = Awaited<ReturnType<typeof membersOf>>[number];

/** The teams that a player is in, those joined last first. */
export async function teamsOf(kysely: Queryable, player: UserId): Promise<TeamId[]> {
  const rows = await kysely
    .selectFrom('memberships')
    .select('teamId')
    .where('userId', '=', player)
    .orderBy('joinedAt', 'desc')
    .execute();
  return rows.map(({ teamId }) => teamId);
}

/** The teams for which one of some players answers, to be asked for within another question. */
export function teamsManagedBy(kysely: Queryable, players: readonly UserId[]) {
  return kysely
    .selectFrom('teamMembers')
    .select('teamId')
    .where('memberId', 'in', players)
    .where('role', 'in', MANAGER_ROLES);
}

const TEAM = [
  'teams.id',
  'teams.name',
  'teams.description',
  'teams.code',
  'teams.isOpen',
  'teams.weeklyGoal',
  'teams.createdAt',
] as const;

export function teamsById(kysely: Queryable, ids: readonly TeamId[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return kysely.selectFrom('teams').select(TEAM).where('id', 'in', ids).execute();
}

/** The team that a code opens. */
export async function teamWithCode(kysely: Queryable, code: string): Promise<TeamId | undefined> {
  return (await kysely.selectFrom('teams').select('id').where('code', '=', code).executeTakeFirst())?.id;
}

export type TeamRow = Awaited<ReturnType<typeof teamsById>>[number];

/** What somebody looks for: words in a team's name, and how many are in it. */
export interface TeamSearch {
  words: string;
  size?: number | undefined;
}

/** Teams that somebody looks for, the newest first: those that come after one, or the first of all. */
export function latestTeams(
  kysely: Queryable,
  { words, size }: TeamSearch,
  { after, limit }: { after: TeamRow | undefined; limit: number },
) {
  const pattern = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return kysely
    .selectFrom('teams')
    .select(TEAM)
    .where('name', 'ilike', pattern)
    .$if(size !== undefined, (query) =>
      query.where(
        (of) =>
          of
            .selectFrom('memberships')
            .select((one) => one.fn.countAll<number>().as('size'))
            .whereRef('memberships.teamId', '=', 'teams.id'),
        '=',
        size ?? 0,
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.createdAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** How many are in each of these teams. */
export async function teamSizes(
  kysely: Queryable,
  teams: readonly TeamId[],
): Promise<ReadonlyMap<TeamId, number>> {
  if (teams.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('memberships')
    .select('teamId')
    .select((of) => of.fn.countAll<number>().as('size'))
    .where('teamId', 'in', teams)
    .groupBy('teamId')
    .execute();
  return new Map(rows.map(({ teamId, size }) => [teamId, size]));
}

/** The days of a week on which some players did something. */
export function weekOf(kysely: Queryable, players: readonly UserId[], monday: string) {
  return kysely
    .selectFrom('dayTotals')
    .select(['userId', 'day', 'done'])
    .where('userId', 'in', players)
    .where('day', '>=', monday)
    .where('day', '<=', addDays(monday, 6))
    .execute();
}

/** Invitations as one of their two sides has them, the latest first, with what is shown of the other side. */
export function invitationsOf(kysely: Queryable, player: UserId, side: TeamInvitation['side']) {
  return kysely
    .selectFrom('teamInvitations as invitations')
    .innerJoin('users', 'users.id', 'invitations.otherId')
    .select(SHOWN_SUBJECT)
    .select([
      'invitations.id as invitationId',
      'invitations.side',
      'invitations.teamId',
      'invitations.teamName',
      'invitations.message',
      'invitations.targetPosition',
      'invitations.skillMatch',
      'invitations.status',
      'invitations.createdAt',
      'invitations.expiresAt',
    ])
    .where('invitations.userId', '=', player)
    .where('invitations.side', '=', side)
    .orderBy('invitations.createdAt', 'desc')
    .limit(100)
    .execute();
}

/** Whether a player has an invitation into a team that they can still accept. */
export async function isInvited(
  kysely: Queryable,
  player: UserId,
  team: TeamId,
  now: Date,
): Promise<boolean> {
  const invitation = await kysely
    .selectFrom('teamInvitations')
    .select('id')
    .where('userId', '=', player)
    .where('side', '=', 'received')
    .where('teamId', '=', team)
    .where('status', '=', 'pending')
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst();
  return invitation !== undefined;
}

/** Who wants to join a team, the first to ask first. */
export function requestsOf(kysely: Queryable, team: TeamId) {
  return kysely
    .selectFrom('teamRequests as requests')
    .innerJoin('users', 'users.id', 'requests.requesterId')
    .select(SHOWN_SUBJECT)
    .select(['requests.id as requestId', 'requests.createdAt'])
    .where('requests.teamId', '=', team)
    .orderBy('requests.createdAt')
    .execute();
}

/** The membership that a path means: by its own id, or by the player's. An id of neither is nobody's. */
export async function memberOf(
  kysely: Queryable,
  { teamId, userId }: { teamId: TeamId; userId: string },
): Promise<MembershipId> {
  const member = await kysely
    .selectFrom('teamMembers')
    .select('id')
    .where('teamId', '=', teamId)
    .where('memberId', '=', userIdSchema.parse(userId))
    .executeTakeFirst();
  return member?.id ?? membershipId.parse(userId);
}

/** A player's own place in a team. */
export function memberByPlayer(kysely: Queryable, team: TeamId, player: UserId) {
  return kysely
    .selectFrom('teamMembers')
    .select(['id', 'role'])
    .where('teamId', '=', team)
    .where('memberId', '=', player)
    .executeTakeFirst();
}

/** Who answers for a team. */
export async function managersOf(kysely: Queryable, team: TeamId): Promise<UserId[]> {
  const members = await kysely
    .selectFrom('teamMembers')
    .select('memberId')
    .where('teamId', '=', team)
    .where('role', 'in', MANAGER_ROLES)
    .execute();
  return members.map(({ memberId }) => memberId);
}

/** Who is in a team. */
export async function playersIn(kysely: Queryable, team: TeamId): Promise<UserId[]> {
  const members = await kysely
    .selectFrom('teamMembers')
    .select('memberId')
    .where('teamId', '=', team)
    .execute();
  return members.map(({ memberId }) => memberId);
}

/** Whether a minor is in a team that is a player's: themselves too, who may be founding it. */
export async function holdsMinor(
  kysely: Queryable,
  team: TeamId,
  { userId, at }: { userId: UserId; at: string },
): Promise<boolean> {
  const births = await kysely
    .selectFrom('users')
    .select(['birthMonth', 'birthYear'])
    .where((of) =>
      of.or([
        of('id', '=', userId),
        of('id', 'in', of.selectFrom('teamMembers').select('memberId').where('teamId', '=', team)),
      ]),
    )
    .execute();
  return births.some((one) => isMinor(birthOf(one), Date.parse(at)));
}
