import { exportUnsent } from '#data/sync/sync-status.ts';
import { saveFile } from '#ui/save-file.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Hands over what was not sent, as a file; says so when that fails. */
export async function saveUnsent(): Promise<void> {
  try {
    saveFile(await exportUnsent(), messages.exportName);
  } catch (thrown) {
    console.error(thrown);
    toast({ ...messages.exportFailed, tone: 'danger' });
  }
}
