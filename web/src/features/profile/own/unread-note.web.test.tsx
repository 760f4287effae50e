import { cleanup, render, screen } from '@testing-library/react';
import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { UnreadWord } from 'sync-protocol/contract/profile/unread-words';
import { newId, type UserId } from 'sync-protocol/ids';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import { messages as ui } from '#ui/surfaces/messages.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from './edit-messages.ts';
import { UnreadNote } from './unread-note.tsx';

const user = { id: newId<UserId>(), displayName: 'KimSets', bio: 'insta: kim07', school: 'Lindenschule' };
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user }) }));
const asked = vi.hoisted(() => ({ words: [] as object[] }));
beforeEach(() => {
  openPhone(user.id, 'UTC');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(asked.words)));
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** What a player reads of what the server says. */
async function readOf(...words: UnreadWord[]): Promise<string | null> {
  asked.words = words;
  const { container } = render(<UnreadNote user={user as CurrentUser} />);
  await vi.waitFor(() => expect(queryClient.getQueryData(['unread-words'])).toEqual(words));
  if (words.some(({ field, text }) => text === user[field as keyof typeof user]))
    await screen.findAllByText(/see/);
  return container.textContent;
}

it('says which words wait, and which are kept', async () => {
  const read = await readOf(
    { field: 'bio', text: user.bio, why: 'waits' },
    { field: 'school', text: user.school, why: 'kept' },
  );
  expect(read).toBe(`Bio${ui.held}School${messages.unread.kept}`);
});

it('says nothing of words that the server has not heard of yet', async () => {
  expect(await readOf({ field: 'bio', text: 'another bio', why: 'waits' })).toBe('');
});
