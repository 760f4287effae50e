import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHasTies } from '#data/live/rivals.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { HomeStories } from './home-stories.tsx';
import { NEW_STORIES } from './new-stories.ts';

const player = newId<UserId>();
vi.mock('#data/session/session.ts', () => ({ useSession: () => ({ user: { id: player } }) }));

let db: UserDb;
let asked: string[];
beforeEach(() => {
  ({ db } = openPhone(newId<UserId>(), 'UTC'));
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ count: 2 });
  });
});
afterEach(() => {
  cleanup();
  closePhone();
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** So that a test knows when the phone was read. */
function Read() {
  return <p>{String(useHasTies())}</p>;
}

const show = () =>
  render(
    <MemoryRouter>
      <HomeStories />
      <Read />
    </MemoryRouter>,
  );
const put = (table: 'memberships' | 'rivalries', fields: object) =>
  db.synced(table).put({ id: newId(), userId: player, ...fields } as never);

it('nobody asks for news of nobody: without rivals and teams there are none', async () => {
  await put('rivalries', { status: 'requested' });
  queryClient.setQueryData(NEW_STORIES, { count: 5 });
  show();
  await screen.findByText('false');
  expect(screen.queryByText(/new/)).toBeNull();
  await put('rivalries', { status: 'accepted' });
  await screen.findByText('true');
  expect(screen.getByText(', 5 new')).toBeTruthy();
  expect(asked).toEqual([]);
});

it.each([
  ['rivalries', { status: 'accepted' }],
  ['memberships', {}],
] as const)('who has %s hears how many are new', async (table, fields) => {
  show();
  await screen.findByText('false');
  expect(asked).toEqual([]);
  await put(table, fields);
  await screen.findByText(', 2 new');
  expect(asked).toEqual([`/api/users/${player}/victory-stories/new-count`]);
});
