import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { isPasswordFit, PASSWORD_MAX, passwordChecks } from 'sync-protocol/rules/account';
import { changePassword } from '#data/session/account.ts';
import { ApiError, isOffline, reasonOf } from '#data/server/api-error.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checklist } from '#ui/controls/checklist.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { Sheet } from '#ui/layers/sheet.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from '../account/messages.ts';
import { messages as text } from './messages.ts';
import type { AccountDialogProps } from '../account/dialog-props.ts';

const EMPTY = { current: '', next: '', confirm: '' };
type Fields = typeof EMPTY;

/** Sets another password; what was typed is forgotten when the dialog closes. */
export function ChangePassword({ open, onOpenChange }: AccountDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      text={text.text}
      closeLabel={messages.close}
    >
      <PasswordForm onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const [fields, setFields] = useState(EMPTY);
  const [issues, setIssues] = useState<Partial<Fields>>({});
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isFit = isPasswordFit(fields.next);
  const isSame = fields.next === fields.confirm;
  useHoldUpdates(fields !== EMPTY);

  const submit = async (form: HTMLFormElement) => {
    if (isBusy) return;
    if (!isFit) return toast({ title: text.unmet, tone: 'danger' });
    if (!isSame) return toast({ title: text.mismatchToast, tone: 'danger' });
    if (!fields.current) return;
    setError(undefined);
    setIsBusy(true);
    try {
      await changePassword(fields.current, fields.next);
      toast({ title: text.done, text: text.doneText, tone: 'success' });
      onDone();
    } catch (thrown) {
      const found = issuesFrom(thrown);
      const failure = failureOf(thrown);
      toast({ title: failure.title, tone: 'danger' });
      setIsBusy(false);
      showIssues(form, () => setIssues(found));
      // Why, in the dialog: what lies under it is not read out. A field that says it says it alone.
      if (Object.keys(found).length === 0) setError(failure.text);
    }
  };
  const bind = (name: keyof Fields) => ({
    value: fields[name],
    required: true,
    showLabel: text.show,
    hideLabel: text.hide,
    maxLength: PASSWORD_MAX,
    error: issues[name] ?? (name === 'confirm' && fields.confirm && !isSame ? text.mismatch : undefined),
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value });
      setIssues({ ...issues, [name]: undefined });
    },
    // The button is disabled until all is well, and then Enter does nothing by itself: it says what is missing.
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.key !== 'Enter' || !event.currentTarget.form) return;
      event.preventDefault();
      void submit(event.currentTarget.form);
    },
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <PasswordField label={text.current} autoComplete="current-password" {...bind('current')} />
      <PasswordField label={text.new} autoComplete="new-password" {...bind('next')} />
      <Checklist
        label={text.needs}
        metLabel={text.met}
        items={passwordChecks(fields.next, issues.next !== undefined)}
      />
      <PasswordField label={text.confirm} autoComplete="new-password" {...bind('confirm')} />
      <FormError text={error} />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        wide
        busy={isBusy}
        disabled={!isFit || !isSame || !fields.current}
      >
        {text.submit}
      </Button>
    </form>
  );
}

/** What the server says of single fields, by the names that they have here. */
function issuesFrom(thrown: unknown): Partial<Fields> {
  if (!(thrown instanceof ApiError)) return {};
  const names: Record<string, keyof Fields> = { currentPassword: 'current', newPassword: 'next' };
  return Object.fromEntries(
    thrown.issues.flatMap(({ path, message }) => (names[path] ? [[names[path], message]] : [])),
  );
}

function failureOf(thrown: unknown) {
  if (isOffline(thrown) || !(thrown instanceof ApiError))
    return { title: text.network, text: reasonOf(thrown) };
  return { title: text.failed, text: thrown.message || text.failedText };
}
