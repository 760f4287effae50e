import { cleanup, render, screen } from '@testing-library/react';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closePhone, openPhone } from '#data/store/active-phone.ts';
import type { UserDb } from '#data/store/db.ts';
import { AllResults } from './all-results.tsx';
import { messages } from './results-messages.ts';

let db: UserDb;

beforeEach(() => void ({ db } = openPhone(newId<UserId>(), 'UTC')));

afterEach(() => {
  cleanup();
  closePhone();
});

const record = (drillId: string) =>
  ({
    id: newId(),
    userId: db.userId,
    drillId,
    results: [
      { id: newId(), at: '2025-11-20T12:00:00Z', day: '2025-11-20', value: 17 },
      { id: newId(), at: '2025-11-21T12:00:00Z', day: '2025-11-21', value: 24 },
    ],
  }) as never;

it('shows what was got in drills that the phone does not know, as it was counted', async () => {
  await db.synced('drillRecords').bulkPut([record('known-by-task'), record('unknown')]);
  await db.synced('tasks').put({ id: newId(), drillId: 'known-by-task', name: 'Wall passes' } as never);
  render(<AllResults />);
  expect(await screen.findByText('Wall passes')).toBeDefined();
  expect(screen.getByText(messages.all.unknown)).toBeDefined();
  expect(screen.getAllByText('24')).toHaveLength(2);
  expect(screen.getAllByText(messages.all.lastOn('Nov 21, 2025'))).toHaveLength(2);
  expect(screen.queryByText(messages.all.none)).toBeNull();
});

it('asks the tasks only for the names of drills that no program here has', async () => {
  const drill = {
    id: 'known',
    name: 'Jump reach',
    category: 'jumping',
    result: { what: 'Reach', unit: 'times', marks: [] },
  };
  await db.programs.put({ id: 'p', content: { program: { id: 'p' }, drills: [drill] } } as never);
  await db.synced('drillRecords').put(record('known'));
  const tasks = db.synced('tasks');
  const read = vi.spyOn(Object.getPrototypeOf(tasks) as typeof tasks, 'toArray');
  render(<AllResults />);
  expect(await screen.findByText('Jump reach')).toBeDefined();
  expect(read.mock.contexts.filter((of) => (of as typeof tasks).name === 'tasks')).toEqual([]);
  read.mockRestore();
});

it('says that there are none only once the phone was read', async () => {
  render(<AllResults />);
  expect(screen.queryByText(messages.all.none)).toBeNull();
  expect(await screen.findByText(messages.all.none)).toBeDefined();
});
