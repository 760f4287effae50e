import { useState, type FormEvent } from 'react';
import type { OwnerProof } from 'sync-protocol/contract/owner-proof';
import { PASSWORD_MAX } from 'sync-protocol/rules/account';
import { ApiError, reasonOf } from '#data/server/api-error.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { messages as passwordText } from '../password/messages.ts';
import { messages } from './messages.ts';

const text = messages.owner;

interface OwnerFormProps {
  /** Whether the player has a password to type; others need to have signed in just now. */
  hasPassword: boolean;
  /** What the button says. */
  label: string;
  /** What to say of what neither the server nor the connection is to blame for. */
  otherwise?: string;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  /** Answers false when it did nothing, for a reason that it shows itself: what was typed then stays. */
  work: (proof: OwnerProof) => Promise<void | false>;
}

/** A button for what only the player may do, not somebody with their phone in hand: over it, the current password. */
export function OwnerForm({
  hasPassword,
  label,
  otherwise,
  tone = 'primary',
  isDisabled = false,
  work,
}: OwnerFormProps) {
  const [typed, setTyped] = useState('');
  const [issue, setIssue] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useHoldUpdates(typed !== '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy || isDisabled) return;
    setFailure(undefined);
    if (hasPassword && !typed) return showIssues(form, () => setIssue(text.missing));
    setIsBusy(true);
    try {
      const done = await work(hasPassword ? { currentPassword: typed } : {});
      if (done !== false) setTyped('');
    } catch (thrown) {
      const wrong = passwordIssue(thrown);
      if (wrong === undefined) setFailure(reasonOf(thrown, otherwise));
      else showIssues(form, () => setIssue(wrong));
    }
    setIsBusy(false);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      {hasPassword && (
        <PasswordField
          label={passwordText.current}
          hint={text.hint}
          autoComplete="current-password"
          required
          showLabel={passwordText.show}
          hideLabel={passwordText.hide}
          maxLength={PASSWORD_MAX}
          value={typed}
          error={issue}
          onChange={(event) => {
            setTyped(event.target.value);
            setIssue(undefined);
          }}
        />
      )}
      <FormError text={failure} />
      <Button type="submit" tone={tone} size="lg" wide busy={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </form>
  );
}

/** What the server says of the password itself. */
function passwordIssue(thrown: unknown): string | undefined {
  if (!(thrown instanceof ApiError)) return undefined;
  return thrown.issues.find(({ path }) => path === 'currentPassword')?.message;
}
