import { profileFields } from '../entities/user.ts';
import { defineMutation, Refusal } from './define.ts';
import { defined } from './defined.ts';

/** Changes the fields of the player's own profile that it names. */
export const profileUpdate = defineMutation({
  name: 'profile.update',
  args: profileFields.partial(),
  needs: (_, { userId }) => [{ table: 'users', ids: [userId] }],
  effect: (rows, changed, { userId }) => {
    const user = rows.get('users', userId);
    if (!user) throw new Refusal('user_not_found', 'User not found');
    rows.put('users', { ...user, ...defined(changed) });
  },
});
