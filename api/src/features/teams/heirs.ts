import type { TeamMember } from 'sync-protocol/entities/teams/team';
import type { MembershipId, TeamId, UserId } from 'sync-protocol/ids';
import { isOutOfSight } from 'sync-protocol/rules/profile/privacy';
import { agesOf, birthOf } from 'sync-protocol/rules/session/age';
import { isMetByCode } from 'sync-protocol/rules/teams/met-by-code';
import { TEAM_ROLES } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { gateOf } from '#features/profile/commands.ts';
import { membersOf, type MemberRow } from './queries.ts';
import { teammates } from './teammates.ts';

export type ByRight = (one: TeamMember, other: TeamMember) => number;

/**
 * In what order the members of some teams come to run them when one who has made some goes for good: before all else who
 * can log in and turn to others; then whom the one who goes sees, as they could hand it over to nobody else; then an admin;
 * then who is nobody, by age, to the fewest of the others; then who has been there longest. Blocks among the others decide
 * nothing: whoever is passed over could tell that there is one.
 */
export async function orderOfHeirs(
  kysely: Queryable,
  { leaving, teams, now }: { leaving: UserId; teams: readonly TeamId[]; now: Date },
): Promise<ByRight> {
  const members = (await membersOf(kysely, teams)).filter(({ id }) => id !== leaving);
  const deps = { db: { kysely }, relations: teammates, now: () => now };
  const { standingTo } = await gateOf(
    deps,
    leaving,
    members.map(({ id }) => id),
  );
  const placeOf = (one: MemberRow) => [
    Number(isOutOfSight(one) || birthOf(one) === null),
    Number(!standingTo(one).sees.membership),
    TEAM_ROLES.indexOf(one.role),
    members.filter((other) => other.teamId === one.teamId && areApart(one, other, now)).length,
  ];
  const places = new Map<MembershipId, readonly number[]>(
    members.map((one) => [one.membershipId, placeOf(one)]),
  );
  return (one, other) => {
    const theirs = places.get(other.id);
    const differences = places.get(one.id)?.map((place, at) => place - (theirs?.[at] ?? place)) ?? [];
    return differences.find(Boolean) ?? one.joinedAt.localeCompare(other.joinedAt);
  };
}

/** Whether two members of a team are nobody to each other by age, as the gate has it. */
function areApart(one: MemberRow, other: MemberRow, now: Date): boolean {
  const [own, theirs] = [joinedAs(one), joinedAs(other)];
  return agesOf(own.birth, theirs.birth, now.getTime()) === 'apart' && !isMetByCode(own, theirs);
}

function joinedAs({ via, birthMonth, birthYear }: MemberRow) {
  return { via, birth: birthOf({ birthMonth, birthYear }) };
}
