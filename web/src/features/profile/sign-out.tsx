import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { signOut, type Unsent } from '#data/session.ts';
import { useSyncStatus } from '#data/sync-status.ts';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { toast } from '#ui/toast-store.ts';
import { messages } from './messages.ts';

const text = messages.signOut;

/** Signs out; when something was not sent yet, it asks what is to become of it. */
export function SignOut() {
  const [isOpen, setIsOpen] = useState(false);
  const { waiting } = useSyncStatus();
  const count = waiting.length;
  const leave = async (unsent: Unsent) => {
    setIsOpen(false);
    if (!(await signOut(unsent))) toast({ title: text.sendFailed, tone: 'danger' });
  };
  return (
    <>
      <Button tone="ghost" onClick={() => setIsOpen(true)}>
        <LogOut className="size-5" aria-hidden />
        {text.action}
      </Button>
      <Confirm
        open={isOpen && count === 0}
        onOpenChange={setIsOpen}
        title={text.title}
        text={text.text}
        confirmLabel={text.confirm}
        cancelLabel={text.cancel}
        onConfirm={() => void leave('send')}
      />
      <Sheet
        open={isOpen && count > 0}
        onOpenChange={setIsOpen}
        title={text.unsentTitle(count)}
        text={text.unsentText(count)}
        closeLabel={text.close}
      >
        <div className="grid gap-2 pb-2">
          <Button tone="primary" size="lg" wide onClick={() => void leave('send')}>
            {text.send(count)}
          </Button>
          <Choice
            label={text.keep(count)}
            detail={text.keepDetail(count)}
            onChoose={() => void leave('keep')}
          />
          <Choice
            label={text.discard(count)}
            detail={text.discardDetail}
            onChoose={() => void leave('discard')}
            isDangerous
          />
        </div>
      </Sheet>
    </>
  );
}

interface ChoiceProps {
  label: string;
  detail: string;
  isDangerous?: boolean;
  onChoose: () => void;
}

function Choice({ label, detail, isDangerous = false, onChoose }: ChoiceProps) {
  return (
    <div>
      <Button tone={isDangerous ? 'danger' : 'soft'} size="lg" wide onClick={onChoose}>
        {label}
      </Button>
      <p className="mt-1 mb-2 text-center text-xs text-ink-soft">{detail}</p>
    </div>
  );
}
