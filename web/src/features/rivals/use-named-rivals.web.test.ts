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

/** What the phone's rows hold: who is a rival or asks, and the memberships of the player's teams. */
const phone = vi.hoisted(() => ({
  rivals: undefined as Rivals | undefined,
  teams: [] as { members: { id: string }[] }[],
}));
vi.mock('#data/live/rivals.ts', () => ({ useRivals: () => phone.rivals }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => phone.teams }));
const called = vi.hoisted(() => vi.fn<(asked: object) => Promise<object[]>>(async () => []));
vi.mock('#data/server/calls/api.ts', () => ({ call: called }));

afterEach(() => {
  queryClient.clear();
  called.mockClear();
  phone.teams = [];
});

const [kim, lea] = [userId.parse(newId()), userId.parse(newId())];
const rival = (rivalId: typeof kim, displayName: string, firstName = '') =>
  ({ id: newId(), rivalId, askedAs: '', player: { displayName, firstName, lastName: '' } }) as Rival;
const namesOf = (lists: Rivals | undefined) =>
  [lists?.accepted, lists?.asked, lists?.requested].map((list) =>
    list?.map(({ player, askedAs }) => nameOf(player, askedAs)),
  );

/** Kim plays in the player's team, so the server said a while ago; Lea nowhere. */
const answered = [
  {
    members: [
      { id: 'kim in the team', userId: kim, displayName: 'KimDigs', firstName: 'Kim', lastName: 'Ode' },
      { id: 'somebody private', userId: null },
    ],
  },
] as unknown as ShownTeam[];
const inTheTeam = [{ members: [{ id: 'kim in the team' }] }];

it('calls a teammate as the team does, whoever asks whom, and a stranger by the username', () => {
  queryClient.setQueryData(FACES.queryKey, answered);
  phone.teams = inTheTeam;
  const [strangers, friends] = [rival(lea, 'LeaSets'), rival(kim, 'KimDigs')];
  phone.rivals = { accepted: [friends], asked: [friends, strangers], requested: [strangers, friends] };
  const { result } = renderHook(useNamedRivals);
  expect(namesOf(result.current)).toEqual([['Kim Ode'], ['Kim Ode', 'LeaSets'], ['LeaSets', 'Kim Ode']]);
});

it('calls nobody so who is no teammate any more, whatever was heard before', () => {
  queryClient.setQueryData(FACES.queryKey, answered);
  phone.teams = [{ members: [{ id: 'somebody else' }] }];
  phone.rivals = { accepted: [], asked: [rival(kim, 'KimDigs')], requested: [] };
  const { result, rerender } = renderHook(useNamedRivals);
  expect(namesOf(result.current)).toEqual([[], ['KimDigs'], []]);
  phone.teams = [];
  rerender();
  expect(namesOf(result.current)).toEqual([[], ['KimDigs'], []]);
});

it('believes the phone’s own row first, where that has a name', () => {
  queryClient.setQueryData(FACES.queryKey, answered);
  phone.teams = inTheTeam;
  phone.rivals = { accepted: [rival(kim, 'KimSpikes', 'Kimberly')], asked: [], requested: [] };
  expect(namesOf(renderHook(useNamedRivals).result.current)).toEqual([['Kimberly'], [], []]);
});

it('asks who plays with the player only where somebody does', async () => {
  phone.rivals = { accepted: [], asked: [rival(kim, 'KimDigs')], requested: [] };
  const { rerender } = renderHook(useNamedRivals);
  expect(queryClient.isFetching()).toBe(0);
  phone.teams = inTheTeam;
  rerender();
  await vi.waitFor(() => expect(called.mock.calls.map(([asked]) => asked)).toEqual([myTeams]));
});
