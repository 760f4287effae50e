import { expect, it } from 'vitest';
import type { User } from '../../entities/profile/user.ts';
import { clientGroupId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
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

it('opens nothing with a word of one device that is older than the last closing on another', () => {
  const { player, user } = aPlayer();
  const tablet = { clientGroup: clientGroupId.parse(newId()) };
  const now = () => {
    const { isPrivate, hideRealName, offBoards, bio } = player.rows.get('users', user.id) ?? user;
    return [isPrivate, hideRealName, offBoards, bio];
  };
  player.run('profile.update', { isPrivate: false, hideRealName: false }, '2026-11-03');
  expect(now()).toEqual([false, false, false, '']);
  player.run('profile.update', { isPrivate: true, offBoards: true }, '2026-11-05');
  const open = { isPrivate: false, offBoards: false, bio: 'Libero' };
  player.run('profile.update', open, '2026-11-04', tablet);
  expect(now()).toEqual([true, false, true, 'Libero']);
  // To close is always heard, and what is opened after that, too.
  player.run('profile.update', { hideRealName: true }, '2026-11-04', tablet);
  player.run('profile.update', { isPrivate: false }, '2026-11-06', tablet);
  expect(now()).toEqual([false, true, true, 'Libero']);
});

it('opens what its own device has closed before, also if a slow line made the closing the later one', () => {
  const { player, user } = aPlayer();
  player.run('profile.update', { hideRealName: true }, '2026-11-05');
  player.run('profile.update', { hideRealName: false }, '2026-11-04');
  expect(player.rows.get('users', user.id)?.hideRealName).toBe(false);
  // Nor does what it closed so make room for what another opened before.
  player.run('profile.update', { offBoards: true }, '2026-11-03');
  const tablet = { clientGroup: clientGroupId.parse(newId()) };
  player.run('profile.update', { isPrivate: false }, '2026-11-04', tablet);
  expect(player.rows.get('users', user.id)?.isPrivate).toBe(true);
});
