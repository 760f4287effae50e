import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ShownMember, ShownTeam } from 'sync-protocol/contract/teams';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offline } from '#data/server/api-error.ts';
import { queryClient } from '#data/server/query-client.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { details, finding, joining, messages } from '../messages.ts';
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

const find = async (more: Partial<ShownTeam>) => {
  const team = { id: teamId.parse(newId()), name: 'Hawks', description: '', memberCount: 2, members: [] };
  api.teams = [{ ...team, ...more }];
  await act(async () =>
    render(
      <MemoryRouter>
        <FindTeams onJoin={() => undefined} />
      </MemoryRouter>,
    ),
  );
};
const show = async (isOpen: boolean) => {
  await find({ isOpen });
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

describe('what is shown of a team that was found', () => {
  const member = (firstName: string | null) =>
    ({
      id: newId(),
      role: firstName === 'Ada' ? 'creator' : 'member',
      userId: firstName && newId(),
      displayName: firstName,
      firstName: firstName ?? '',
      lastName: '',
      position: null,
      profileImageUrl: '',
    }) as ShownMember;
  const members = ['Ada', null, 'Bea', 'Cid', 'Dan', 'Eve', null].map(member);

  it('are four faces of those who are seen, and how many there are besides', async () => {
    await find({ members, memberCount: members.length });
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText('AD').parentElement?.textContent).toBe(`ADBECIDA+3${messages.size(7)}`);
    expect(card.queryByText(messages.needMore)).toBeNull();
  });

  it('is a flag where they are too few to compete', async () => {
    await find({ members: [member(null)], memberCount: 1 });
    const card = within(await screen.findByRole('listitem'));
    expect(card.getByText(messages.needMore).closest('p')?.textContent).toBe(
      `${messages.size(1)}${messages.needMore}`,
    );
  });

  it('are its details, by a tap: who is seen, with what they are, and the way in', async () => {
    await find({ members, memberCount: members.length, description: 'Mondays at six' });
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: details.about('Hawks') })),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Hawks' }));
    expect(sheet.getByText('Mondays at six')).toBeTruthy();
    const shown = sheet.getAllByRole('link').map(({ textContent }) => textContent);
    expect(shown).toEqual(['ADAdaCreator', 'BEBea', 'CICid', 'DADan', 'EVEve']);
    expect(sheet.getByText(details.others(2))).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: finding.askOf('Hawks') }));
    expect(change.mock.lastCall?.[2]).toBe(finding.sent);
  });

  it('is that they are private, where nobody of them is seen', async () => {
    await find({ members: [member(null), member(null)] });
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: details.about('Hawks') })),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Hawks' }));
    expect(sheet.getByText(details.hidden)).toBeTruthy();
    expect(sheet.queryByRole('link')).toBeNull();
  });
});
