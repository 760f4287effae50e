import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { freshStats } from 'sync-protocol/rules/fresh-rows';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { BoardCompetitions } from './board-competitions.tsx';
import { board as text, messages } from './messages.ts';

const own = vi.hoisted(() => ({ role: 'creator' }));
vi.mock('#data/live/teams.ts', () => ({
  useOwnTeams: () => [{ own, team: { id: 'hawks', name: 'Hawks' } }],
}));
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => [] }));

afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('says how many were won as this phone knows it, without asking', async () => {
  const asked = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('no signal')));
  vi.stubGlobal('fetch', asked);
  const { db } = openPhone(newId<UserId>(), 'UTC');
  await db.synced('playerStats').add({ ...freshStats(db.userId), competitionsWon: 2 });
  render(
    <MemoryRouter>
      <BoardCompetitions />
    </MemoryRouter>,
  );
  expect((await screen.findByText('2')).closest('div')?.textContent).toContain(text.won);
  expect(asked).not.toHaveBeenCalled();
  expect(screen.queryByText(messages.scoresLater)).toBeNull();
});

it.each([
  ['creator', text.challenge],
  ['admin', text.challenge],
  ['member', text.see],
])('offers a %s what they can do: %s', (role, offered) => {
  own.role = role;
  openPhone(newId<UserId>(), 'UTC');
  render(
    <MemoryRouter>
      <BoardCompetitions />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').textContent).toBe(offered);
});
