import type { TeamId, UserId } from 'sync-protocol/ids';
import { ID_TAKEN } from 'sync-protocol/mutations/id-taken';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { NOT_MANAGER, TEAM_GONE, TOO_MANY_TEAMS } from 'sync-protocol/mutations/teams/own-team';
import { isManager, MAX_TEAM_SIZE, MAX_TEAMS } from 'sync-protocol/rules/teams/team-terms';
import { areUnfitForTeam } from 'sync-protocol/rules/teams/team-words';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import { approachable, gateOf, isUnseen, lacksProfile, NOBODY, SUBJECT } from '#features/profile/commands.ts';
import { each, type Asked, type Refused, type Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { findableBy } from './join/findable.ts';
import { takeBackWords } from './words/held-words.ts';
import { whyNoMore } from './invite/invite-limits.ts';
import { whyNoName } from './words/name-limits.ts';
import { holdsMinor, managersOf, memberByPlayer, teamSizes, teamsOf, teamWithCode } from './queries.ts';
import { teammates } from './teammates.ts';

export const UNFIT: Refused = {
  code: 'words_unfit',
  message: 'We don’t allow that word, or contact details, here. Please write it another way.',
};
const NO_SUCH_CODE: Refused = {
  code: 'code_unknown',
  message: 'There is no team with this code. Please look at it again.',
};
const TOO_MANY_CODES: Refused = {
  code: 'too_many_codes',
  message: 'Too many wrong codes. Please wait an hour and try again.',
};
const CODE_TAKEN: Refused = { code: 'code_taken', message: 'This code is taken. Please try once more.' };
const MANY_NEW_CODES: Refused = {
  code: 'many_new_codes',
  message: 'Your teams got a lot of new codes just now. Please wait an hour and try again.',
};
const FULL: Refused = {
  code: 'team_full',
  message: `This team is full: ${MAX_TEAM_SIZE} players are in it.`,
};
export const NO_TEAM: Refused = { code: 'team_not_found', message: 'This team is no longer there.' };
const THEY_ARE: Refused = { code: 'already_member', message: 'This player is in the team already.' };
const INVITED: Refused = { code: 'already_invited', message: 'This player was invited already.' };
const SAID_NO: Refused = {
  code: 'declined',
  message: 'This player has said no for now. Give them some time.',
};
/** What their own lists show as well: no more is told of a block, or of somebody's age. */
const UNSEEN: Refused = {
  code: 'member_unseen',
  message: 'Only players whose names you see can answer for the team.',
};
const STAYS_CLOSED: Refused = {
  code: 'minors_inside',
  message: 'A team with players under 18 stays closed: they join by its code, or you let them in.',
};
const THEY_HAVE_ENOUGH: Refused = {
  code: TOO_MANY_TEAMS.code,
  message: `This player is in ${MAX_TEAMS} teams already.`,
};

/** Wrong codes that a player may try in an hour. */
const WRONG_CODES_MAX = 10;
/** Codes that their phones may choose: more than two full teams lose members, each with a new code. */
const NEW_CODES_MAX = 100;

/** What may not be done about teams, as far as only the server knows. */
export const teamVets: Vets = {
  'team.create': each(async (kysely, { args, context }) => {
    const { userId } = context;
    if (await lacksProfile(kysely, userId)) return NOBODY;
    if (areUnfitForTeam(args.name, args.description)) return UNFIT;
    const why = await whyNoCode(kysely, args, context);
    if (why) return why;
    const same = await kysely
      .selectFrom('memberships')
      .select(['teamId', 'userId'])
      .where('id', '=', args.membershipId)
      .executeTakeFirst();
    // Their own words once more: the effect tells that the team is there.
    const isSaidAgain = same?.teamId === args.teamId && same.userId === userId;
    return same && !isSaidAgain ? ID_TAKEN : undefined;
  }),
  'team.update': each(async (kysely, { args, context }) => {
    const { teamId, name, description } = args;
    if (areUnfitForTeam(name, description)) return UNFIT;
    const why = await whyNotTheirs(kysely, teamId, context.userId);
    if (why) return why;
    if (args.isOpen === true && (await holdsMinor(kysely, teamId, context))) return STAYS_CLOSED;
    const often = name === undefined ? undefined : await whyNoName(kysely, { teamId, name }, context.at);
    if (often) return often;
    await takeBackWords(kysely, { teamId, name, description });
    return undefined;
  }),
  'team.renewCode': each(ofNewCode),
  'team.removeMember': each(ofNewCode),
  'team.setRole': each(async (kysely, { args, context }) => {
    if (args.role === 'member') return undefined;
    await holdTeam(kysely, args.teamId);
    // To anybody else the effect says that it is not theirs to do.
    const own = await memberByPlayer(kysely, args.teamId, context.userId);
    return own?.role !== 'creator' || (await seesMember(kysely, args, context)) ? undefined : UNSEEN;
  }),
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
  'team.request': each(async (kysely, { args: { teamId }, context }) => {
    if (await lacksProfile(kysely, context.userId)) return NOBODY;
    const now = Date.parse(context.at);
    if (await isUnseen(kysely, context.userId, now)) return NO_TEAM;
    await holdBeside(kysely, teamId, context.userId);
    // Who comes in a moment ago is met as well.
    await holdTeam(kysely, teamId);
    const [team] = await findableBy(kysely, context.userId, [teamId], now);
    return team ? whyNotIn(kysely, teamId, context.userId) : NO_TEAM;
  }),
  'team.answer': each(async (kysely, { args, context: { userId } }, passed) => {
    const asking = await requestOf(kysely, args);
    if (asking) await holdBeside(kysely, args.teamId, asking.requesterId);
    if (!args.isAccepted) return undefined;
    const whose = await whyNotTheirs(kysely, args.teamId, userId);
    if (whose) return whose;
    const request = await requestOf(kysely, args);
    // The effect says that there is none.
    if (!request) return undefined;
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
 * Why a team is not a player's to change; until the commit nobody else changes that. A team that is not there is taken for
 * one that the same push founds, and so for theirs: all that is asked of a creator is asked of them, too. None of that
 * can be left to the effect, which sees what the push's earlier mutations have made of the team.
 */
async function whyNotTheirs(kysely: Queryable, id: TeamId, player: UserId): Promise<Refused | undefined> {
  await holdTeam(kysely, id);
  const own = await memberByPlayer(kysely, id, player);
  if (own) return isManager(own.role) ? undefined : NOT_MANAGER;
  const team = await kysely.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst();
  return team && TEAM_GONE;
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
  return ((await teamSizes(kysely, [id])).get(id) ?? 0) + coming >= MAX_TEAM_SIZE ? FULL : undefined;
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

function holdTeam(kysely: Queryable, id: TeamId): Promise<void> {
  return holdScopes(kysely, [`team:${id}`]);
}

type WithCode = Asked<{ teamId: TeamId; code: string }>;

async function ofNewCode(kysely: Queryable, { args, context }: WithCode): Promise<Refused | undefined> {
  const why = await whyNotTheirs(kysely, args.teamId, context.userId);
  return why ?? whyNoCode(kysely, args, context);
}

/** Whether a player sees who somebody in their team is; the effect says of one who is not there that they aren't. */
async function seesMember(
  kysely: Queryable,
  { teamId, membershipId }: Pick<MutationArgs<'team.setRole'>, 'teamId' | 'membershipId'>,
  { userId, at }: WithCode['context'],
): Promise<boolean> {
  const member = await kysely
    .selectFrom('teamMembers')
    .innerJoin('users', 'users.id', 'memberId')
    .select(SUBJECT)
    .where('teamMembers.id', '=', membershipId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
  if (!member) return true;
  const deps = { db: { kysely }, relations: teammates, now: () => new Date(at) };
  return (await gateOf(deps, userId, [member.id])).standingTo(member).sees.membership;
}

/**
 * Why a team doesn't get a code that a phone chose. Whoever is told that it is taken has guessed another team's code: so
 * each choice counts, and beyond a limit none is looked at.
 */
async function whyNoCode(
  kysely: Queryable,
  args: WithCode['args'],
  { userId, at }: WithCode['context'],
): Promise<Refused | undefined> {
  const chosen = await countShares(kysely, { userId, kind: 'code' }, at, HOUR_MS);
  if (chosen >= NEW_CODES_MAX) return MANY_NEW_CODES;
  await kysely.insertInto('shares').values({ userId, kind: 'code', at }).execute();
  return (await isTaken(kysely, args)) ? CODE_TAKEN : undefined;
}

/** Whether another team has the code. */
async function isTaken(kysely: Queryable, { teamId, code }: { teamId: TeamId; code: string }) {
  const team = await teamWithCode(kysely, code);
  return team !== undefined && team !== teamId;
}
