import { useRef } from 'react';
import { PASSWORD_NEEDED } from 'sync-protocol/messages';
import { isPasswordFit, PASSWORD_MAX, PASSWORD_UNFIT } from 'sync-protocol/rules/session/account';
import { changePassword } from '#data/session/account.ts';
import { ApiError, isOffline } from '#data/server/calls/api-error.ts';
import { useForm, type Issues } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages as text } from './messages.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import type { AccountDialogProps } from '../account/dialog-props.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirm: '' };

/** Sets another password; what was typed is forgotten when the dialog closes. */
export function ChangePassword({ open, onClose }: AccountDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      <PasswordForm onDone={onClose} />
    </Sheet>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const wordsOf = useUnanswered();
  const { fields, issues, bind, failure, isBusy, formProps } = useForm(EMPTY, {
    // What is wrong with the new one is said first, as it was typed.
    check: ({ currentPassword }): Issues<typeof EMPTY> => {
      if (!isFit) {
        toast({ title: PASSWORD_UNFIT, tone: 'danger' });
        return { newPassword: PASSWORD_UNFIT };
      }
      if (!isSame) {
        toast({ title: text.mismatchToast, tone: 'danger' });
        return { confirm: text.mismatch };
      }
      return { currentPassword: currentPassword ? undefined : PASSWORD_NEEDED };
    },
    send: async ({ currentPassword, newPassword }) => {
      const wasConnected = navigator.onLine;
      try {
        await changePassword(currentPassword, newPassword);
      } catch (thrown) {
        const { title, why } = wordsOf(thrown, wasConnected || navigator.onLine);
        toast({ title, tone: 'danger' });
        // Why is said in the dialog: what lies under it is not read out.
        throw why;
      }
      toast({ title: text.done, text: text.doneText, tone: 'success' });
      onDone();
    },
    otherwise: text.failedText,
  });
  const isFit = isPasswordFit(fields.newPassword);
  const isSame = fields.newPassword === fields.confirm;
  const field = (name: keyof typeof EMPTY) => ({
    ...bind(name),
    required: true,
    showLabel: text.show,
    hideLabel: text.hide,
    maxLength: PASSWORD_MAX,
  });
  return (
    <form {...formProps} className="grid gap-4">
      <PasswordField label={text.current} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label={text.new} autoComplete="new-password" {...field('newPassword')} />
      <PasswordChecklist password={fields.newPassword} issue={issues.newPassword} />
      <PasswordField
        label={text.confirm}
        autoComplete="new-password"
        {...field('confirm')}
        error={!isSame && (fields.confirm || issues.confirm) ? text.mismatch : undefined}
      />
      <FormError text={failure} />
      {/* Not `disabled`: a press says what is missing, and goes there. */}
      <Button
        type="submit"
        tone="primary"
        size="lg"
        wide
        busy={isBusy}
        aria-disabled={!isFit || !isSame || !fields.currentPassword || undefined}
      >
        {text.submit}
      </Button>
    </form>
  );
}

/**
 * What to say of a change that did not come back well. Once one was sent and nothing came back nobody here knows whether
 * it holds: neither a try without a connection tells, nor that the session is no longer good, as after a change.
 */
function useUnanswered() {
  const isUnanswered = useRef(false);
  return (thrown: unknown, mayHaveLeft: boolean): { title: string; why: unknown } => {
    const isLost = isOffline(thrown);
    if (isLost && mayHaveLeft) isUnanswered.current = true;
    if (isUnanswered.current && thrown instanceof ApiError && (isLost || thrown.status === 401))
      // Not as `offline`: a signal that is back answers nothing, so the words stay.
      return { title: text.unsure, why: new ApiError(thrown.status, 'unanswered', text.unsureText) };
    return { title: thrown instanceof ApiError && !isLost ? text.failed : text.network, why: thrown };
  };
}
