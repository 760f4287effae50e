import type { TeamId, UserId } from 'sync-protocol/ids';
import { isManager, type TeamAim } from 'sync-protocol/rules/teams/team-terms';
import type { Queryable } from '#db/db.ts';
import { approachable, isUnseen } from '#features/profile/commands.ts';
import {
  latestTeams,
  membersOf,
  teamsOf,
  type MemberRow,
  type TeamRow,
  type TeamSearch,
} from '../queries.ts';

/** So many teams of a search are shown; they are looked for page after page, among so many at most. */
const SHOWN = 50;
const PAGE = 200;
const LOOKED_AT = 600;

/**
 * Which members of a team a player must be allowed to meet: to join, all of them; to challenge it, only its creator and
 * admins, who answer the challenge.
 */
const TURNED_TO: Record<TeamAim, (member: MemberRow) => boolean> = {
  join: () => true,
  challenge: ({ role }) => isManager(role),
};

/**
 * Those of some teams that a player may find, or ask to be let into: each of whose members they might meet anywhere.
 * So a team with minors is found by their peers alone, and a block keeps out of sight what the other has made.
 */
export function findableBy(
  kysely: Queryable,
  player: UserId,
  teams: readonly TeamId[],
  now: number,
): Promise<TeamId[]> {
  return withinReach(kysely, player, teams, { aim: 'join', now });
}

/**
 * Those of some teams that a player may challenge: each who answers for them they might meet anywhere. So coaches
 * bring together squads of minors, who stay nobody to each other's coach. Whom nobody sees challenges none.
 */
export async function challengeableBy(
  kysely: Queryable,
  player: UserId,
  teams: readonly TeamId[],
  now: number,
): Promise<TeamId[]> {
  if (await isUnseen(kysely, player, now)) return [];
  return withinReach(kysely, player, teams, { aim: 'challenge', now });
}

async function withinReach(
  kysely: Queryable,
  player: UserId,
  teams: readonly TeamId[],
  { aim, now }: { aim: TeamAim; now: number },
): Promise<TeamId[]> {
  const members = (await membersOf(kysely, teams)).filter(TURNED_TO[aim]);
  const others = [...new Set(members.map(({ id }) => id))];
  const met = await approachable(kysely, player, others, now);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  const isMet = ({ id }: MemberRow) => id === player || met.has(id);
  return teams.filter((id) => byTeam.get(id)?.every(isMet) === true);
}

/** The latest teams that a player finds by a search, besides their own: more than are shown, or that are not theirs to find, are left out. */
export async function foundTeams(
  kysely: Queryable,
  player: UserId,
  { aim, ...search }: TeamSearch & { aim: TeamAim },
  now: number,
): Promise<TeamRow[]> {
  const own = new Set(await teamsOf(kysely, player));
  const found: TeamRow[] = [];
  let after: TeamRow | undefined;
  for (let lookedAt = 0; lookedAt < LOOKED_AT && found.length < SHOWN; lookedAt += PAGE) {
    const page = await latestTeams(kysely, search, { after, limit: PAGE });
    const others = page.filter(({ id }) => !own.has(id));
    const ids = others.map(({ id }) => id);
    const near = new Set(await withinReach(kysely, player, ids, { aim, now }));
    found.push(...others.filter(({ id }) => near.has(id)));
    after = page.at(-1);
    if (page.length < PAGE) break;
  }
  return found.slice(0, SHOWN);
}
