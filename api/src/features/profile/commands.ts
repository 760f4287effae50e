import type { UserId } from 'sync-protocol/ids';
import { birthOf } from 'sync-protocol/rules/age';
import { sightOf, STRANGERS, tieOf, type Relationship, type Sight } from 'sync-protocol/rules/privacy';
import type { UsersTable } from '#db/tables/users.ts';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/api-error.ts';
import { blockedWith, findPerson, type PersonRow } from './queries.ts';

export { SUBJECT } from './queries.ts';

/** What a viewer is to a player, and what they therefore see of them. */
interface Standing {
  relationship: Relationship;
  sees: Sight;
}

type SubjectRow = Pick<
  UsersTable,
  'id' | 'displayName' | 'hideRealName' | 'isPrivate' | 'disabled' | 'birthMonth' | 'birthYear'
> & { hidden: boolean };

type GateDeps = Pick<Deps, 'db' | 'relations' | 'now'>;

/** A viewer at the gate: whoever else leaves the server for them passes here. */
export interface Gate {
  standingTo: (player: SubjectRow) => Standing;
  /** Who plays with the viewer, or against them. */
  related: readonly UserId[];
}

/**
 * Opens the gate for a viewer, for a whole list at once.
 * @param others whom they look at; everybody if left out
 */
export async function gateOf(deps: GateDeps, viewer: UserId, others?: readonly UserId[]): Promise<Gate> {
  const { kysely } = deps.db;
  const birth = await kysely
    .selectFrom('users')
    .select(['birthMonth', 'birthYear'])
    .where('id', '=', viewer)
    .executeTakeFirst();
  const blocked = await blockedWith(kysely, viewer);
  const known = await deps.relations(kysely, viewer, others);
  const from = { birth: birth ? birthOf(birth) : null };
  return {
    related: [...known.keys()],
    standingTo: (player) => {
      const relationship = known.get(player.id) ?? STRANGERS;
      const sees = sightOf({
        tie: player.id === viewer ? 'self' : tieOf(relationship, blocked.has(player.id)),
        isByCode: relationship.isByCode === true,
        viewer: from,
        subject: { ...player, birth: birthOf(player) },
        now: deps.now().getTime(),
      });
      return { relationship, sees };
    },
  };
}

/**
 * A player as far as a viewer may know that there is one.
 * @throws ApiError 404 for whoever is blocked, hidden, gone or not to be met, all alike
 */
export async function findSeen(
  deps: GateDeps,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const { standingTo } = await gateOf(deps, viewer, [id]);
  const player = await findPerson(deps.db.kysely, id);
  if (!player) throw userNotFound();
  const standing = standingTo(player);
  if (!standing.sees.existence) throw userNotFound();
  return { ...standing, player };
}

/**
 * Lets a viewer pass who may open a player's profile.
 * @throws ApiError 404 as above, 403 `private_profile`
 */
export async function requireOpenProfile(
  deps: GateDeps,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const seen = await findSeen(deps, viewer, id);
  if (!seen.sees.facts) throw privateProfile();
  return seen;
}

export const userNotFound = () => new ApiError(404, 'user_not_found', 'User not found');

const privateProfile = () =>
  new ApiError(
    403,
    'private_profile',
    'This profile is set to private and only visible to teammates and rivals.',
  );
