import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useEdit } from './use-edit.ts';

const standing = vi.hoisted(() => ({ timezone: 'UTC', firstName: 'Maya' }));
vi.mock('#data/live/profile.ts', () => ({ useProfileRow: () => standing }));
vi.mock('#data/phone-zone.ts', () => ({ phoneZone: () => 'Asia/Tokyo' }));

afterEach(() => Object.assign(standing, { timezone: 'UTC' }));

it.each([
  ['UTC', true],
  ['Europe/Paris', false],
])('where the profile says %s, a zone that is adopted is something to save: %s', async (zone, isChanged) => {
  standing.timezone = zone;
  const { result } = renderHook(useEdit);
  await waitFor(() => expect(result.current).toBeDefined());
  expect(result.current).toMatchObject({ isChanged, isRestored: false });
});
