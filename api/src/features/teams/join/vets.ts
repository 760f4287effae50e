import type { TeamId, UserId } from 'sync-protocol/ids';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { REQUEST_GONE } from 'sync-protocol/mutations/teams/join-changes';
import { TOO_MANY_TEAMS } from 'sync-protocol/mutations/teams/own-team';
import { isFullTeam, MAX_TEAM_SIZE, MAX_TEAMS } from 'sync-protocol/rules/teams/team-terms';
import { areUnfitForTeam } from 'sync-protocol/rules/teams/team-words';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { approachable, blockedWith, isUnseen, lacksProfile } from '#features/profile/commands.ts';
import { each, type Refused, type Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { whyNoMore } from '../invite/invite-limits.ts';
import { managersOf, teamSizes, teamsOf, teamWithCode } from '../queries.ts';
import { holdTeam, NO_TEAM, UNFIT, whyNotTheirs } from '../whose-team.ts';
import { findableBy } from './findable.ts';
import { whyNoRequest } from './request-limits.ts';

const NO_SUCH_CODE: Refused = {
  code: 'code_unknown',
  message: 'There is no team with this code. Please look at it again.',
};
const TOO_MANY_CODES: Refused = {
  code: 'too_many_codes',
  message: 'Too many wrong codes. Please wait an hour and try again.',
};
const FULL: Refused = {
  code: 'team_full',
  message: `This team is full: ${MAX_TEAM_SIZE} players are in it.`,
};
const THEY_ARE: Refused = { code: 'already_member', message: 'This player is in the team already.' };
const INVITED: Refused = { code: 'already_invited', message: 'This player was invited already.' };
const SAID_NO: Refused = {
  code: 'declined',
  message: 'This player has said no for now. Give them some time.',
};
const THEY_HAVE_ENOUGH: Refused = {
  code: TOO_MANY_TEAMS.code,
  message: `This player is in ${MAX_TEAMS} teams already.`,
};

/** Wrong codes that a player may try in an hour. */
const WRONG_CODES_MAX = 10;

/** What may not be done about coming into a team, as far as only the server knows. */
export const joinVets: Vets = {
  'team.join': each(async (kysely, { args: { code }, context: { userId, at } }) => {
    if (await lacksProfile(kysely, userId)) return NOBODY;
    const tried = await kysely
      .selectFrom('wrongCodes')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('userId', '=', userId)
      .where('at', '>', new Date(Date.parse(at) - HOUR_MS).toISOString())
      .executeTakeFirstOrThrow();
    if (tried.count >= WRONG_CODES_MAX) return TOO_MANY_CODES;
    const team = await teamWithCode(kysely, code);
    if (team) {
      await holdBeside(kysely, team, userId);
      return whyNotIn(kysely, team, userId);
    }
    await noteWrongCode(kysely, userId, at);
    return NO_SUCH_CODE;
  }),
  'team.request': each(async (kysely, asked) => {
    const { context } = asked;
    const { teamId } = asked.args;
    if (await lacksProfile(kysely, context.userId)) return NOBODY;
    const now = Date.parse(context.at);
    if (await isUnseen(kysely, context.userId, now)) return NO_TEAM;
    await holdBeside(kysely, teamId, context.userId);
    // Who comes in a moment ago is met as well.
    await holdTeam(kysely, teamId);
    const [team] = await findableBy(kysely, context.userId, [teamId], now);
    if (!team) return NO_TEAM;
    return (await whyNotIn(kysely, teamId, context.userId)) ?? whyNoRequest(kysely, asked);
  }),
  'team.answer': each(async (kysely, { args, context: { userId } }, passed) => {
    const asking = await requestOf(kysely, args);
    if (asking) await holdBeside(kysely, args.teamId, asking.requesterId);
    const whose = await whyNotTheirs(kysely, args.teamId, userId);
    if (whose) return whose;
    const request = await requestOf(kysely, args);
    // The effect says that there is none.
    if (!request) return undefined;
    // Nor is there one for somebody whom a block keeps from who asks: so the refusal tells of no block.
    if ((await blockedWith(kysely, userId)).has(request.requesterId)) return REQUEST_GONE;
    if (!args.isAccepted) return undefined;
    // Whom this push has let in before is not in the team yet.
    const coming = passed.filter((one) => one.args.isAccepted && one.args.teamId === args.teamId).length;
    const why = await whyNotIn(kysely, args.teamId, request.requesterId, coming);
    if (why) return why;
    return (await teamsOf(kysely, request.requesterId)).length >= MAX_TEAMS ? THEY_HAVE_ENOUGH : undefined;
  }),
  'team.invite': each(async (kysely, asked, passed) => {
    const { args, context } = asked;
    const { userId, at } = context;
    const { playerId, teamId, message, skillMatch } = args;
    const now = Date.parse(at);
    if (await lacksProfile(kysely, userId)) return NOBODY;
    // Who deletes the account in this moment is nobody.
    await holdPlayers(kysely, [playerId]);
    // Of two managers who invite them at once the later one sees what the other has done.
    const why = await whyNotTheirs(kysely, teamId, userId);
    if (why) return why;
    if (areUnfitForTeam(message, skillMatch)) return UNFIT;
    if (playerId === userId) return THEY_ARE;
    if (await isUnseen(kysely, userId, now)) return NOBODY;
    if (!(await approachable(kysely, userId, [playerId], now)).has(playerId)) return NOBODY;
    if ((await teamsOf(kysely, playerId)).includes(teamId)) return THEY_ARE;
    const before = await kysely
      .selectFrom('teamInvitations')
      .select(['status', 'teamId'])
      .where('userId', '=', playerId)
      .where('side', '=', 'received')
      .where('expiresAt', '>', at)
      // A no is one to whoever has asked, too: for another team they would ask the same.
      .where((of) => of.or([of('teamId', '=', teamId), of('otherId', '=', userId)]))
      .execute();
    if (before.some((one) => one.status === 'pending' && one.teamId === teamId)) return INVITED;
    if (before.some(({ status }) => status === 'declined')) return SAID_NO;
    return whyNoMore(kysely, asked, passed);
  }),
  'team.respond': each(async (kysely, { args, context: { userId } }, passed) => {
    if (!args.isAccepted) return undefined;
    if (await lacksProfile(kysely, userId)) return NOBODY;
    const invitation = await kysely
      .selectFrom('teamInvitations')
      .select('teamId')
      .where('id', '=', args.invitationId)
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (!invitation) return undefined;
    await holdBeside(kysely, invitation.teamId, userId);
    const why = await whyNotIn(kysely, invitation.teamId, userId);
    if (why) return why;
    const teams = await teamsOf(kysely, userId);
    // Who is in it already, by this yes from another phone or by its code, takes no place.
    if (teams.includes(invitation.teamId)) return undefined;
    const coming = passed.filter((one) => one.args.isAccepted).length;
    return teams.length + coming >= MAX_TEAMS ? TOO_MANY_TEAMS : undefined;
  }),
};

/** A code of no team counts, however it was tried. */
export async function noteWrongCode(kysely: Queryable, userId: UserId, at: string): Promise<void> {
  await kysely.insertInto('wrongCodes').values({ userId, at }).execute();
}

/**
 * Why somebody can't come into a team; until the commit nobody else comes into it. Nothing is said here to who is in it
 * already: the effect knows whether they leave it by the same push.
 * @param coming how many others the same push lets in before
 */
async function whyNotIn(
  kysely: Queryable,
  id: TeamId,
  player: UserId,
  coming = 0,
): Promise<Refused | undefined> {
  await holdTeam(kysely, id);
  const team = await kysely.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst();
  if (!team) return NO_TEAM;
  if ((await teamsOf(kysely, player)).includes(id)) return undefined;
  return isFullTeam(((await teamSizes(kysely, [id])).get(id) ?? 0) + coming) ? FULL : undefined;
}

function requestOf(kysely: Queryable, { joinRequestId, teamId }: MutationArgs<'team.answer'>) {
  return kysely
    .selectFrom('teamRequests')
    .select('requesterId')
    .where('id', '=', joinRequestId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

/**
 * Holds a player who may come into a team, those who have invited them and whoever answers for it: all to whom it is
 * brought. Players come before the team, as in a push, which holds its player and then waits for the team: else it would
 * be a deadlock.
 */
async function holdBeside(kysely: Queryable, team: TeamId, player: UserId): Promise<void> {
  const inviters = await kysely
    .selectFrom('teamInvitations')
    .select('otherId')
    .where('userId', '=', player)
    .where('side', '=', 'received')
    .where('teamId', '=', team)
    .where('status', '=', 'pending')
    .execute();
  const managers = await managersOf(kysely, team);
  await holdPlayers(kysely, [player, ...inviters.map(({ otherId }) => otherId), ...managers]);
}
