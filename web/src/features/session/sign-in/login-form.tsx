import { EMPTY_FIELD } from 'sync-protocol/messages';
import { isBlank } from 'sync-protocol/rules/words/written';
import { useForm } from '#data/server/forms/use-form.ts';
import { signIn } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { messages as passwordText } from '../password/messages.ts';
import { OpenIdLink } from '../open-id/open-id-link.tsx';
import { PasskeyLogin } from '../passkeys/passkey-login.tsx';
import { SignInNote } from './sign-in-note.tsx';

const text = messages.auth;

export function LoginForm() {
  const { bind, failure, isBusy, formProps } = useForm(
    { emailOrUsername: '', password: '' },
    {
      check: ({ emailOrUsername, password }) => ({
        emailOrUsername: isBlank(emailOrUsername) ? EMPTY_FIELD : undefined,
        password: password ? undefined : EMPTY_FIELD,
      }),
      // When it works the session changes, and with it the whole screen.
      send: (fields) => signIn({ ...fields, emailOrUsername: fields.emailOrUsername.trim() }),
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      <SignInNote />
      <TextField
        label={text.emailOrUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...bind('emailOrUsername')}
        name="username"
      />
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        showLabel={passwordText.show}
        hideLabel={passwordText.hide}
        required
        {...bind('password')}
      />
      <Link
        to="/forgot-password"
        className="-mt-2 inline-flex min-h-11 items-center justify-self-end text-sm font-semibold underline underline-offset-4"
      >
        {text.forgot}
      </Link>
      <FormError text={failure} />
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
