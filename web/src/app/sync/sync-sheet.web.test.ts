import { beforeEach, expect, it, vi } from 'vitest';
import { exportUnsent } from '#data/sync/sync-status.ts';
import { saveFile } from '#ui/save-file.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { describe, saveUnsent, taskOf } from './sync-sheet.tsx';

vi.mock('#data/sync/sync-status.ts', () => ({ exportUnsent: vi.fn<() => Promise<Blob>>() }));
vi.mock('#ui/save-file.ts', () => ({ saveFile: vi.fn<(file: Blob, name: string) => void>() }));

beforeEach(() => vi.clearAllMocks());

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
  [{ name: 'task.setCompleted', args: { completed: true } }, 'Task done'],
  [{ name: 'task.setCompleted', args: { completed: false } }, 'Task unchecked'],
  [{ name: 'userRegimen.start@2', args: {} }, 'Program started'],
  [{ name: 'of.the.future', args: {} }, 'Change'],
])('describes %j', (mutation, words) => {
  expect(describe(mutation)).toBe(words);
});

it('finds the task that a change is about', () => {
  expect(taskOf({ args: { taskId: 'a task', completed: true } })).toBe('a task');
  expect(taskOf({ args: { days: 2 } })).toBeUndefined();
});
