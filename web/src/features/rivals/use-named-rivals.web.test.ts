import { renderHook } from '@testing-library/react';
import { myTeams, type ShownTeam } from 'sync-protocol/contract/teams';
import { userId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, expect, it, vi } from 'vitest';
import type { Rival, Rivals } from '#data/live/rivals.ts';
import { FACES } from '#data/server/answers/my-teams.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { nameOf } from './rival-name.ts';
import { useNamedRivals } from './use-named-rivals.ts';

const phone = vi.hoisted(() => ({ rivals: undefined as Rivals | undefined }));
vi.mock('#data/live/rivals.ts', () => ({ useRivals: () => phone.rivals }));
const called = vi.hoisted(() => vi.fn<(asked: object) => Promise<object[]>>(async () => []));
vi.mock('#data/server/calls/api.ts', () => ({ call: called }));

afterEach(() => {
  queryClient.clear();
  called.mockClear();
});

const [kim, lea] = [userId.parse(newId()), userId.parse(newId())];
const rival = (rivalId: typeof kim, displayName: string) =>
  ({ id: newId(), rivalId, askedAs: '', player: { displayName, firstName: '', lastName: '' } }) as Rival;
const namesIn = (list: readonly Rival[] | undefined) =>
  list?.map(({ player, askedAs }) => nameOf(player, askedAs));

it('calls a teammate who asks, or was asked, as the team does, and a stranger by the username', () => {
  const member = { userId: kim, displayName: 'KimDigs', firstName: 'Kim', lastName: 'Ode' };
  queryClient.setQueryData(FACES.queryKey, [{ members: [member, { userId: null }] }] as ShownTeam[]);
  phone.rivals = { accepted: [], asked: [rival(kim, 'KimDigs')], requested: [rival(lea, 'LeaSets')] };
  const { result, rerender } = renderHook(useNamedRivals);
  expect(namesIn(result.current?.asked)).toEqual(['Kim Ode']);
  expect(namesIn(result.current?.requested)).toEqual(['LeaSets']);

  phone.rivals = { accepted: [], asked: [rival(lea, 'LeaSets')], requested: [rival(kim, 'KimDigs')] };
  rerender();
  expect(namesIn(result.current?.asked)).toEqual(['LeaSets']);
  expect(namesIn(result.current?.requested)).toEqual(['Kim Ode']);
});

it('asks who plays with the player only where somebody waits', async () => {
  phone.rivals = { accepted: [rival(kim, 'KimDigs')], asked: [], requested: [] };
  const { rerender } = renderHook(useNamedRivals);
  expect(queryClient.isFetching()).toBe(0);
  phone.rivals = { accepted: [], asked: [rival(kim, 'KimDigs')], requested: [] };
  rerender();
  await vi.waitFor(() => expect(called.mock.calls.map(([asked]) => asked)).toEqual([myTeams]));
});
