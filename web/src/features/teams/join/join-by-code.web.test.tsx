import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { joining as text } from '../messages.ts';
import { JoinByCode } from './join-by-code.tsx';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>(async () => ({})));
const own = vi.hoisted(() => ({ team: { id: '', code: 'K7QM4XRT', name: 'Hawks' } }));
vi.mock('#data/server/api.ts', () => ({ call }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => [own] }));
vi.mock('#data/sync/sync-status.ts', () => ({ retryNow: () => undefined }));
vi.mock('../changes.ts', () => ({ change: async () => true }));

afterEach(() => {
  cleanup();
  call.mockClear();
});

it('leads whoever is in the team already to it, instead of letting them join', async () => {
  own.team.id = teamId.parse(newId());
  await act(() => Sheet.fetch());
  const onOpen = vi.fn<(id: string) => void>();
  const nothing = () => undefined;
  await act(async () => render(<JoinByCode open code="K7QM4XRT" onClose={nothing} onOpen={onOpen} />));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  expect(call).not.toHaveBeenCalled();
  expect(onOpen).toHaveBeenCalledWith(own.team.id);
  // Any other code is tried.
  fireEvent.change(screen.getByLabelText(text.code), { target: { value: 'AAAA-BBBB' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  expect(call).toHaveBeenCalledOnce();
});
