import type { User } from '../entities/user.ts';

/** What a viewer is to a player. */
export type Relation = 'self' | 'teammate' | 'rival' | 'stranger';

/** The part of a player that a name is made from. */
export type Named = Pick<User, 'firstName' | 'lastName' | 'hideRealName'>;

/** A player's real name as a viewer may see it: empty for strangers of someone who hides it. */
export function visibleName(
  { firstName, lastName, hideRealName }: Named,
  relation: Relation,
): Pick<User, 'firstName' | 'lastName'> {
  return hideRealName && relation === 'stranger' ? { firstName: '', lastName: '' } : { firstName, lastName };
}
