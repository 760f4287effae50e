import { Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { DELETE_PHRASE } from 'sync-protocol/rules/session/account';
import { deleteAccount } from '#data/session/account.ts';
import { usePlayerStats } from '#data/live/live.ts';
import { reasonOf } from '#data/server/calls/failures.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages } from './messages.ts';
import type { OwnerDialogProps } from './dialog-props.ts';
import { ProofForm } from './proof-form.tsx';

const text = messages.deletion;
const TITLES = { warning: text.title, confirmation: text.confirmTitle, processing: text.processingTitle };
type Step = keyof typeof TITLES;

export interface DeleteAccountProps extends OwnerDialogProps {
  /** Shows the download in place of this. */
  onExport: () => void;
}

/** Warning, confirmation by a typed phrase and by who it is, processing; closing it is back to the start of that. */
export function DeleteAccount({ open, onClose, hasPassword, onExport }: DeleteAccountProps) {
  const [step, setStep] = useState<Step>('warning');
  const close = () => {
    setStep('warning');
    onClose();
  };
  const remove = async () => {
    setStep('processing');
    try {
      const { tasks, points } = await deleteAccount();
      toast({ title: text.done, text: text.doneText(tasks, points), tone: 'success' });
    } catch (thrown) {
      setStep('confirmation');
      toast({ title: text.failed, text: reasonOf(thrown, text.failedText), tone: 'danger' });
      throw thrown;
    }
  };
  return (
    <Sheet open={open} onClose={close} isHeld={step === 'processing'} title={TITLES[step]}>
      {step === 'warning' && (
        <Warning onNext={() => setStep('confirmation')} onCancel={close} onExport={onExport} />
      )}
      {/* It stays while the server is asked, with what was typed. */}
      {step !== 'warning' && (
        <div hidden={step === 'processing'}>
          <Confirmation hasPassword={hasPassword} onConfirm={remove} onCancel={close} />
        </div>
      )}
      {step === 'processing' && (
        <output className="flex items-center justify-center gap-3 py-10 text-ink-soft">
          <LoaderCircle className="size-6 animate-spin" aria-hidden />
          {text.processing}
        </output>
      )}
    </Sheet>
  );
}

interface WarningProps {
  onNext: () => void;
  onCancel: () => void;
  onExport: () => void;
}

function Warning({ onNext, onCancel, onExport }: WarningProps) {
  const stats = usePlayerStats();
  const losses = text.losses(stats?.completedTasks ?? 0, stats?.totalPoints ?? 0);
  return (
    <>
      <div className="flex items-start gap-3 rounded-lg bg-danger-soft p-4 text-sm">
        <TriangleAlert className="size-6 shrink-0 text-danger" aria-hidden />
        <div>
          <p className="font-semibold text-danger">{text.warning}</p>
          <ul className="mt-2 grid list-disc gap-1.5 pl-4">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        </div>
      </div>
      <Button tone="ghost" wide className="mt-3" onClick={onExport}>
        <Download className="size-5" aria-hidden />
        {text.exportFirst}
      </Button>
      <div className="mt-4 grid gap-2 md:grid-cols-2">
        <Button tone="outline" size="lg" className="md:order-2" onClick={onNext}>
          {text.next}
        </Button>
        <Button size="lg" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </>
  );
}

interface ConfirmationProps {
  hasPassword: boolean;
  onConfirm: () => Promise<void>;
  onCancel: () => void;
}

function Confirmation({ hasPassword, onConfirm, onCancel }: ConfirmationProps) {
  const [typed, setTyped] = useState('');
  return (
    <div className="grid gap-4">
      <TextField
        label={text.phraseLabel}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ProofForm
        hasPassword={hasPassword}
        label={text.confirm}
        otherwise={text.defaultError}
        tone="danger"
        isDisabled={typed !== DELETE_PHRASE}
        work={onConfirm}
      />
      <Button size="lg" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
}
