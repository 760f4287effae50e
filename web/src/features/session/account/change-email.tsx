import { changeEmail as call } from 'sync-protocol/contract/session/account';
import { issuesBy } from '#data/server/forms/issues-by.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { changeEmail } from '#data/session/account.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import type { OwnerDialogProps } from './dialog-props.ts';
import { messages } from './messages.ts';
import { NO_PROOF, OwnerField, proofIssue, proofOf } from './owner-form.tsx';

const text = messages.newEmail;

/** Asks for another address; nothing changes before the link is opened that goes there. */
export function ChangeEmail({ open, onClose, hasPassword }: OwnerDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      <EmailForm hasPassword={hasPassword} onDone={onClose} />
    </Sheet>
  );
}

function EmailForm({ hasPassword, onDone }: { hasPassword: boolean; onDone: () => void }) {
  const { bind, failure, isBusy, formProps } = useForm(
    { newEmail: '', ...NO_PROOF },
    {
      check: (typed) => ({
        ...issuesBy(call, { newEmail: typed.newEmail }),
        currentPassword: proofIssue(typed, hasPassword),
      }),
      send: async (typed) => {
        const address = typed.newEmail.trim().toLowerCase();
        await changeEmail(address, proofOf(typed, hasPassword));
        toast({ title: text.done, text: text.doneText(address), tone: 'success' });
        onDone();
      },
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      <TextField
        label={text.address}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        {...bind('newEmail')}
      />
      {hasPassword && <OwnerField {...bind('currentPassword')} />}
      <FormError text={failure} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.submit}
      </Button>
    </form>
  );
}
