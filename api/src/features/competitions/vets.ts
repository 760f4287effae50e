import type { CompetitionId, TeamId } from 'sync-protocol/ids';
import { competitionRowId, TOO_FEW } from 'sync-protocol/mutations/competitions/competition-changes';
import { ID_TAKEN } from 'sync-protocol/mutations/id-taken';
import { NOBODY } from 'sync-protocol/mutations/profile/profile-update';
import { MIN_COMPETING } from 'sync-protocol/rules/teams/team-terms';
import { areUnfitForTeam } from 'sync-protocol/rules/teams/team-words';
import type { Queryable } from '#db/db.ts';
import { lacksProfile } from '#features/profile/commands.ts';
import { challengeableBy, NO_TEAM, teamSizes, UNFIT } from '#features/teams/commands.ts';
import { each, type Refused, type Vets } from '#sync/server-half.ts';
import { holdPlayers } from '#sync/write/hold-players.ts';
import { holdScopes } from '#sync/write/hold-scopes.ts';
import { whyNoMore } from './challenge-limits.ts';
import { toldOfChallenge } from './open-challenge.ts';
import { holdCompetitions, membersOf } from './queries.ts';

/** What may not be done about competitions, as far as only the server knows. */
export const competitionVets: Vets = {
  'competition.create': each(async (kysely, asked, passed) => {
    const { args, context } = asked;
    if (await lacksProfile(kysely, context.userId)) return NOBODY;
    if (areUnfitForTeam(args.name, args.description)) return UNFIT;
    const others = passed.map((one) => one.args.competitionId);
    if (await isNumberTaken(kysely, args.competitionId, others)) return ID_TAKEN;
    // Who comes to answer for it in this moment is met as well.
    await holdScopes(kysely, [`team:${args.teamId}`, `team:${args.challengedTeamId}`]);
    const now = Date.parse(context.at);
    const [other] = await challengeableBy(kysely, context.userId, [args.challengedTeamId], now);
    if (!other) return NO_TEAM;
    return (await whyNoMore(kysely, asked, passed)) ?? whyNoMatch(kysely, args.teamId, other);
  }),
  'competition.respond': each(async (kysely, { args, context }) => {
    if (args.isAccepted && (await lacksProfile(kysely, context.userId))) return NOBODY;
    await holdTold(kysely, args.competitionId, args.isAccepted);
    const [challenging, challenged] = await hold(kysely, args.competitionId);
    // The effect says what it is.
    if (!args.isAccepted || challenged?.teamId !== args.teamId || challenging?.status !== 'pending')
      return undefined;
    const teams = [challenging.teamId, challenged.teamId];
    await holdScopes(
      kysely,
      teams.map((team) => `team:${team}`),
    );
    const why = await whyNoMatch(kysely, args.teamId, challenging.teamId);
    if (!why) await holdRosters(kysely, teams);
    return why;
  }),
  'competition.withdraw': each(async (kysely, { args }) => {
    await holdTold(kysely, args.competitionId);
    await hold(kysely, args.competitionId);
    return undefined;
  }),
};

/** The other team's side has a number that follows from the challenge's: it is no other challenge's, of this push or before. */
async function isNumberTaken(
  kysely: Queryable,
  id: CompetitionId,
  passed: readonly CompetitionId[],
): Promise<boolean> {
  const twinOf = (one: CompetitionId) => competitionRowId(one, 'challenged');
  if (passed.some((one) => one === twinOf(id) || twinOf(one) === id)) return true;
  const [row] = await kysely.selectFrom('competitions').select('id').where('id', '=', twinOf(id)).execute();
  return row !== undefined;
}

/**
 * Holds those to whom a challenge's end or beginning is brought. Players come before the challenge and its teams, as in a
 * push, which holds its player and then waits for these: else it would be a deadlock.
 */
async function holdTold(kysely: Queryable, id: CompetitionId, begins = false): Promise<void> {
  const sides = await kysely
    .selectFrom('competitions')
    .select(['teamId', 'side'])
    .where('competitionId', '=', id)
    .where('status', '=', 'pending')
    .execute();
  const teams = sides.filter(({ side }) => begins || side === 'challenged').map(({ teamId }) => teamId);
  if (begins) await holdRosters(kysely, teams);
  else await holdPlayers(kysely, await toldOfChallenge(kysely, teams, id));
}

async function hold(kysely: Queryable, id: CompetitionId) {
  return (await holdCompetitions(kysely, [id])).get(id) ?? [];
}

/** Whose training is about to count: what they are just sending is counted before, or after it has begun. */
async function holdRosters(kysely: Queryable, teams: readonly TeamId[]): Promise<void> {
  const members = await membersOf(kysely, teams);
  await holdPlayers(
    kysely,
    members.map(({ memberId }) => memberId),
  );
}

/** Only teams of as many players compete. */
async function whyNoMatch(kysely: Queryable, own: TeamId, other: TeamId): Promise<Refused | undefined> {
  const sizes = await teamSizes(kysely, [own, other]);
  const [ours, theirs] = [sizes.get(own) ?? 0, sizes.get(other) ?? 0];
  if (theirs < MIN_COMPETING || ours < MIN_COMPETING) return TOO_FEW;
  if (ours === theirs) return undefined;
  return {
    code: 'sizes_differ',
    message: `Teams compete with as many players each. Yours has ${ours}, the other one ${theirs}.`,
  };
}
