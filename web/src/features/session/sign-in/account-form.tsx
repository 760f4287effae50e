import { useState, type FormEvent } from 'react';
import type { BirthMonth } from 'sync-protocol/rules/age';
import { isPasswordFit, PASSWORD_MAX } from 'sync-protocol/rules/account';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { register } from '#data/session/session.ts';
import { useHoldUpdates } from '#pwa/hold-updates.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { messages } from '../messages.ts';
import { OpenIdLink } from '../open-id/open-id-link.tsx';
import { PasswordChecklist } from '../password/password-checklist.tsx';

const text = messages.signUp;
const EMPTY = { firstName: '', lastName: '', email: '', password: '', confirm: '' };
type Fields = typeof EMPTY;
type Issues = Partial<Record<keyof Fields, string>>;

interface AccountFormProps {
  birth: BirthMonth;
  onBack: () => void;
  /** The server knows better how old is old enough. */
  onUnderAge: () => void;
}

/** The account itself: e-mail, password, and a name if the player likes. */
export function AccountForm({ birth, onBack, onUnderAge }: AccountFormProps) {
  const [fields, setFields] = useState(EMPTY);
  const [issues, setIssues] = useState<Issues>({});
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  useHoldUpdates(fields !== EMPTY);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = issuesOf(fields);
    showIssues(form, () => setIssues(found));
    setError(undefined);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    const { confirm: _, ...account } = fields;
    const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const newcomer = { ...account, birthMonth: birth.month, birthYear: birth.year, timezone };
    await register(newcomer).catch((thrown: unknown) => {
      setIsBusy(false);
      if (thrown instanceof ApiError && thrown.code === 'under_age') return onUnderAge();
      const said = issuesFrom(thrown);
      showIssues(form, () => setIssues(said));
      const reason = reasonOf(thrown);
      // What a field says is not said twice.
      if (!Object.values(said).includes(reason)) setError(reason);
    });
  };

  const bind = (name: keyof Fields) => ({
    name,
    value: fields[name],
    error: issues[name],
    onChange: (event: { target: { value: string } }) => {
      setFields({ ...fields, [name]: event.target.value });
      setIssues({ ...issues, [name]: undefined });
    },
  });
  const eye = { showLabel: messages.auth.show, hideLabel: messages.auth.hide, maxLength: PASSWORD_MAX };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h2 className="text-lg">{text.title}</h2>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={text.firstName}
          hint={text.nameHint}
          autoComplete="given-name"
          {...bind('firstName')}
        />
        <TextField
          label={text.lastName}
          hint={text.nameHint}
          autoComplete="family-name"
          {...bind('lastName')}
        />
      </div>
      <TextField
        label={text.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
        {...bind('email')}
      />
      <PasswordField
        label={messages.auth.password}
        autoComplete="new-password"
        required
        {...eye}
        {...bind('password')}
      />
      <PasswordChecklist
        password={fields.password}
        isRefused={issues.password !== undefined && isPasswordFit(fields.password)}
      />
      <PasswordField
        label={text.confirm}
        autoComplete="new-password"
        required
        {...eye}
        {...bind('confirm')}
      />
      <FormError text={error} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.create}
      </Button>
      <OpenIdLink birth={birth} />
      <Button tone="ghost" wide onClick={onBack}>
        {text.changeBirth}
      </Button>
    </form>
  );
}

function issuesOf({ email, password, confirm }: Fields): Issues {
  const issues: Issues = {};
  if (!email.trim()) issues.email = messages.auth.required;
  if (!isPasswordFit(password)) issues.password = text.weak;
  if (confirm !== password) issues.confirm = text.mismatch;
  return issues;
}

/** What the server says of single fields. */
function issuesFrom(thrown: unknown): Issues {
  if (!(thrown instanceof ApiError)) return {};
  return Object.fromEntries(thrown.issues.map(({ path, message }) => [path, message]));
}

function reasonOf(thrown: unknown): string {
  if (isOffline(thrown) || !(thrown instanceof ApiError)) return messages.auth.network;
  return thrown.message || messages.auth.tryAgain;
}
