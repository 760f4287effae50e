import { useSend } from '#data/server/forms/use-form.ts';
import { useSession } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
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
  const { isBusy, failure, send } = useSend();
  const confirm = async () => {
    if (!user) return;
    await block(user.id, id);
    toast({ title: text.done(name), tone: 'success' });
    onDone();
  };
  return (
    <div className="grid gap-4">
      <FormError text={failure && `${text.failed}. ${failure}`} />
      <div className="grid grid-cols-2 gap-2">
        <Button size="lg" onClick={onBack}>
          {text.back}
        </Button>
        <Button tone="danger" size="lg" busy={isBusy} onClick={() => void send(confirm)}>
          {text.confirm}
        </Button>
      </div>
    </div>
  );
}
