import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ShownTeam } from 'sync-protocol/contract/teams';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import { offline } from '#data/server/api-error.ts';
import { queryClient } from '#data/server/query-client.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { finding, joining } from '../messages.ts';
import { FindTeams } from './find-teams.tsx';

const api = vi.hoisted(() => ({
  join: async (): Promise<unknown> => ({ status: 'joined' }),
  teams: [] as unknown[],
}));
const change = vi.hoisted(() =>
  vi.fn<(mutation: unknown, args: unknown, said: string) => Promise<boolean>>(),
);
vi.mock('#data/server/api.ts', () => ({
  call: ({ method }: { method: string }) => (method === 'GET' ? Promise.resolve(api.teams) : api.join()),
}));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => [], useJoinRequests: () => [] }));
vi.mock('#data/sync/sync-status.ts', () => ({ retryNow: () => undefined }));
vi.mock('../changes.ts', () => ({ change }));

afterEach(() => {
  cleanup();
  queryClient.clear();
  change.mockClear();
});

const show = async (isOpen: boolean) => {
  const team = { id: teamId.parse(newId()), name: 'Hawks', description: '', memberCount: 2, isOpen };
  api.teams = [team satisfies Partial<ShownTeam>];
  await act(async () => render(<FindTeams onJoin={() => undefined} />));
  const name = isOpen ? finding.joinOf('Hawks') : finding.askOf('Hawks');
  await act(async () => fireEvent.click(await screen.findByRole('button', { name })));
};
const toldLast = () => shownToast()?.title;

it('says of an open team that the player is in it, and not that somebody was asked', async () => {
  await show(true);
  expect(toldLast()).toBe(joining.joined);
  expect(change).not.toHaveBeenCalled();
});

it('waits for a connection to come into an open team, and says so', async () => {
  api.join = async () => Promise.reject(offline());
  await show(true);
  expect(change.mock.lastCall?.[2]).toBe(joining.waits);
});

it('asks a team that is not open', async () => {
  await show(false);
  expect(change.mock.lastCall?.[2]).toBe(finding.sent);
});
