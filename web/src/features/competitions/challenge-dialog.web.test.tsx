import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whatIsUnsaved } from '#data/drafts/unsaved.ts';
import { ApiError } from '#data/server/calls/api-error.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { onSignInAgain } from '#data/session/sign-in-again.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import { creating as text, messages } from './messages.ts';

const SIZE = 3;
const own = {
  own: { role: 'creator' },
  team: { id: newId(), name: 'Hawks' },
  members: Array.from({ length: SIZE }),
};
/** The teams there are, as the server lists them to who would challenge one. */
const there = vi.hoisted(() => ({
  teams: [] as { id: string; name: string; memberCount: number }[],
  askedFor: [] as (string | undefined)[],
  error: undefined as Error | undefined,
}));
vi.mock('#data/server/calls/api.ts', () => ({
  call: (_: unknown, { query }: { query: { aim?: string; size?: string; q?: string } }) => {
    there.askedFor.push(query.q);
    if (there.error) return Promise.reject(there.error);
    return Promise.resolve(
      query.aim === 'challenge'
        ? there.teams.filter(({ memberCount }) => memberCount === Number(query.size ?? memberCount))
        : [],
    );
  },
}));
const phone = vi.hoisted(() => ({
  teams: [] as object[],
  competitions: [] as object[],
  act: vi.fn<(mutation: unknown, args: object) => Promise<boolean>>(async () => true),
}));
vi.mock('#data/rows/act.ts', () => ({ act: phone.act }));
vi.mock('#data/live/teams.ts', () => ({ useOwnTeams: () => phone.teams }));
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => phone.competitions }));
beforeEach(() => {
  phone.teams = [own];
  phone.competitions = [];
  phone.act.mockClear();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  there.askedFor = [];
  there.error = undefined;
});

const close = vi.fn<() => void>();
const dialog = () => <ChallengeDialog open onClose={close} onCreated={() => {}} />;
const show = (...sizes: number[]) => {
  there.teams = sizes.map((memberCount) => ({ id: newId(), name: `Team of ${memberCount}`, memberCount }));
  return act(async () => render(dialog()));
};

it('lists teams of the own one’s size that may be challenged', async () => {
  await show(SIZE, SIZE + 1);
  expect((await screen.findByRole('list', { name: text.teams })).textContent).toContain(`Team of ${SIZE}`);
  expect(screen.queryByText(`Team of ${SIZE + 1}`)).toBeNull();
});

it('says that it is the size, where teams of other sizes are there', async () => {
  await show(SIZE + 1);
  const said = await screen.findByText(text.noneText, { exact: false });
  expect(said.textContent).toContain('With 3 players, yours plays 3v3.');
});

it('says that it is not, where there is no team that may be challenged', async () => {
  await show();
  expect(await screen.findByText(text.nobodyText)).toBeTruthy();
  expect(screen.queryByText(text.noneText, { exact: false })).toBeNull();
});

it('offers no team with which something goes on already or that has just said no, and says so', async () => {
  there.teams = ['Owls', 'Foxes', 'Bears'].map((name) => ({ id: newId(), name, memberCount: SIZE }));
  const [owls, foxes, bears] = there.teams.map(({ id }) => ({ teamId: own.team.id, otherTeamId: id }));
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  phone.competitions = [
    { ...owls, status: 'active', expiresAt },
    // Of another one of the player's teams.
    { ...foxes, teamId: newId(), status: 'pending', expiresAt },
    { ...foxes, status: 'declined', side: 'challenged', ending: 'decline', closedAt: expiresAt, expiresAt },
    { ...bears, status: 'declined', side: 'challenging', ending: 'decline', closedAt: expiresAt, expiresAt },
  ];
  await act(async () => render(dialog()));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((one) => one.querySelector('button') !== null)).toEqual([false, true, false]);
  expect(rows[0]?.textContent).toContain(text.goesOn);
  expect(rows[2]?.textContent).toContain(text.saidNo);
});

it('lists no team of the player’s own', async () => {
  there.teams = [own.team, { id: newId(), name: 'Owls' }].map((team) => ({ ...team, memberCount: SIZE }));
  await act(async () => render(<ChallengeDialog open onClose={() => {}} onCreated={() => {}} />));
  expect((await screen.findByRole('list', { name: text.teams })).textContent).toContain('Owls');
  expect(screen.queryByText('Hawks')).toBeNull();
});

