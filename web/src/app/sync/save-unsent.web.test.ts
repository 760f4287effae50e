import { beforeEach, expect, it, vi } from 'vitest';
import { exportUnsent } from '#data/sync/sync-status.ts';
import { saveFile } from '#ui/save-file.ts';
import { shownToast } from '#ui/layers/toast-store.ts';
import { saveUnsent } from './save-unsent.ts';

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
