import type { Selectable } from 'kysely';
import type { User } from 'sync-protocol/entities/user';
import type { UserId } from 'sync-protocol/ids';
import { isMinor } from 'sync-protocol/rules/age';
import { shownWords, type WordField } from 'sync-protocol/rules/words/shown';
import type { UsersTable } from '#db/tables/users.ts';
import {
  canViewProfile,
  relationOf,
  STRANGERS,
  type Relation,
  type Relationship,
} from 'sync-protocol/rules/privacy';
import type { Deps } from '#deps';
import { ApiError } from '#plugins/api-error.ts';
import { blockedWith, findPerson, type PersonRow } from './queries.ts';

/** What a viewer is to a player. */
interface Standing {
  relationship: Relationship;
  relation: Relation;
}

/** What a viewer is to each of some players: asked for a whole list at once. */
export async function standingsTo(
  { db: { kysely }, relations }: Pick<Deps, 'db' | 'relations'>,
  viewer: UserId,
  others: readonly UserId[],
): Promise<(id: UserId) => Standing> {
  const blocked = await blockedWith(kysely, viewer);
  const known = await relations(kysely, viewer, others);
  return (id) => {
    if (id === viewer) return { relationship: STRANGERS, relation: 'self' };
    const relationship = known.get(id) ?? STRANGERS;
    return { relationship, relation: relationOf(relationship, blocked.has(id)) };
  };
}

/**
 * A player as far as a viewer may know that there is one.
 * @throws ApiError 404 for whoever is blocked, hidden or gone, all alike
 */
export async function findSeen(
  deps: Pick<Deps, 'db' | 'relations' | 'now'>,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const standing = (await standingsTo(deps, viewer, [id]))(id);
  const found = await findPerson(deps.db.kysely, id);
  const player = found && viewer !== id ? readByOthers(found, deps.now().getTime()) : found;
  const isGone = !player || player.hidden || player.displayName === null;
  if (!player || (standing.relation !== 'self' && (isGone || standing.relation === 'blocked')))
    throw userNotFound();
  return { ...standing, player };
}

/**
 * Lets a viewer pass who may open a player's profile.
 * @throws ApiError 404 as above, 403 `private_profile`
 */
export async function requireOpenProfile(
  deps: Pick<Deps, 'db' | 'relations' | 'now'>,
  viewer: UserId,
  id: UserId,
): Promise<Standing & { player: PersonRow }> {
  const seen = await findSeen(deps, viewer, id);
  if (!canViewProfile(seen.player, seen.relation)) throw privateProfile();
  return seen;
}

/** What of a player's row it takes to know which of their words others may read. */
type Written = Partial<Pick<User, WordField>> &
  Pick<Selectable<UsersTable>, 'birthMonth' | 'birthYear' | 'wordRulings'>;

/** A player's row as everybody else may read it: without the words that wait for the operator. */
export function readByOthers<Row extends Written>(row: Row, now: number): Row {
  const { birthMonth, birthYear, wordRulings } = row;
  const birth = birthMonth === null || birthYear === null ? null : { month: birthMonth, year: birthYear };
  return shownWords(row, isMinor(birth, now), wordRulings);
}

export const userNotFound = () => new ApiError(404, 'user_not_found', 'User not found');

const privateProfile = () =>
  new ApiError(
    403,
    'private_profile',
    'This profile is set to private and only visible to teammates and rivals.',
  );