it('asks for what was typed once the typing pauses, not at each letter', async () => {
  await show(SIZE);
  const search = screen.getByLabelText(text.search);
  for (const typed of ['H', 'Ha', 'Haw', 'Hawk'])
    await act(async () => fireEvent.change(search, { target: { value: typed } }));
  await vi.waitFor(() => expect(there.askedFor.at(-1)).toBe('Hawk'));
  expect(there.askedFor).toEqual(['', 'Hawk']);
});

it('goes before the form to log in again, which would open below it', async () => {
  there.error = new ApiError(401, 'no_session', 'Log in first.');
  const signIn = vi.fn<() => void>();
  const end = onSignInAgain(signIn);
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
  expect(close).toHaveBeenCalledBefore(signIn);
  end();
});

const typed = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  return field;
};
const showTerms = async () => {
  await show(SIZE);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Team of ${SIZE}`) }));
  return { target: screen.getByLabelText(text.target), days: screen.getByLabelText(text.duration) };
};

it('is for 50 tasks in 7 days unless something else is said', async () => {
  const { target, days } = await showTerms();
  expect(screen.getByRole('radio', { name: messages.types.tasks.label })).toHaveProperty('checked', true);
  expect([target, days].map((field) => field.getAttribute('value'))).toEqual(['50', '7']);
  expect(typed(target, '')).toHaveProperty('value', '50');
  expect(typed(days, '')).toHaveProperty('value', '7');
});

it.each([
  ['45', '30'],
  ['0', '1'],
  ['2.5', '2'],
])('sends no other number of days than the %s that was typed', async (wrong, right) => {
  const { days } = await showTerms();
  fireEvent.change(screen.getByRole('textbox', { name: text.name }), { target: { value: 'Spring Cup' } });
  typed(days, wrong);
  const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: text.submit })));
  await send();
  expect(phone.act).not.toHaveBeenCalled();
  expect(days).toHaveProperty('value', wrong);
  expect(days.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('A whole number from 1 to 30.')).toBeTruthy();
  typed(days, right);
  await send();
  expect(phone.act.mock.lastCall?.[1]).toMatchObject({ duration: Number(right), targetValue: 50 });
});

it('goes with the team that is to challenge, instead of going on for another one', async () => {
  close.mockClear();
  const owls = { ...own, team: { id: newId(), name: 'Owls' } };
  phone.teams = [own, owls];
  const { rerender } = await show(SIZE);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Team of ${SIZE}`) }));
  expect(close).not.toHaveBeenCalled();
  phone.teams = [owls];
  await act(async () => rerender(dialog()));
  expect(close).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe(text.gone('Hawks'));
  expect(screen.queryByText(/Owls/)).toBeNull();
});

it('keeps what was typed over Back and over a dialog that is closed, until it is sent', async () => {
  openPhone(newId<UserId>(), 'UTC');
  const named = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const shown = () =>
    [named(text.name), named(text.description), screen.getByLabelText<HTMLInputElement>(text.target)].map(
      ({ value }) => value,
    );
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const { target } = await showTerms();
  typed(named(text.name), 'Spring Cup');
  typed(named(text.description), 'Loser brings cake');
  typed(target, '4');
  await press(text.back);
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`Team of ${SIZE}`) }));
  expect(shown()).toEqual(['Spring Cup', 'Loser brings cake', '4']);

  await vi.waitFor(async () => expect(await whatIsUnsaved()).toEqual(['words']));
  cleanup();
  await showTerms();
  await vi.waitFor(() => expect(shown()).toEqual(['Spring Cup', 'Loser brings cake', '4']));
  phone.act.mockResolvedValueOnce(false);
  await press(text.submit);
  expect(shown()).toEqual(['Spring Cup', 'Loser brings cake', '4']);
  await press(text.submit);
  expect(phone.act.mock.lastCall?.[1]).toMatchObject({ name: 'Spring Cup', targetValue: 4 });
  await vi.waitFor(async () => expect(await whatIsUnsaved()).toEqual([]));
  cleanup();
  await showTerms();
  expect(shown()).toEqual(['', '', '50']);
  closePhone();
});
