import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { newId, storyId, userId } from 'sync-protocol/ids';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { shownToast } from '#ui/layers/toast-store.ts';
import { messages } from '../messages.ts';
import { UserStories } from './user-stories.tsx';

const text = messages.form;
const self = vi.hoisted(() => ({ id: '', displayName: 'AvaAces', isMinor: false as boolean | undefined }));
vi.mock('#data/session/session.ts', () => ({
  refreshUser: async () => undefined,
  useSession: () => ({ user: self }),
}));
vi.mock('#data/live/profile.ts', () => ({ useOwnProfile: () => self }));
const phone = vi.hoisted(() => ({ stories: [] as object[] }));
vi.mock('#data/live/stories.ts', () => ({
  useOwnStories: () => phone.stories,
  useOwnLikes: () => new Set(),
  useOwnCommentCounts: () => new Map(),
  useCommentNews: () => '',
  useUnsentStories: () => new Set(),
  useOwnFile: () => null,
  useIsFileHere: () => true,
}));
vi.mock('#data/server/calls/api.ts', () => ({ call: async () => [] }));
vi.mock('#data/media/own-files.ts', async (original) => ({
  ...(await original<object>()),
  keepFile: async () => newId(),
}));
const mutate = vi.hoisted(() =>
  vi.fn<(mutator: { name: string }, args: object) => Promise<object>>(async () => ({ ok: true })),
);
vi.mock('#data/rows/mutate.ts', () => ({ mutate }));
vi.mock('#ui/layers/menu.tsx', () => ({
  Menu: ({ items }: { items: { label: string; onSelect: () => void }[] }) =>
    items.map(({ label, onSelect }) => (
      <button key={label} onClick={onSelect}>
        {label}
      </button>
    )),
}));

beforeEach(() => {
  self.id = newId();
  openPhone(userId.parse(self.id), 'UTC');
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  mutate.mockClear();
  Object.assign(self, { isMinor: false });
  phone.stories = [];
});

/** The player's own page, and the dialog that one of its buttons opens. */
async function open(button: string) {
  await act(() => Sheet.fetch());
  await act(async () =>
    render(
      <MemoryRouter>
        <UserStories named={self.id} Report={() => null} />
      </MemoryRouter>,
    ),
  );
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: button })));
  return within(await screen.findByRole('dialog'));
}

it('opens a story as it is told, and saves what is changed of it', async () => {
  const id = storyId.parse(newId());
  const words = { title: 'First ace', content: 'Over the net.', storyType: 'tournament', location: 'Gym 2' };
  const rest = { tags: ['ace', 'firstwin'], mediaType: 'text_only', mediaUrl: '', isPublic: true };
  const counts = { likes: 0, comments: 0, createdAt: '2026-11-25T12:00:00.000Z', editedAt: null };
  phone.stories = [{ id, userId: self.id, isHeld: false, ...words, ...rest, ...counts }];
  const dialog = await open(messages.card.edit);
  expect(dialog.getByRole('heading', { name: text.editTitle })).toBeDefined();
  const typed = (label: string) => dialog.getByLabelText<HTMLInputElement>(label).value;
  expect([text.name, text.content, text.category, text.location, text.tags].map(typed)).toEqual([
    'First ace',
    'Over the net.',
    'tournament',
    'Gym 2',
    '#ace #firstwin',
  ]);
  // It is no draft: nothing of it is kept, or thrown away.
  expect([dialog.queryByText(text.draft), dialog.queryByText(text.discard)]).toEqual([null, null]);
  fireEvent.change(dialog.getByLabelText(text.content), { target: { value: 'Right on the line.' } });
  fireEvent.click(dialog.getByRole('switch', { name: text.isPublic }));
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: text.save })));
  const sent = mutate.mock.calls.map(([mutator, args]) => [mutator.name, args]);
  const changed = { content: 'Right on the line.', isPublic: false };
  expect(sent).toEqual([['story.edit', { storyId: id, ...words, ...rest, ...changed }]]);
  expect(shownToast()?.title).toBe('Story updated successfully!');
});

it.each([
  ['an adult', false, true],
  ['a player under 18', true, false],
  ['a player of unknown age', undefined, false],
])('offers to let anyone read it to %s: %s, %s', async (_, isMinor, isOffered) => {
  Object.assign(self, { isMinor });
  const dialog = await open(messages.share);
  const choice = dialog.queryByRole('switch', { name: text.isPublic });
  expect(choice?.getAttribute('aria-checked')).toBe(isOffered ? 'false' : undefined);
  expect(dialog.queryByText(text.friendsOnly) === null).toBe(isOffered);
});

it('says of a photo that this browser can’t make smaller that it goes as it is', async () => {
  const dialog = await open(messages.share);
  fireEvent.click(dialog.getByRole('radio', { name: text.mediaTypes.photo }));
  const file = new File(['x'], 'ace.png', { type: 'image/png' });
  expect(dialog.queryByText(text.skipped)).toBeNull();
  const input = dialog.getByLabelText(text.photo, { selector: 'input' });
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  expect(await dialog.findByText(text.skipped)).toBeDefined();
});
