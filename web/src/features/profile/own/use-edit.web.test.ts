import { act, renderHook, waitFor } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { readDraft } from '#data/drafts/drafts.ts';
import { PROFILE_DRAFT } from '#data/drafts/unsaved.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { useEdit } from './use-edit.ts';

const standing = vi.hoisted(() => ({
  timezone: 'UTC',
  firstName: 'Maya',
  bio: '',
  profileImageUrl: '',
  isPrivate: true,
}));
vi.mock('#data/live/profile.ts', () => ({ useProfileRow: () => standing }));
vi.mock('#data/phone-zone.ts', () => ({ phoneZone: () => 'Asia/Tokyo' }));

afterEach(() => {
  closePhone();
  Object.assign(standing, { timezone: 'UTC' });
});

it.each([
  ['UTC', true],
  ['Europe/Paris', false],
])('where the profile says %s, a zone that is adopted is something to save: %s', async (zone, isChanged) => {
  standing.timezone = zone;
  const { result } = renderHook(useEdit);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current).toMatchObject({ isChanged, isRestored: false });
});

it('lets a photo that was checked meanwhile take nothing back that was typed or switched since', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const { result } = renderHook(useEdit);
  await waitFor(() => expect(result.current).toBeDefined());
  // As the picture's sheet has it, from when its upload began.
  const chosen = result.current?.change;
  act(() => result.current?.change({ bio: 'I set.' }));
  act(() => result.current?.change({ isPrivate: false }));
  act(() => chosen?.({ profileImageUrl: 'volleyball-7' }));
  const kept = { bio: 'I set.', profileImageUrl: 'volleyball-7' };
  expect(result.current?.fields).toMatchObject({ ...kept, isPrivate: false });
  await waitFor(async () => expect(await readDraft(PROFILE_DRAFT)).toEqual(kept));
});

it('keeps nothing that comes late for whoever has left, or for the next player', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const { result, unmount } = renderHook(useEdit);
  await waitFor(() => expect(result.current).toBeDefined());
  act(() => result.current?.change({ bio: 'I set.' }));
  await waitFor(async () => expect(await readDraft(PROFILE_DRAFT)).toEqual({ bio: 'I set.' }));
  const late = result.current?.change;
  closePhone();
  openPhone(newId<UserId>(), 'UTC');
  act(() => late?.({ profileImageUrl: 'volleyball-7' }));
  unmount();
  act(() => late?.({ profileImageUrl: 'volleyball-7' }));
  expect(await readDraft(PROFILE_DRAFT)).toEqual({});
});

it('begins with what stands where its draft can’t be read', async () => {
  const { db } = openPhone(newId<UserId>(), 'UTC');
  vi.spyOn(db.fetched, 'get').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  const { result } = renderHook(useEdit);
  await waitFor(() => expect(result.current?.fields.firstName).toBe('Maya'));
});
