import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TeamInvitation } from 'sync-protocol/entities/teams/invitation';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { offline } from '#data/server/calls/api-error.ts';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { activePhone, closePhone, openPhone } from '#data/store/active-phone.ts';
import { nameOf } from '../names.ts';
import { useOthers } from './use-others.ts';

const answer = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/server/calls/api.ts', () => ({ call: answer }));

type Sent = Pick<TeamInvitation, 'id' | 'side'>;
const sent = () => ({ id: newId(), side: 'sent' }) as Sent;
const to = ({ id }: Sent, firstName: string) => ({ id, invitedUser: { firstName, lastName: '' } });

const [first, second] = [sent(), sent()];
const look = (...invitations: Sent[]) =>
  renderHook(({ rows }) => useOthers('sent', rows as TeamInvitation[]), {
    initialProps: { rows: invitations },
  });
type Shown = ReturnType<typeof look>;
const names = ({ result }: Shown, ...of: Sent[]) => of.map(({ id }) => nameOf(result.current.get(id)));

beforeEach(() => void openPhone(newId<UserId>(), 'UTC'));
afterEach(() => {
  queryClient.clear();
  closePhone();
  answer.mockReset();
});

it('names whom it knew while it asks who is new', async () => {
  answer.mockResolvedValue([to(first, 'Mia')]);
  const shown = look(first);
  await waitFor(() => expect(names(shown, first)).toEqual(['Mia']));
  const told = Promise.withResolvers<unknown>();
  answer.mockClear().mockReturnValue(told.promise);
  shown.rerender({ rows: [second, first] });
  await waitFor(() => expect(answer).toHaveBeenCalled());
  expect(names(shown, second, first)).toEqual(['Player', 'Mia']);
  await act(async () => told.resolve([to(second, 'Noa'), to(first, 'Mia')]));
  await waitFor(() => expect(names(shown, second, first)).toEqual(['Noa', 'Mia']));
});

it('names whom it knew without a connection, after the app was closed and somebody is new', async () => {
  answer.mockResolvedValue([to(first, 'Mia')]);
  const before = look(first);
  await waitFor(async () => expect(await activePhone()?.db.fetched.count()).toBe(1));
  before.unmount();
  queryClient.clear();
  answer.mockImplementation(() => Promise.reject(offline()));
  const after = look(second, first);
  await waitFor(() => expect(names(after, second, first)).toEqual(['Player', 'Mia']));
});

it('names nobody any more of whom nothing may be kept', async () => {
  answer.mockResolvedValue([to(first, 'Mia')]);
  const shown = look(first);
  await waitFor(() => expect(names(shown, first)).toEqual(['Mia']));
  answer.mockResolvedValue([]);
  await act(() => forgetAnswers('team-invitations'));
  await waitFor(() => expect(names(shown, first)).toEqual(['Player']));
});
