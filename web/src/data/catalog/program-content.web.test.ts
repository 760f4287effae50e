import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RegimenId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { closePhone, openPhone } from '../store/active-phone.ts';
import type { UserDb } from '../store/db.ts';
import { useProgramContent } from './program-content.ts';

let db: UserDb;
const wanted = newId<RegimenId>();
const other = newId<RegimenId>();

beforeEach(async () => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
  await db.catalog.bulkPut([
    { id: other, version: '1', place: 0 } as never,
    { id: wanted, version: '7', place: 1 } as never,
  ]);
});
afterEach(() => {
  closePhone();
  vi.unstubAllGlobals();
});

it('fetches the program that is looked at, and no other', async () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url);
    return Response.json({ program: { id: wanted }, drills: [] });
  });
  const { result } = renderHook(() => useProgramContent(wanted));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual({ program: { id: wanted }, drills: [] }));
  expect(fetched).toEqual([`/api/catalog/${wanted}/7`]);
});

it('says that it can’t be had without a connection, and shows it once it has come', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const { result } = renderHook(() => useProgramContent(wanted));
  await waitFor(() => expect(result.current).toBeNull());
  await db.programs.put({ id: wanted, version: '7', content: { program: {}, drills: [] } as never });
  await waitFor(() => expect(result.current).toEqual({ program: {}, drills: [] }));
});
