import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { CustomRegimen } from 'sync-protocol/entities/training/regimen';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { messages } from '../messages.ts';
import { ProgramPage } from './program.tsx';

const text = messages.program;
let db: UserDb;

beforeEach(async () => {
  ({ db } = openPhone(new TestPlayer().userId, 'UTC'));
  await db.catalog.put({ id: newId(), name: 'Float', place: 0 } as never);
});
afterEach(() => {
  cleanup();
  closePhone();
});

const show = (id: string) => render(<ProgramPage params={{ id }} />, { wrapper: MemoryRouter });

it('says of a program of one’s own that went while it was looked at that it was deleted', async () => {
  const own = { id: newId(), name: 'Serves', category: 'serving', difficulty: 'beginner', createdAt: '' };
  const program = { ...own, description: '', totalWeeks: 4, dailyDuration: 20, weeks: [] };
  await db.synced('regimens').put(program as unknown as CustomRegimen);
  show(own.id);
  await screen.findByRole('heading', { name: 'Serves' });
  await db.synced('regimens').delete(own.id);
  expect(await screen.findByText(text.deleted)).toBeDefined();
  expect(screen.queryByText(text.notFound)).toBeNull();
});

it('knows nothing of a program that never was here', async () => {
  show(newId());
  expect(await screen.findByText(text.notFound)).toBeDefined();
});
