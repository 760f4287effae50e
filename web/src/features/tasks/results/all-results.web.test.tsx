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

it('keeps what was got in a drill before it measured something else, apart and as it was counted', async () => {
  const result = { what: 'Serves in, best ten', unit: 'times', marks: [5, 7, 9], version: 2 };
  const drill = { id: 'tens', name: 'Tens', category: 'serving', result };
  await db.programs.put({ id: 'p', content: { program: { id: 'p' }, drills: [drill] } } as never);
  await db.synced('drillRecords').bulkPut([record('tens'), record('tens#2')]);
  render(<AllResults />);
  const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringContaining(`Tens${result.what}`),
    `Tens${messages.all.before('Nov 21, 2025')}24`,
  ]);
  expect(screen.getAllByText(messages.levels.advanced, { exact: false })).toHaveLength(1);
});

it('asks the tasks only for the names of drills that no program here has', async () => {
  const drill = {
    id: 'known',
    name: 'Jump reach',
    category: 'jumping',
    result: { what: 'Reach', unit: 'times', marks: [] },
  };
  // The other program shows it without dealing it.
  for (const [id, shown] of Object.entries({ p: drill, q: { ...drill, result: undefined } }))
    await db.programs.put({ id, content: { program: { id }, drills: [shown] } } as never);
  await db.synced('drillRecords').put(record('known'));
  const tasks = db.synced('tasks');
  const read = vi.spyOn(Object.getPrototypeOf(tasks) as typeof tasks, 'toArray');
  render(<AllResults />);
  expect(await screen.findByRole('button', { name: /^Jump reach.*24$/ })).toBeDefined();
  expect(read.mock.contexts.filter((of) => (of as typeof tasks).name === 'tasks')).toEqual([]);
  read.mockRestore();
});

it('says that there are none only once the phone was read', async () => {
  render(<AllResults />);
  expect(screen.queryByText(messages.all.none)).toBeNull();
  expect(await screen.findByText(messages.all.none)).toBeDefined();
});
