import { fetchExport } from '#data/session/account.ts';
import { now } from '#data/clock.ts';
import { saveFile } from '#ui/save-file.ts';
import { messages } from './messages.ts';
import { AccountSheet, type OwnerDialogProps } from './account-sheet.tsx';
import { ProofForm } from './proof-form.tsx';

const text = messages.download;

/** Hands everything that the service holds of the player over as a file, to the player alone. */
export function ExportData({ open, onOpenChange, hasPassword }: OwnerDialogProps) {
  const download = async () => {
    saveFile(await fetchExport(), `volleypath-${new Date(now()).toISOString().slice(0, 10)}.zip`);
    onOpenChange(false);
  };
  return (
    <AccountSheet open={open} onOpenChange={onOpenChange} title={text.title} text={text.text}>
      <ProofForm hasPassword={hasPassword} label={text.submit} work={download} />
    </AccountSheet>
  );
}
