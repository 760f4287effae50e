import { useState } from 'react';
import { useSession } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { block } from './safety-calls.ts';
import { messages } from './safety-messages.ts';

const text = messages.blockForm;

interface BlockFormProps {
  id: string;
  name: string;
  onBack: () => void;
  onDone: () => void;
}

/** Asks before a player is blocked. */
export function BlockForm({ id, name, onBack, onDone }: BlockFormProps) {
  const { user } = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    if (!user) return;
    setIsBusy(true);
    const found = await block(user.id, id);
    setIsBusy(false);
    setProblem(found && `${text.failed}. ${found}`);
    if (found !== undefined) return;
    toast({ title: text.done(name), tone: 'success' });
    onDone();
  };
  return (
    <div className="grid gap-4">
      <FormError text={problem} />
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" onClick={onBack}>
          {text.back}
        </Button>
        <Button tone="danger" size="lg" busy={isBusy} onClick={() => void confirm()}>
          {text.confirm}
        </Button>
      </div>
    </div>
  );
}
