import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import type { ConfirmProps } from '#ui/layers/confirm-view.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { manage as text, messages } from '../messages.ts';
import type { Face, Faces } from '../use-faces.ts';
import { ManageTeam } from './manage-team.tsx';

const way = vi.hoisted(() => ({ isHeldBack: false }));
vi.mock('#data/server/network.ts', async (original) => ({
  ...(await original<object>()),
  isHeldBack: () => way.isHeldBack,
}));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('./edit-team.tsx', () => ({ EditTeam: () => null }));
vi.mock('#ui/layers/menu.tsx', () => ({
  Menu: ({ items }: { items: { label: string; onSelect: () => void }[] }) =>
    items.map(({ label, onSelect }) => (
      <button key={label} onClick={onSelect}>
        {label}
      </button>
    )),
}));
vi.mock('#ui/layers/confirm.tsx', () => ({
  Confirm: ({ open, text, confirmLabel, onConfirm }: ConfirmProps) =>
    open && (
      <div role="alertdialog">
        {text}
        <button onClick={onConfirm}>{confirmLabel}</button>
      </div>
    ),
}));
const competitions = vi.hoisted((): object[] => []);
vi.mock('#data/live/competitions.ts', () => ({ useCompetitions: () => competitions }));
afterEach(() => {
  cleanup();
  dropToast();
});

const [own, other] = ['creator', 'member'].map((role) => ({
  id: newId(),
  role,
  joinedAt: '2026-11-25T12:00:00Z',
}));
const team = {
  team: { id: teamId.parse(newId()), name: 'Hawks' },
  own,
  members: [own, other],
} as unknown as OwnTeam;

const them = { membershipId: other?.id };
const code = expect.stringMatching(/^[0-9A-Z]{8}$/) as string;
it.each([
  ['a new code', text.renew, text.renewed, 'team.renewCode', { code }],
  ['a removal', text.remove, text.removed, 'team.removeMember', { ...them, code }],
  ['a role', text.makeAdmin, text.roleChanged, 'team.setRole', { ...them, role: 'admin' }],
  ['a team’s handing over', text.handOver, text.handedOver, 'team.setRole', { ...them, role: 'creator' }],
  ['a team’s end', text.deleteTeam, text.deleted, 'team.delete', {}],
])('%s is what its button says, and done only where it can be sent', async (_, label, said, name, args) => {
  await act(() => Sheet.fetch());
  const faces: Faces = { faces: new Map(), fetched: new Map(), asOf: undefined };
  const nothing = () => undefined;
  for (const isHeld of [false, true]) {
    way.isHeldBack = isHeld;
    await act(async () =>
      render(<ManageTeam open team={team} faces={faces} onClose={nothing} onDelete={nothing} />),
    );
    fireEvent.click(screen.getByRole('button', { name: label }));
    const asked = screen.queryByRole('alertdialog');
    await act(async () => asked && fireEvent.click(within(asked).getByRole('button')));
    expect(shownToast()?.title).toBe(isHeld ? said.later : said.done);
    const [mutator, sent] = mutate.mock.lastCall ?? [];
    expect([mutator?.name, sent]).toEqual([name, { teamId: team.team.id, ...args }]);
    cleanup();
  }
});

it('offers no say in the team for somebody whose name the player does not see, only to remove them', async () => {
  await act(() => Sheet.fetch());
  const unseen = { id: other?.id, userId: null } as unknown as Face;
  const faces: Faces = { faces: new Map([[unseen.id, unseen]]), fetched: new Map(), asOf: undefined };
  const nothing = () => undefined;
  await act(async () =>
    render(<ManageTeam open team={team} faces={faces} onClose={nothing} onDelete={nothing} />),
  );
  const offered = (label: string) => screen.queryByRole('button', { name: label }) !== null;
  expect([text.makeAdmin, text.handOver, text.remove].map(offered)).toEqual([false, false, true]);
});

it('closes with a word for an admin who was made a member, and forgets what it asked', async () => {
  await act(() => Sheet.fetch());
  const faces: Faces = { faces: new Map(), fetched: new Map(), asOf: undefined };
  const close = vi.fn<() => void>();
  const as = (role: string) => (
    <ManageTeam
      open
      team={{ ...team, own: { ...own, role } } as OwnTeam}
      faces={faces}
      onClose={close}
      onDelete={close}
    />
  );
  const { rerender } = render(as('admin'));
  fireEvent.click(screen.getByRole('button', { name: text.renew }));
  expect(screen.queryAllByRole('alertdialog').length).toBe(1);
  expect(close).not.toHaveBeenCalled();
  await act(async () => rerender(as('member')));
  expect(close).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe(messages.notAdmin('Hawks'));
  expect(screen.queryAllByRole('dialog').length).toBe(0);
  await act(async () => rerender(as('admin')));
  expect(screen.queryAllByRole('dialog').length).toBe(1);
  expect(screen.queryAllByRole('alertdialog').length).toBe(0);
});

it.each([
  ['nothing of competitions that are over, or another team’s', ['completed', 'active elsewhere'], undefined],
  ['of one that ends with it', ['active', 'pending'], 'a competition, which ends without a winner'],
  ['of two', ['active', 'active as challenged'], '2 competitions, which end without a winner'],
])('asks before the team goes, and says %s', async (_, all, said) => {
  await act(() => Sheet.fetch());
  const [here, elsewhere] = [team.team.id, newId()];
  const of = (status = '') =>
    ({
      'active elsewhere': { status: 'active', teamId: elsewhere },
      'active as challenged': { status: 'active', teamId: elsewhere, twin: { teamId: here } },
    })[status] ?? { status, teamId: here };
  competitions.splice(0, Infinity, ...all.map(of));
  const faces: Faces = { faces: new Map(), fetched: new Map(), asOf: undefined };
  const nothing = () => undefined;
  await act(async () =>
    render(<ManageTeam open team={team} faces={faces} onClose={nothing} onDelete={nothing} />),
  );
  fireEvent.click(screen.getByRole('button', { name: text.deleteTeam }));
  const asked = screen.getByRole('alertdialog').textContent;
  expect(asked).toContain('This can’t be undone.');
  expect(/in the middle of (.*)\./.exec(asked)?.[1]).toBe(said);
});
