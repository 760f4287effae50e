import type { z } from 'zod';
import { profileFields, profileImage } from '../../entities/profile/user.ts';
import { Refusal, type Mutator } from '../mutation.ts';
import { definedFields } from '../defined-fields.ts';

/** A stored picture must be the player's own, which the server sees to. */
export const profileUpdateArgs = profileFields.extend({ profileImageUrl: profileImage }).partial();

/** What is said of a player who is not there, or whom the asking one may not see. */
export const NOBODY = { code: 'user_not_found', message: 'User not found' };

/** What a player keeps from others; closed while true. */
const SWITCHES = ['isPrivate', 'hideRealName', 'offBoards'] as const;

/**
 * Changes the fields of the player's own profile that it names. What was opened on one device before another closed one of
 * the switches stays closed; of one device the later word stands, whatever its line made of the instants.
 */
export const profileUpdate: Mutator<'profile.update', z.infer<typeof profileUpdateArgs>> = {
  name: 'profile.update',
  needs: (_, { userId }) => [{ table: 'users', ids: [userId] }],
  effect: (rows, changed, { userId, clientGroup, at }) => {
    const user = rows.get('users', userId);
    if (!user) throw new Refusal(NOBODY.code, NOBODY.message);
    if (changed.firstName === '' || changed.lastName === '')
      throw new Refusal('name_missing', 'Please fill in your first and your last name.');
    const isOutdated = user.closedBy !== clientGroup && at < (user.closedAt ?? '');
    const outdated = SWITCHES.filter((field) => isOutdated && changed[field] === false);
    const said = definedFields({
      ...changed,
      ...Object.fromEntries(outdated.map((field) => [field, undefined])),
    });
    const closes = !isOutdated && SWITCHES.some((field) => changed[field] === true);
    // Of one device's instants a slow line may have made the later the earlier.
    const closedAt = at > (user.closedAt ?? '') ? at : user.closedAt;
    rows.put('users', { ...user, ...said, ...(closes && { closedAt, closedBy: clientGroup }) });
  },
};
