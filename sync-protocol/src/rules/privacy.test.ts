import { describe, expect, it } from 'vitest';
import type { User } from '../entities/user.ts';
import { userId } from '../ids.ts';
import { avatarPath } from './avatars.ts';
import {
  canViewProfile,
  presentCard,
  presentPerson,
  relationOf,
  STRANGERS,
  type Relation,
} from './privacy.ts';

const player: User = {
  id: userId.parse('0198a0de-0000-7000-8000-000000000001'),
  displayName: 'Maya1',
  firstName: 'Maya',
  lastName: 'Okafor',
  hideRealName: false,
  isPrivate: false,
  position: 'Setter',
  skillLevel: 'Elite',
  yearsPlaying: 3,
  school: 'North High',
  clubTeam: 'Net Results',
  teamName: 'Blue',
  hometown: 'Dallas',
  bio: 'I set.',
  timezone: 'America/Chicago',
  profileImageUrl: 'volleyball-2',
  createdAt: '2026-01-01T00:00:00.000Z',
};

const seen = (changes: Partial<User>, relation: Relation) =>
  Object.keys(presentPerson({ ...player, ...changes }, relation) ?? {}).sort();

const CARD = ['displayName', 'firstName', 'hideRealName', 'id', 'lastName', 'position', 'profileImageUrl'];
const OPEN = [
  ...CARD,
  'bio',
  'clubTeam',
  'createdAt',
  'isPrivate',
  'skillLevel',
  'teamName',
  'yearsPlaying',
].sort();
const ALL = [...OPEN, 'hometown', 'school'].sort();

describe('what a viewer sees of a player', () => {
  it.each([
    ['self', false, ALL],
    ['friend', false, ALL],
    ['stranger', false, OPEN],
    ['self', true, ALL],
    ['friend', true, ALL],
    ['stranger', true, CARD],
    ['blocked', false, []],
    ['blocked', true, []],
  ] as const)('%s, private: %s', (relation, isPrivate, fields) => {
    expect(seen({ isPrivate }, relation)).toEqual(fields);
    expect(canViewProfile({ isPrivate }, relation)).toBe(fields.length > CARD.length);
  });

  it.each([
    ['self', 'Maya'],
    ['friend', 'Maya'],
    ['stranger', ''],
  ] as const)('a hidden name as %s', (relation, firstName) => {
    expect(presentCard({ ...player, hideRealName: true }, relation)).toMatchObject({ firstName });
    expect(presentCard(player, relation)).toMatchObject({ firstName: 'Maya', lastName: 'Okafor' });
  });

  it.each([
    ['self', true, true],
    ['friend', true, true],
    ['stranger', true, false],
    ['stranger', false, true],
  ] as const)('an uploaded picture as %s, private: %s', (relation, isPrivate, isShown) => {
    const uploaded = avatarPath('0198a0de-0000-7000-8000-000000000002');
    const pictures = (profileImageUrl: string) => {
      const row = { ...player, isPrivate, profileImageUrl };
      return [presentCard(row, relation), presentPerson(row, relation)].map((one) => one?.profileImageUrl);
    };
    expect(pictures(uploaded)).toEqual(isShown ? [uploaded, uploaded] : ['', '']);
    expect(pictures('volleyball-2')).toEqual(['volleyball-2', 'volleyball-2']);
  });

  it('never tells where the player’s clock stands', () => {
    for (const relation of ['friend', 'stranger'] as const)
      expect(JSON.stringify(presentPerson(player, relation))).not.toContain('Chicago');
  });
});

it('a block is stronger than a team', () => {
  expect(relationOf({ isTeammate: true, isRival: true }, true)).toBe('blocked');
  expect(relationOf({ isTeammate: true, isRival: false }, false)).toBe('friend');
  expect(relationOf({ isTeammate: false, isRival: true }, false)).toBe('friend');
  expect(relationOf(STRANGERS, false)).toBe('stranger');
});
