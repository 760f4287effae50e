import { fireEvent, render, screen } from '@testing-library/react';
import { DELETE_PHRASE } from 'sync-protocol/rules/session/account';
import { beforeAll, expect, it, vi } from 'vitest';
import { Sheet } from '#ui/layers/sheet.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { messages } from './messages.ts';

const text = messages.deletion;
vi.mock('#data/session/account.ts', () => ({
  prove: async () => undefined,
  deleteAccount: () => new Promise(() => undefined),
}));
vi.mock('#data/live/live.ts', () => ({ usePlayerStats: () => undefined }));
beforeAll(() => Sheet.fetch());

it('is not left while the account is being deleted', async () => {
  const onClose = vi.fn<() => void>();
  render(<DeleteAccount open hasPassword {...{ onClose, onExport: onClose }} />);
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  click(text.next);
  fireEvent.change(screen.getByLabelText(text.phraseLabel), { target: { value: DELETE_PHRASE } });
  fireEvent.change(screen.getByLabelText(/^Current Password/), { target: { value: 'Volley1demo' } });
  click(text.confirm);
  await screen.findByText(text.processing);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  click('Close');
  expect(screen.getByText(text.processing)).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('warns of what goes, with what is shared with others, and that nobody gets the username at once', () => {
  render(<DeleteAccount open hasPassword onClose={vi.fn<() => void>()} onExport={vi.fn<() => void>()} />);
  const losses = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(losses).toContainEqual(expect.stringMatching(/stories and comments.*rivals.*teams/));
  expect(losses).toContainEqual(expect.stringMatching(/username, which nobody can take for half a year/));
});
