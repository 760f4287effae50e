import { fetchExport } from '#data/session/account.ts';
import { now } from '#data/clock.ts';
import { saveFile } from '#ui/device/save-file.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';
import type { OwnerDialogProps } from './dialog-props.ts';
import { ProofForm } from './proof-form.tsx';

const text = messages.download;

/** Hands everything that the service holds of the player over as a file, to the player alone. */
export function ExportData({ open, onClose, hasPassword }: OwnerDialogProps) {
  const download = async () => {
    saveFile(await fetchExport(), `volleypath-${new Date(now()).toISOString().slice(0, 10)}.zip`);
    onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      <ProofForm hasPassword={hasPassword} label={text.submit} work={download} />
    </Sheet>
  );
}
