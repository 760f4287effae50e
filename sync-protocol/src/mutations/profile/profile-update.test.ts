import { expect, it } from 'vitest';
import type { User } from '../../entities/profile/user.ts';
import { TestPlayer } from '../testing.ts';

const DAY = '2026-11-02';

function aPlayer() {
  const player = new TestPlayer();
  const user: User = {
    id: player.userId,
    displayName: 'Noor7',
    firstName: 'Noor',
    lastName: 'Vale',
    hideRealName: true,
    isPrivate: true,
    offBoards: false,
    position: 'Setter',
    skillLevel: 'Beginner',
    yearsPlaying: 2,
    school: '',
    clubTeam: '',
    teamName: '',
    hometown: '',
    bio: '',
    timezone: 'UTC',
    profileImageUrl: '',
    createdAt: `${DAY}T08:00:00.000Z`,
  };
  player.rows.load('users', [user]);
  return { player, user };
}

it('changes what it names and nothing else', () => {
  const { player, user } = aPlayer();
  expect(player.run('profile.update', { timezone: 'Asia/Tokyo', school: '' }, DAY)).toBeUndefined();
  expect(player.rows.get('users', user.id)).toEqual({ ...user, timezone: 'Asia/Tokyo' });
  // Of the server's calls what is left out comes as undefined.
  player.run('profile.update', { firstName: undefined, bio: 'Libero' }, DAY);
  expect(player.rows.get('users', user.id)).toEqual({ ...user, timezone: 'Asia/Tokyo', bio: 'Libero' });
});

it('leaves nobody without a first or a last name', () => {
  const { player, user } = aPlayer();
  expect(player.run('profile.update', { firstName: '' }, DAY)).toBe('name_missing');
  expect(player.run('profile.update', { lastName: '', bio: 'Libero' }, DAY)).toBe('name_missing');
  expect(player.rows.get('users', user.id)).toEqual(user);
});
