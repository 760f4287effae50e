import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { signIn } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { TextField } from '#ui/controls/text-field.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { messages } from '../messages.ts';
import { OpenIdLink } from '../open-id/open-id-link.tsx';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { SignInNote } from './sign-in-note.tsx';

const text = messages.auth;

export function LoginForm() {
  const [fields, setFields] = useState({ emailOrUsername: '', password: '' });
  const [wasSent, setWasSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const missing = (value: string) => (wasSent && value === '' ? text.required : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    showIssues(event.currentTarget, () => setWasSent(true));
    if (!fields.emailOrUsername.trim() || !fields.password) return;
    setIsBusy(true);
    setError(undefined);
    // When it works the session changes, and with it the whole screen.
    await signIn({ ...fields, emailOrUsername: fields.emailOrUsername.trim() }).catch((thrown: unknown) => {
      setError(reasonOf(thrown));
      setIsBusy(false);
    });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <SignInNote />
      <TextField
        label={text.emailOrUsername}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={fields.emailOrUsername}
        error={missing(fields.emailOrUsername)}
        onChange={(event) => setFields({ ...fields, emailOrUsername: event.target.value })}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        showLabel={text.show}
        hideLabel={text.hide}
        required
        value={fields.password}
        error={missing(fields.password)}
        onChange={(event) => setFields({ ...fields, password: event.target.value })}
      />
      <Link
        to="/forgot-password"
        className="-mt-2 inline-flex min-h-11 items-center justify-self-end text-sm font-semibold underline underline-offset-4"
      >
        {text.forgot}
      </Link>
      <FormError text={error} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.logInNow}
      </Button>
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      <OpenIdLink />
      <PasskeyLogin />
    </form>
  );
}

function reasonOf(thrown: unknown): string {
  if (isOffline(thrown) || !(thrown instanceof ApiError)) return text.network;
  return thrown.message || text.invalid;
}
