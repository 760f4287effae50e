import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NamedTask } from '#data/live/task-names.ts';
import { exportUnsent, useSyncStatus, type SyncStatus } from '#data/sync/sync-status.ts';
import { fetchUpdate, type FetchedUpdate } from '#pwa/update/fetch-update.ts';
import { saveFile } from '#ui/device/save-file.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { describe, saveUnsent, SyncSheet, taskOf } from './sync-sheet.tsx';

vi.mock('#data/sync/sync-status.ts', () => ({
  exportUnsent: vi.fn<() => Promise<Blob>>(),
  retryNow: vi.fn<() => void>(),
  useSyncStatus: vi.fn<() => SyncStatus>(),
}));
const named = vi.hoisted(() => ({ tasks: new Map<string, NamedTask>() }));
vi.mock('#data/live/task-names.ts', () => ({ useTaskNames: () => named.tasks }));
vi.mock('#pwa/update/fetch-update.ts', () => ({ fetchUpdate: vi.fn<() => Promise<FetchedUpdate>>() }));
vi.mock('#ui/device/save-file.ts', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));

const standing = (state: SyncStatus['state']) =>
  vi.mocked(useSyncStatus).mockReturnValue({ state, waiting: [], refused: [], lastSyncedAt: undefined });

beforeEach(() => {
  vi.clearAllMocks();
  standing('updateNeeded');
});
afterEach(cleanup);

const REQUEST = { name: 'rival.request', args: { askedAs: 'NoahSets' }, at: '2026-03-02T15:00:00.000Z' };

it.each([
  ['waiting', [REQUEST], [], 'Waiting to upload', true],
  ['synced', [], [REQUEST], 'Needs attention', false],
  ['offline', [], [REQUEST], 'Needs attention', false],
  ['waiting', [REQUEST], [REQUEST], 'Waiting to upload', true],
  ['synced', [], [], 'Everything is saved', false],
  ['offline', [], [], 'You are offline, and that’s fine', true],
  ['unreachable', [], [], 'VolleyPath can’t be reached right now', true],
] as const)(
  'where it is %s, with %j waiting and %j refused, it is titled “%s”',
  (state, waiting, refused, title, canRetry) => {
    vi.mocked(useSyncStatus).mockReturnValue({
      state,
      waiting: waiting.map((one, id) => ({ ...one, id, lane: 'core' })),
      refused: refused.map((mutation) => ({ id: 'r', mutation, message: 'No phone numbers.' })),
      lastSyncedAt: undefined,
    } as never);
    render(<SyncSheet open onClose={() => undefined} />);
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeTruthy();
    expect(screen.queryAllByRole('heading', { name: 'Needs attention' })).toHaveLength(refused.length);
    expect(screen.queryAllByRole('button', { name: 'Retry now' })).toHaveLength(canRetry ? 1 : 0);
    expect(screen.queryAllByText('Rival request: NoahSets')).toHaveLength(waiting.length + refused.length);
  },
);

it('says which task was refused, and the day that it was for, where the phone has it', () => {
  named.tasks = new Map([['known', { name: 'Wall Sets', day: '2025-03-02' }]]);
  const refused = ['known', 'unknown'].map((taskId) => ({
    id: taskId,
    mutation: { name: 'task.setCompleted', args: { taskId, completed: true } },
    message: 'Too long ago.',
  }));
  vi.mocked(useSyncStatus).mockReturnValue({
    state: 'synced',
    waiting: [],
    refused,
    lastSyncedAt: undefined,
  } as never);
  render(<SyncSheet open onClose={() => undefined} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wall SetsMark task done · Mar 2, 2025Too long ago.Dismiss',
    'Mark task doneToo long ago.Dismiss',
  ]);
});

it('hands what was not sent over as a file', async () => {
  const file = new Blob(['{}']);
  vi.mocked(exportUnsent).mockResolvedValueOnce(file);
  await saveUnsent();
  expect(saveFile).toHaveBeenCalledWith(file, 'volleypath-unsent.json');
  expect(shownToast()).toBeUndefined();
});

it('says when it could not be read', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(exportUnsent).mockRejectedValueOnce(new DOMException('closed', 'InvalidStateError'));
  await saveUnsent();
  expect(saveFile).not.toHaveBeenCalled();
  expect(shownToast()).toMatchObject({ title: 'Export failed', tone: 'danger' });
});

it.each([
  [{ name: 'task.setCompleted', args: { completed: true } }, 'Mark task done'],
  [{ name: 'task.setCompleted', args: { completed: false } }, 'Uncheck task'],
  [{ name: 'userRegimen.start@2', args: {} }, 'Start program'],
  [{ name: 'rival.request', args: { askedAs: 'NoahSets' } }, 'Rival request: NoahSets'],
  [{ name: 'rival.request', args: { askedAs: '' } }, 'Rival request'],
  [{ name: 'competition.create', args: { challengedTeamName: 'Diggers' } }, 'Challenge: Diggers'],
  [{ name: 'result.save@2', args: { value: 23 } }, 'Result: 23'],
  [{ name: 'result.save@2', args: {} }, 'Result'],
  [{ name: 'team.join', args: { code: 'ABCDEFGH' } }, 'Join team by code: ABCD-EFGH'],
  [{ name: 'team.join', args: {} }, 'Join team by code'],
  [{ name: 'team.renewCode', args: { code: 'ABCDEFGH' } }, 'Renew team’s code'],
  [{ name: 'of.the.future', args: { value: 1 } }, 'Change'],
])('describes %j', (mutation, words) => {
  expect(describe(mutation)).toBe(words);
});

it('finds the task that a change is about', () => {
  expect(taskOf({ args: { taskId: 'a task', completed: true } })).toBe('a task');
  expect(taskOf({ args: { days: 2 } })).toBeUndefined();
});

it.each([
  ['none', 'No new version yet'],
  ['failed', 'The new version didn’t load'],
] as const)(
  'fetches the new version for whom the server takes for too old; says so: %s',
  async (outcome, title) => {
    const coming = Promise.withResolvers<FetchedUpdate>();
    vi.mocked(fetchUpdate).mockReturnValueOnce(coming.promise);
    render(<SyncSheet open onClose={() => undefined} />);
    const button = screen.getByRole('button', { name: 'Update' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    coming.resolve(outcome);
    await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(shownToast()).toMatchObject({ title, tone: 'danger' });
  },
);

it('says of a server that does not answer that it waits for it, where nothing waits to be sent', () => {
  standing('waiting');
  render(<SyncSheet open onClose={() => undefined} />);
  expect(screen.getByRole('dialog').textContent).toContain('Waiting for the server');
  expect(screen.queryByText(/sent automatically/)).toBeNull();
});
