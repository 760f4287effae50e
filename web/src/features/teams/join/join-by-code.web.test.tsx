import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { Confirm } from '#ui/layers/confirm.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { joining as text, messages } from '../messages.ts';
import { JoinByCode } from './join-by-code.tsx';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>(async () => ({})));
const own = vi.hoisted(() => ({ team: { id: '', code: 'K7QM4XRT', name: 'Hawks' }, via: 'code' }));
const self = vi.hoisted(() => ({ isMinor: true }));
const toast = vi.hoisted(() => vi.fn<(said: { title: string }) => void>());
vi.mock('#data/server/calls/api.ts', () => ({ call }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => [own] }));
vi.mock('#data/sync/sync-status.ts', () => ({ retryNow: () => undefined }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user: self }) }));
vi.mock('#ui/layers/toast-store.ts', async (original) => ({ ...(await original<object>()), toast }));
vi.mock('../changes.ts', () => ({ change: async () => true }));

const nothing = () => undefined;

afterEach(() => {
  cleanup();
  call.mockClear();
  own.via = 'code';
  self.isMinor = true;
});

it('leads whoever is in the team already to it, instead of letting them join', async () => {
  own.team.id = teamId.parse(newId());
  await act(() => Sheet.fetch());
  const onOpen = vi.fn<(id: string) => void>();
  await act(async () =>
    render(<JoinByCode open code="K7QM4XRT" onClose={nothing} onJoined={nothing} onOpen={onOpen} />),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  expect(call).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalledWith(own.team.id);
  // Any other code is tried.
  fireEvent.change(screen.getByLabelText(text.code), { target: { value: 'AAAA-BBBB' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  expect(call).toHaveBeenCalledOnce();
});

it.each([
  ['a minor who was invited', 'invitation', true, true],
  ['a minor who was let in', 'request', true, true],
  ['a minor who has made the team', 'created', true, false],
  ['a grown-up who was invited', 'invitation', false, false],
])('the code of their own team, given by %s, is asked about and sent, or not', async (...of) => {
  const [, via, isMinor, isSent] = of;
  own.team.id = teamId.parse(newId());
  own.via = via;
  self.isMinor = isMinor;
  await act(() => Promise.all([Sheet.fetch(), Confirm.fetch()]));
  const onOpen = vi.fn<(id: string) => void>();
  await act(async () =>
    render(<JoinByCode open code="K7QM4XRT" onClose={nothing} onJoined={nothing} onOpen={onOpen} />),
  );
  const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  const answer = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await submit();
  if (isSent) {
    expect(screen.getByRole('alertdialog').textContent).toContain(text.opens('Hawks'));
    await answer(messages.cancel);
    expect([call.mock.calls, onOpen.mock.calls]).toEqual([[], []]);
    await submit();
    await answer(text.use);
  }
  expect(call).toHaveBeenCalledTimes(isSent ? 1 : 0);
  expect(toast.mock.lastCall?.[0].title).toBe(isSent ? text.isSeen('Hawks') : text.isIn('Hawks'));
  expect(onOpen).toHaveBeenCalledWith(own.team.id);
});

it('leads to the teams once it has joined one, but nobody who has gone elsewhere meanwhile', async () => {
  await act(() => Sheet.fetch());
  for (const hasGone of [false, true]) {
    const answer = Promise.withResolvers<object>();
    call.mockReturnValueOnce(answer.promise);
    const onJoined = vi.fn<() => void>();
    await act(async () =>
      render(<JoinByCode open code="AAAABBBB" onClose={nothing} onJoined={onJoined} onOpen={nothing} />),
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
    if (hasGone) cleanup();
    await act(async () => answer.resolve({}));
    expect(onJoined).toHaveBeenCalledTimes(hasGone ? 0 : 1);
    cleanup();
  }
});
