import { useState } from 'react';
import { saveFile } from '#ui/save-file.ts';
import { toast } from '#ui/toast-store.ts';
import { messages as text } from './account-messages.ts';
import { reasonOf } from './reason-of.ts';

/** Fetches everything that the service holds of the player and hands it over as a file; and whether it is at it. */
export function useExport(): [download: () => void, isBusy: boolean] {
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { fetchExport } = await import('#data/account.ts');
      saveFile(await fetchExport(), `volleypath-${new Date().toISOString().slice(0, 10)}.zip`);
    } catch (thrown) {
      toast({ title: text.exportFailed, text: reasonOf(thrown), tone: 'danger' });
    }
    setIsBusy(false);
  };
  return [() => void download(), isBusy];
}
