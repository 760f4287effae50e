import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { JoinByCodeProps } from './join/join-by-code.tsx';
import { Teams } from './teams.tsx';

const session = vi.hoisted(() => ({ user: {} as object | undefined }));
vi.mock('#data/session/session.ts', () => ({ useSession: () => session }));
vi.mock('#data/live/teams.ts', () => ({ useTeamInvitations: () => [] }));
vi.mock('#ui/use-media.ts', () => ({ useMedia: () => true }));
vi.mock('./own/my-teams.tsx', () => ({ MyTeams: () => null }));
vi.mock('./join/code-card.tsx', () => ({ CodeCard: () => null }));
vi.mock('./own/create-team.tsx', () => ({ CreateTeam: () => <input aria-label="Team name" /> }));
vi.mock('./join/join-by-code.tsx', () => ({
  JoinByCode: ({ onClose, onJoined }: JoinByCodeProps) => (
    <>
      <button onClick={onClose}>Close</button>
      <button onClick={onJoined}>Join</button>
    </>
  ),
}));

afterEach(() => {
  cleanup();
  session.user = {};
});

const Address = () => <output>{useLocation().search}</output>;

it('tells whoever came with a code and is no player what this is, and leads them to the start', () => {
  session.user = undefined;
  render(
    <MemoryRouter initialEntries={['/teams?code=ABCDEFGH']}>
      <Teams competitions={null} />
    </MemoryRouter>,
  );
  expect(screen.getByText('VolleyPath')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start page' }).getAttribute('href')).toBe('/');
});

it('keeps what is being written of a team when the way in by a code is closed, not when it was gone', async () => {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/teams?tab=create&code=']}>
        <Teams competitions={null} />
        <Address />
      </MemoryRouter>,
    ),
  );
  fireEvent.change(screen.getByLabelText('Team name'), { target: { value: 'Hawks' } });
  const close = await screen.findByRole('button', { name: 'Close' });
  await act(async () => fireEvent.click(close));
  expect(screen.getByLabelText<HTMLInputElement>('Team name').value).toBe('Hawks');
  expect(screen.getByRole('status').textContent).toBe('?tab=create');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join' })));
  expect(screen.getByRole('status').textContent).toBe('');
});
