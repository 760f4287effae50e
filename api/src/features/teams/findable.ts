import type { TeamId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { approachable } from '#features/profile/commands.ts';
import { membersOf, type MemberRow } from './queries.ts';

/**
 * Those of some teams that a player may find, or ask to be let into: each of whose members they might meet anywhere.
 * So a team with minors is found by their peers alone, and a block keeps out of sight what the other has made.
 */
export async function findableBy(
  kysely: Queryable,
  player: UserId,
  teams: readonly TeamId[],
  now: number,
): Promise<TeamId[]> {
  const members = await membersOf(kysely, teams);
  const others = [...new Set(members.map(({ id }) => id))];
  const met = await approachable(kysely, player, others, now);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  const isMet = ({ id }: MemberRow) => id === player || met.has(id);
  return teams.filter((id) => byTeam.get(id)?.every(isMet) === true);
}
