import type { TeamId, UserId } from 'sync-protocol/ids';
import type { Queryable } from '#db/db.ts';
import { approachable } from '#features/profile/commands.ts';
import { latestTeams, membersOf, teamsOf, type MemberRow, type TeamRow, type TeamSearch } from './queries.ts';

/** So many teams of a search are shown; they are looked for page after page, among so many at most. */
const SHOWN = 50;
const PAGE = 200;
const LOOKED_AT = 600;

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

/** The latest teams that a player finds by a search, besides their own: more than are shown, or that nobody finds, are left out. */
export async function foundTeams(
  kysely: Queryable,
  player: UserId,
  search: TeamSearch,
  now: number,
): Promise<TeamRow[]> {
  const own = new Set(await teamsOf(kysely, player));
  const found: TeamRow[] = [];
  let after: TeamRow | undefined;
  for (let lookedAt = 0; lookedAt < LOOKED_AT && found.length < SHOWN; lookedAt += PAGE) {
    const page = await latestTeams(kysely, search, { after, limit: PAGE });
    const others = page.filter(({ id }) => !own.has(id));
    const ids = others.map(({ id }) => id);
    const findable = new Set(await findableBy(kysely, player, ids, now));
    found.push(...others.filter(({ id }) => findable.has(id)));
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  return found.slice(0, SHOWN);
}
