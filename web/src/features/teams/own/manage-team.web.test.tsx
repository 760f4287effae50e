import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { newId, teamId } from 'sync-protocol/ids';
import { afterEach, expect, it, vi } from 'vitest';
import type { OwnTeam } from '#data/live/teams.ts';
import type { ConfirmProps } from '#ui/layers/confirm-view.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { manage as text } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { ManageTeam } from './manage-team.tsx';

const way = vi.hoisted(() => ({ isOffline: false }));
const change = vi.hoisted(() => vi.fn<(mutation: unknown, args: unknown, said: string) => void>());
vi.mock('#data/server/network.ts', async (original) => ({
  ...(await original<object>()),
  isOfflineNow: () => way.isOffline,
}));
vi.mock('../changes.ts', () => ({ change }));
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
  Confirm: ({ open, confirmLabel, onConfirm }: ConfirmProps) =>
    open && (
      <div role="alertdialog">
        <button onClick={onConfirm}>{confirmLabel}</button>
      </div>
    ),
}));
afterEach(cleanup);

const [own, other] = ['creator', 'member'].map((role) => ({ id: newId(), role }));
const team = {
  team: { id: teamId.parse(newId()), name: 'Hawks' },
  own,
  members: [own, other],
} as unknown as OwnTeam;

it.each([
  ['a new code', text.renew, text.renewed, text.renewedLater],
  ['a removal', text.remove, text.removed, text.removedLater],
])('%s is said to be done only where it can be sent', async (_, label, done, later) => {
  await act(() => Sheet.fetch());
  const faces: Faces = { faces: new Map(), fetched: new Map(), asOf: undefined };
  const nothing = () => undefined;
  await act(async () =>
    render(<ManageTeam open team={team} faces={faces} onClose={nothing} onDelete={nothing} />),
  );
  for (const isOffline of [false, true]) {
    way.isOffline = isOffline;
    fireEvent.click(screen.getByRole('button', { name: label }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button'));
    expect(change.mock.lastCall?.[2]).toBe(isOffline ? later : done);
    cleanup();
    render(<ManageTeam open team={team} faces={faces} onClose={nothing} onDelete={nothing} />);
  }
});
