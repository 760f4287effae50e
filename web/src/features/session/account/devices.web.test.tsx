import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import type { Device } from '#data/session/account.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { Devices } from './devices.tsx';
import { messages } from './messages.ts';

const account = vi.hoisted(() => ({
  listDevices: vi.fn<() => Promise<Device[]>>(),
  signOutDevice: vi.fn<() => Promise<void>>(),
  signOutOthers: vi.fn<() => Promise<number>>(),
}));
vi.mock('#data/session/account.ts', () => account);

const at = '2026-11-02T12:00:00.000Z';
const here = { id: 'here', name: 'Chrome on Android', signedInAt: at, lastSeenAt: at, isCurrent: true };
const there = { ...here, id: 'there', name: 'Safari on iOS', isCurrent: false };

beforeAll(() => Sheet.fetch());
beforeEach(() => {
  vi.resetAllMocks();
  queryClient.clear();
  dropToast();
});
afterEach(cleanup);

async function logOutButton() {
  account.listDevices.mockResolvedValueOnce([here, there]).mockResolvedValue([here]);
  render(<Devices open onClose={() => undefined} />);
  return screen.findByRole('button', { name: messages.device.signOutOf(there.name) });
}

it('is busy with a device until the list knows, and asks once', async () => {
  const answer = Promise.withResolvers<undefined>();
  account.signOutDevice.mockReturnValueOnce(answer.promise);
  const button = await logOutButton();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  fireEvent.click(button);
  answer.resolve(undefined);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(account.signOutDevice).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({ title: messages.device.signedOut, tone: 'success' });
});

it('one that is gone already is logged out', async () => {
  account.signOutDevice.mockRejectedValueOnce(new ApiError(404, 'not_found', 'There is nothing here.'));
  const button = await logOutButton();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(shownToast()).toMatchObject({ title: messages.device.signedOut, tone: 'success' });
  expect(screen.queryByText('There is nothing here.')).toBeNull();
});

it('one that could not be reached stays, with the reason', async () => {
  account.signOutDevice.mockRejectedValueOnce(new ApiError(500, 'unexpected', 'That went wrong.'));
  const button = await logOutButton();
  account.listDevices.mockReset().mockResolvedValue([here, there]);
  fireEvent.click(button);
  expect(await screen.findByText('That went wrong.')).toBeTruthy();
  expect(button.getAttribute('aria-busy')).toBeNull();
});
