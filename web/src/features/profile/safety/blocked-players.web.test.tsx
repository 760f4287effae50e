import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, userId } from 'sync-protocol/ids';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { BlockedPlayers } from './blocked-players.tsx';

const call = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('#data/server/calls/api.ts', () => ({ call }));
beforeAll(() => Sheet.fetch());
afterEach(cleanup);

it('opens with neither the list nor the complaint of the last time', async () => {
  const own = userId.parse(newId());
  const dialog = (open: boolean) => <BlockedPlayers open={open} userId={own} onClose={() => undefined} />;
  call.mockResolvedValueOnce([{ id: newId(), displayName: 'Ada' }]);
  call.mockRejectedValueOnce(new ApiError(403, 'not_now', 'Not now.'));
  call.mockRejectedValueOnce(new ApiError(403, 'later', 'Later.'));
  const { rerender } = render(dialog(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Unblock Ada' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Not now.');
  await act(async () => rerender(dialog(false)));
  await waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]));
  rerender(dialog(true));
  expect(await screen.findByText('Later.')).toBeDefined();
  expect(screen.queryByText('Ada')).toBeNull();
  expect(screen.queryByText('Not now.')).toBeNull();
});
