import { act, cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CurrentUser } from 'sync-protocol/contract/session/session';
import { regimenId, type UserId, type UserRegimenId } from 'sync-protocol/ids';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { newId } from 'sync-protocol/new-id';
import { freshEnrolment } from 'sync-protocol/rules/training/enrolment/fresh-enrolment';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSession } from '#data/session/stored-session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { userOf } from '#data/testing/door.ts';
import { dateInShort } from '#ui/format.ts';
import { CategoryPage } from './category.tsx';
import { messages } from './messages.ts';
import { Training } from './training.tsx';

const FLOAT = { id: newId(), name: 'Float', place: 0, category: 'serving', difficulty: 'beginner' } as const;
const DONE_AT = '2025-11-16T12:00:00.000Z';
const LATER = '2025-11-18T12:00:00.000Z';
let userId: UserId;
let db: UserDb;

beforeEach(async () => {
  ({ userId } = new TestPlayer());
  storeSession({ user: userOf(userId) as CurrentUser, isLogoutDue: false, turn: 1, purges: [] });
  ({ db } = openPhone(userId, 'UTC'));
  await db.catalog.put({ ...FLOAT, description: '', totalWeeks: 4, dailyDuration: 20 } as never);
});
afterEach(() => {
  cleanup();
  closePhone();
  localStorage.clear();
});

const begun = () =>
  freshEnrolment({
    id: newId<UserRegimenId>(),
    userId,
    regimenId: regimenId.parse(FLOAT.id),
    name: FLOAT.name,
    category: FLOAT.category,
    totalWeeks: 4,
    basePoints: 20,
    startedAt: '2025-11-01T08:00:00.000Z',
  });
const done = () => ({ ...begun(), isActive: false, completedAt: DONE_AT });
const COMPLETED = messages.completed(dateInShort(DONE_AT));

const LISTS = {
  'its category': () => <CategoryPage params={{ category: 'serving' }} />,
  Training: () => <Training />,
};

async function rowIn(List: () => React.JSX.Element) {
  await act(async () => void render(<List />, { wrapper: MemoryRouter }));
  const [name] = await screen.findAllByRole('heading', { name: FLOAT.name });
  return within(name?.closest('li') ?? document.body);
}

it.each(Object.entries(LISTS))(
  'a program that was completed says so in %s, and is begun again',
  async (_, List) => {
    await db.synced('userRegimens').put(done());
    const row = await rowIn(List);
    expect(row.queryAllByText(COMPLETED)).toHaveLength(1);
    expect(row.queryAllByRole('button', { name: messages.available.startNamed(FLOAT.name) })).toHaveLength(1);
  },
);

it.each([
  ['runs again', {}, messages.categoryPage.isActive],
  ['waits in the archive', { isArchived: true, archivedAt: LATER }, messages.available.start],
])('one that %s does not, though it was completed before', async (_, changed, way) => {
  await db.synced('userRegimens').bulkPut([done(), { ...begun(), ...changed }]);
  const row = await rowIn(LISTS['its category']);
  expect(row.queryAllByText(COMPLETED)).toHaveLength(0);
  expect(row.queryAllByText(way)).toHaveLength(1);
});
