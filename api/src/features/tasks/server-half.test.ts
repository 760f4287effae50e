import { newId, userId } from 'sync-protocol/ids';
import { TestPlayer } from 'sync-protocol/mutations/testing';
import { expect, test } from 'vitest';
import { changesDay } from './server-half.ts';

const DAY = '2026-11-02';

test('a day is dealt anew when a program starts or ends, or something is said of it; not when a program goes on', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const [runs] = player.rows.all('userRegimens');
  if (!runs) throw new Error('a program was started');
  const ended = { ...runs, isArchived: true };
  const change = { table: 'userRegimens' as const, id: runs.id };
  expect(changesDay([{ ...change, before: undefined, after: runs }])).toBe(true);
  expect(changesDay([{ ...change, before: runs, after: ended }])).toBe(true);
  expect(changesDay([{ ...change, before: runs, after: { ...runs, sessions: 3 } }])).toBe(false);
  expect(changesDay([{ ...change, before: ended, after: { ...ended, sessions: 3 } }])).toBe(false);
  // One that is completed deals its last day on, and no more when it goes to the archive after all.
  const completed = { ...runs, isActive: false, completedAt: runs.startedAt };
  expect(changesDay([{ ...change, before: runs, after: completed }])).toBe(true);
  expect(changesDay([{ ...change, before: completed, after: { ...ended, completedAt: null } }])).toBe(true);
  expect(changesDay([{ ...change, before: completed, after: { ...completed, sessions: 3 } }])).toBe(false);
  const said = { table: 'dayConditions' as const, id: newId() };
  expect(changesDay([{ ...said, before: undefined, after: undefined }])).toBe(true);
  const stats = { table: 'playerStats' as const, id: userId.parse(newId()) };
  expect(changesDay([{ ...stats, before: undefined, after: undefined }])).toBe(false);
});
