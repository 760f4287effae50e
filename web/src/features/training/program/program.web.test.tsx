import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { regimenId, type UserRegimenId } from 'sync-protocol/ids';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { newId } from 'sync-protocol/new-id';
import { freshEnrolment } from 'sync-protocol/rules/training/enrolment/fresh-enrolment';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeSession } from '#data/session/stored-session.ts';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { userOf } from '#data/testing/door.ts';
import { messages } from '../messages.ts';
import { ProgramPage } from './program.tsx';

const text = messages.program;
const TODAY = '2026-11-16';
let db: UserDb;

beforeEach(async () => {
  const { userId } = new TestPlayer();
  storeSession({ user: userOf(userId) as CurrentUser, isLogoutDue: false, turn: 1, purges: [] });
  ({ db } = openPhone(userId, 'UTC'));
  await db.catalog.put({ id: newId(), name: 'Float', place: 0 } as never);
});
afterEach(() => {
  cleanup();
  closePhone();
  localStorage.clear();
});

const show = (id: string) => render(<ProgramPage params={{ id }} />, { wrapper: MemoryRouter });

async function showOwn() {
  const own = { id: newId(), name: 'Serves', category: 'serving', difficulty: 'beginner', createdAt: '' };
  const program = { ...own, description: '', totalWeeks: 4, dailyDuration: 20, weeks: [] };
  await db.synced('regimens').put(program as unknown as CustomRegimen);
  show(own.id);
  await screen.findByRole('heading', { name: 'Serves' });
  return own;
}

it('deletes at once, however long the next screen takes, and does not say that it was done elsewhere', async () => {
  const own = await showOwn();
  const open = await screen.findByRole('button', { name: 'Delete' });
  await act(async () => void fireEvent.click(open));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete program' }));
  await waitFor(async () => expect(await db.synced('regimens').get(own.id)).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Serves' })).toBeNull());
  expect(screen.queryByText(text.deleted)).toBeNull();
  expect(screen.queryByText(text.notFound)).toBeNull();
});

it('says of a program of one’s own that went while it was looked at that it was deleted', async () => {
  const own = await showOwn();
  await db.synced('regimens').delete(own.id);
  expect(await screen.findByText(text.deleted)).toBeDefined();
  expect(screen.queryByText(text.notFound)).toBeNull();
});

it('says in the title of the page which program it is', async () => {
  await showOwn();
  expect(document.title).toBe(`Serves · ${text.title}`);
  expect(document.getElementById('about')?.textContent).toBe('Serves');
});

it.each([
  [{ isArchived: true, archivedAt: `${TODAY}T12:00:00.000Z` }, text.goOn],
  [{ isActive: false, completedAt: `${TODAY}T12:00:00.000Z` }, text.start],
  [{}, undefined],
])('of one begun before, now %j, the button says what a tap leads to: %s', async (changed, label) => {
  const { id, name } = await showOwn();
  const enrolment = freshEnrolment({
    id: newId<UserRegimenId>(),
    userId: new TestPlayer().userId,
    regimenId: regimenId.parse(id),
    name,
    category: 'serving',
    totalWeeks: 4,
    basePoints: 20,
    startedAt: `${TODAY}T08:00:00.000Z`,
  });
  await act(async () => void (await db.synced('userRegimens').put({ ...enrolment, ...changed })));
  await screen.findByText(messages.progress.sessions);
  const shown = [text.start, text.goOn].filter((one) => screen.queryByRole('button', { name: one }));
  expect(shown).toEqual(label ? [label] : []);
});

it('knows nothing of a program that never was here', async () => {
  show(newId());
  expect(await screen.findByText(text.notFound)).toBeDefined();
});
