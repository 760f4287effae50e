import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { newId, type UserId } from 'sync-protocol/ids';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { dropToast, shownToast } from '#ui/layers/toast-store.ts';
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
vi.mock('./use-person.ts', () => ({
  usePerson: () => ({ profile: { user: other, relationship: tie, canViewProfile: true } }),
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
