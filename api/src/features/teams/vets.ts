import type { TeamId } from 'sync-protocol/ids';
import { ID_TAKEN } from 'sync-protocol/mutations/id-taken';
import type { MutationArgs } from 'sync-protocol/mutations/index';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { areUnfitForTeam } from 'sync-protocol/rules/teams/team-words';
import { HOUR_MS } from 'sync-protocol/rules/training-day';
import type { Queryable } from '#db/db.ts';
import { countShares } from '#db/shares.ts';
import { gateOf, lacksProfile, SUBJECT } from '#features/profile/commands.ts';
import { each, type Asked, type Refused, type Vets } from '#sync/server-half.ts';
import { holdsMinor, memberByPlayer, teamWithCode } from './queries.ts';
import { teammates } from './teammates.ts';
import { holdTeam, UNFIT, whyNotTheirs } from './whose-team.ts';
import { takeBackWords } from './words/held-words.ts';
import { whyNoName } from './words/name-limits.ts';

const CODE_TAKEN: Refused = { code: 'code_taken', message: 'This code is taken. Please try once more.' };
const MANY_NEW_CODES: Refused = {
  code: 'many_new_codes',
  message: 'Your teams got a lot of new codes just now. Please wait an hour and try again.',
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
/** Codes that their phones may choose: more than two full teams lose members, each with a new code. */
const NEW_CODES_MAX = 100;

/** What may not be done about a team itself, as far as only the server knows. */
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
};

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
