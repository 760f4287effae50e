import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import type { SyncState } from '#data/sync/sync-state.ts';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { createStore } from '#ui/store.ts';
import { messages } from '../messages.ts';
import { MyTeams } from './my-teams.tsx';
import type { TeamSheetProps } from './team-sheet.tsx';

const hawks = { team: { id: teamId.parse(newId()), name: 'Hawks' }, members: [] } as unknown as OwnTeam;
const held = vi.hoisted(() => ({ invitations: [] as object[], waiting: '' }));
/** A tap is seen here in its own frame, and the address a moment later. */
const own = createStore<OwnTeam[]>([]);
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => useSyncExternalStore(own.subscribe, own.get),
  useJoinRequests: () => [],
  useTeamInvitations: () => held.invitations,
}));
vi.mock('#data/sync/sync-status.ts', () => ({ useIsWaiting: () => (id: string) => held.waiting === id }));
const sync = createStore<SyncState>('synced');
vi.mock('#data/sync/sync-state.ts', () => ({
  useSyncState: () => useSyncExternalStore(sync.subscribe, sync.get),
}));
vi.mock('../use-faces.ts', () => ({ useFaces: () => ({}) }));
vi.mock('./team-card.tsx', () => ({ TeamCard: () => null }));
const leave = vi.hoisted(() => vi.fn<() => void>());
vi.mock('./team-sheet.tsx', () => ({
  TeamSheet: ({ onClose }: TeamSheetProps) => (
    <button
      onClick={() => {
        onClose();
        leave();
      }}
    >
      Leave
    </button>
  ),
}));

beforeEach(() => {
  held.invitations = [];
  held.waiting = '';
  sync.set('synced');
  own.set([hawks]);
  leave.mockImplementation(() => own.set([]));
});
afterEach(() => {
  cleanup();
  dropToast();
});

const show = () =>
  act(async () =>
    render(
      <MemoryRouter initialEntries={[`/teams?team=${hawks.team.id}`]}>
        <MyTeams onInvite={() => undefined} />
      </MemoryRouter>,
    ),
  );

it('says that an open team is no longer the player’s, but not to whom has just left it', async () => {
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(shownToast()).toBeUndefined();
  cleanup();
  own.set([hawks]);
  await show();
  act(() => own.set([]));
  expect(shownToast()?.title).toBe(messages.gone('Hawks'));
});

it('names the team whose invitation was accepted without a signal, instead of saying that there is none', async () => {
  own.set([]);
  const invitation = { id: newId(), side: 'received', status: 'accepted', teamName: 'Eagles' };
  held.invitations = [{ ...invitation, teamId: newId() }];
  await show();
  expect(screen.getByText(messages.none.title)).toBeDefined();
  cleanup();
  held.waiting = invitation.id;
  await show();
  expect(screen.getByText(messages.coming('Eagles'))).toBeDefined();
  expect(screen.queryByText(messages.none.title)).toBeNull();
  cleanup();
  // In it already by its code.
  own.set([hawks]);
  held.invitations = [{ ...invitation, teamId: hawks.team.id }];
  await show();
  expect(screen.queryByText(messages.coming('Eagles'))).toBeNull();
});

it('says that somebody is not in the team they came for, once this phone has heard all, and goes on saying it', async () => {
  own.set([]);
  sync.set('sending');
  await show();
  expect(screen.queryByText(messages.notInIt)).toBeNull();
  act(() => sync.set('synced'));
  // Whether they ever were in it nobody knows here.
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('You’re not in the team you came for.');
  act(() => sync.set('sending'));
  expect(screen.getByText(messages.notInIt)).toBeDefined();
  act(() => own.set([hawks]));
  expect(screen.queryByText(messages.notInIt)).toBeNull();
  cleanup();
  own.set([]);
  // They are in as soon as the server hears of their yes.
  held.waiting = newId();
  const invitation = { id: held.waiting, side: 'received', status: 'accepted', teamName: 'Hawks' };
  held.invitations = [{ ...invitation, teamId: hawks.team.id }];
  await show();
  expect(screen.queryByText(messages.notInIt)).toBeNull();
});
