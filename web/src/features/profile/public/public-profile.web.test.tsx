import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
import { noteName } from '#ui/way-to-player.ts';
import { messages as text } from './public-messages.ts';
import { PublicProfile } from './public-profile.tsx';

const other = {
  id: newId<UserId>(),
  displayName: 'AdaB',
  firstName: 'Ada',
  lastName: 'B',
  hideRealName: false,
};
const tie = vi.hoisted(() => ({ isTeammate: true, isRival: false }));
const known = vi.hoisted(() => ({ is: true, unseen: 'offline' }));
vi.mock('./use-person.ts', () => ({
  usePerson: () =>
    known.is
      ? { profile: { user: other, relationship: tie, canViewProfile: true } }
      : { unseen: known.unseen, refetch: vi.fn<() => void>() },
  usePersonStats: () => undefined,
}));
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user: { id: 'me' } }) }));

beforeAll(() => Sheet.fetch());
afterEach(() => {
  cleanup();
  dropToast();
});

it.each(['Report', 'Block'])('has the focus, by its new name, once %s is pressed and gone', (name) => {
  render(<PublicProfile open id={other.id} onClose={() => undefined} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: new RegExp(`^${name} `) }));
});

it.each([true, false])(
  'offers to write to a teammate alone, and says that it is to come: %s',
  (isTeammate) => {
    tie.isTeammate = isTeammate;
    render(<PublicProfile open id={other.id} onClose={() => undefined} />);
    const write = screen.queryByRole('button', { name: text.message });
    if (write) fireEvent.click(write);
    expect(shownToast()?.title).toBe(isTeammate ? 'Coming soon' : undefined);
  },
);

it.each([
  ['offline', 'Ada B'],
  ['failed', 'Ada B'],
  ['private', text.title],
  ['unknown', text.title],
])('is called as the row did while nothing else can be known (%s)', (unseen, title) => {
  Object.assign(known, { is: false, unseen });
  onTestFinished(() => void (known.is = true));
  noteName(other.id, 'Ada B');
  const { rerender } = render(<PublicProfile open id={other.id} onClose={() => undefined} />);
  expect(screen.queryAllByRole('dialog', { name: title })).toHaveLength(1);
  rerender(<PublicProfile open id={newId<UserId>()} onClose={() => undefined} />);
  expect(screen.queryAllByRole('dialog', { name: text.title })).toHaveLength(1);
});
