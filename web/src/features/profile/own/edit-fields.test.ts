import { userId } from 'sync-protocol/ids';
import type { User } from 'sync-protocol/entities/profile/user';
import { describe, expect, it } from 'vitest';
import { adoptedZone, changesFrom, draftOf, editFields, editIssues, realChanges } from './edit-fields.ts';

const standing: User = {
  id: userId.parse('0198a0de-0000-7000-8000-000000000001'),
  displayName: 'Maya1',
  firstName: 'Maya',
  lastName: 'Okafor',
  hideRealName: true,
  isPrivate: true,
  offBoards: false,
  position: 'Setter',
  skillLevel: 'Elite',
  yearsPlaying: 3,
  school: '',
  clubTeam: '',
  teamName: '',
  hometown: '',
  bio: '',
  timezone: 'UTC',
  profileImageUrl: '',
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('editing a profile', () => {
  it('shows what stands, with the changes over it', () => {
    expect(editFields(standing, { bio: 'Hi' })).toMatchObject({ firstName: 'Maya', bio: 'Hi' });
  });

  it('sends only what differs', () => {
    const typed = { firstName: ' Maya ', bio: ' Hi ', isPrivate: false, hideRealName: true, yearsPlaying: 4 };
    expect(realChanges(standing, typed)).toEqual({ bio: 'Hi', isPrivate: false, yearsPlaying: 4 });
  });

  it('wants both names', () => {
    expect(editIssues(editFields(standing, { bio: '' }))).toEqual({});
    const without = editFields(standing, { firstName: ' ', lastName: '\u2060' });
    expect(Object.keys(editIssues(without))).toEqual(['firstName', 'lastName']);
  });

  it('takes from a draft what fits', () => {
    const draft = {
      bio: 'Draft',
      position: 'Libero',
      skillLevel: 'Best',
      hideRealName: 'yes',
      id: 'x',
      school: null,
    };
    expect(changesFrom(draft, standing)).toEqual({ bio: 'Draft', position: 'Libero' });
  });

  it('keeps no switch of who sees what in a draft, nor takes one from an old draft', () => {
    const changes = { bio: 'Draft', isPrivate: false, hideRealName: false };
    expect(draftOf(changes)).toEqual({ bio: 'Draft' });
    expect(changesFrom(changes, standing)).toEqual({ bio: 'Draft' });
  });

  it('adopts the browser’s zone where none was chosen', () => {
    expect(adoptedZone(standing, 'Asia/Tokyo')).toEqual({ timezone: 'Asia/Tokyo' });
    expect(adoptedZone(standing, 'UTC')).toEqual({});
    expect(adoptedZone({ ...standing, timezone: 'Europe/Paris' }, 'Asia/Tokyo')).toEqual({});
  });
});
