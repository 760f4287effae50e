import { useState } from 'react';
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
      hand(await fetchExport());
    } catch (thrown) {
      toast({ title: text.exportFailed, text: reasonOf(thrown), tone: 'danger' });
    }
    setIsBusy(false);
  };
  return [() => void download(), isBusy];
}

function hand(file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `volleypath-${new Date().toISOString().slice(0, 10)}.zip`;
  link.click();
  // Some browsers begin to read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
