import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { newId, teamId, userId, type UserId } from 'sync-protocol/ids';
import { INVITATION_TEMPLATES } from 'sync-protocol/rules/teams/invitation-templates';
import { MAX_TEAM_SIZE } from 'sync-protocol/rules/teams/team-terms';
import { afterEach, expect, it, vi } from 'vitest';
import { readDraft } from '#data/drafts/drafts.ts';
import { INVITATION_DRAFTS } from '#data/drafts/unsaved.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { inviteDialog as text, messages } from '../messages.ts';
import { InvitePlayers } from './invite-players.tsx';

const hawks = vi.hoisted(() => ({ id: '', name: 'Hawks', code: 'K7QM4XRT' }));
const own = vi.hoisted(() => ({ isIn: true, role: 'admin', size: 2 }));
vi.mock('#data/live/teams.ts', () => ({
  useTeamInvitations: () => [],
  useOwnTeams: () => (own.isIn ? [{ team: hawks, own: { role: own.role }, members: Array(own.size) }] : []),
}));
vi.mock('#data/server/calls/api.ts', () => ({ call: async () => [] }));
const search = vi.hoisted(() => ({ found: [] as object[] }));
vi.mock('#data/server/answers/use-player-search.ts', () => ({
  usePlayerSearch: () => ({ isEnough: true, error: null, found: search.found }),
}));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));

afterEach(() => {
  cleanup();
  own.isIn = true;
  own.role = 'admin';
  own.size = 2;
  dropToast();
  queryClient.clear();
  mutate.mockClear();
});

const BEN = userId.parse(newId());
const ben = {
  id: BEN,
  displayName: 'BenDigs',
  firstName: '',
  lastName: '',
  position: 'Setter',
  profileImageUrl: '',
};
async function find(currentStreak: number, id: string = newId()) {
  hawks.id = id;
  search.found = [{ ...ben, currentStreak, skillLevel: 'Advanced', yearsPlaying: 4, clubTeam: '' }];
  await act(() => Sheet.fetch());
  const close = vi.fn<() => void>();
  await act(async () => render(<InvitePlayers open teamId={teamId.parse(hawks.id)} onClose={close} />));
  return close;
}
const row = () => screen.getByRole('button', { name: /BenDigs/ });

it.each([
  [4, false],
  [5, true],
])('names a streak of those found from five days on: of %s, %s', async (days, isNamed) => {
  await find(days);
  expect(row().textContent.includes(text.streak(days))).toBe(isNamed);
});

it('says of a full team that nobody comes in before somebody leaves', async () => {
  for (const [size, isSaid] of [
    [MAX_TEAM_SIZE - 1, false],
    [MAX_TEAM_SIZE, true],
  ] as const) {
    own.size = size;
    await find(0);
    const said = () => screen.getByRole('dialog').textContent.includes(text.full);
    expect(said()).toBe(isSaid);
    fireEvent.click(row());
    expect(said()).toBe(isSaid);
    cleanup();
  }
});

it('says what speaks for a player, and sends it with the words', async () => {
  const close = await find(5);
  fireEvent.click(row());
  const skillMatch = 'Advanced level, 4 years of playing, 5-day streak';
  expect(screen.getByText(skillMatch)).toBeTruthy();
  const [template] = INVITATION_TEMPLATES;
  fireEvent.change(screen.getByLabelText(text.template), { target: { value: template?.id } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  const [mutator, args] = mutate.mock.lastCall ?? [];
  expect(mutator?.name).toBe('team.invite');
  const said = { message: template?.message, targetPosition: 'Setter', skillMatch };
  expect(args).toMatchObject({ teamId: hawks.id, playerId: BEN, ...said });
  expect(shownToast()?.title).toBe(text.sent.done);
  expect(close).toHaveBeenCalledOnce();
});

it('goes with its team, and waits for one that is still to come', async () => {
  await act(() => Sheet.fetch());
  hawks.id = newId();
  const close = vi.fn<() => void>();
  const dialog = () => <InvitePlayers open teamId={teamId.parse(hawks.id)} onClose={close} />;
  own.isIn = false;
  const { rerender } = render(dialog());
  own.isIn = true;
  await act(async () => rerender(dialog()));
  expect(screen.getByRole('dialog').textContent).toContain(text.into('Hawks'));
  expect(close).not.toHaveBeenCalled();
  own.isIn = false;
  await act(async () => rerender(dialog()));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
  // The screen below says what became of the team.
  expect(shownToast()).toBeUndefined();
});

it('closes with a word for an admin who was made a member', async () => {
  await act(() => Sheet.fetch());
  hawks.id = newId();
  const close = vi.fn<() => void>();
  const dialog = () => <InvitePlayers open teamId={teamId.parse(hawks.id)} onClose={close} />;
  const { rerender } = render(dialog());
  expect(screen.queryAllByRole('dialog').length).toBe(1);
  expect(close).not.toHaveBeenCalled();
  own.role = 'member';
  await act(async () => rerender(dialog()));
  expect(close).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe(messages.notAdmin('Hawks'));
  expect(screen.queryAllByRole('dialog').length).toBe(0);
});

it('keeps what was written to a player until it is sent, for them and this team alone', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const message = () => screen.getByLabelText<HTMLTextAreaElement>(text.message);
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  /** As after Escape. */
  const comeBack = async (id: string) => {
    cleanup();
    await find(5, id);
    await act(async () => fireEvent.click(row()));
  };
  const id = newId();
  const draft = () => readDraft(`${INVITATION_DRAFTS}${id} ${BEN}`);
  await comeBack(id);
  fireEvent.change(message(), { target: { value: 'We need a setter' } });
  await waitFor(async () => expect(await draft()).toMatchObject({ message: 'We need a setter' }));
  await comeBack(newId());
  expect(message().value).toBe('');
  await comeBack(id);
  await waitFor(() => expect(message().value).toBe('We need a setter'));
  mutate.mockResolvedValueOnce({ ok: false, message: 'Not now.' });
  await send();
  expect(message().value).toBe('We need a setter');
  await send();
  expect(mutate.mock.lastCall?.[1]).toMatchObject({ playerId: BEN, message: 'We need a setter' });
  await waitFor(async () => expect(await draft()).toEqual({}));
  closePhone();
});
