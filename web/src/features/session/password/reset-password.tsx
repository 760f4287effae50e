import { useState } from 'react';
import { resetPassword as call } from 'sync-protocol/contract/session/account';
import { PASSWORD_MAX } from 'sync-protocol/rules/session/account';
import { resetPassword } from '#data/session/account.ts';
import { ApiError } from '#data/server/calls/api-error.ts';
import { issuesBy } from '#data/server/forms/issues-by.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { useSession } from '#data/session/session.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { EmptyState, LostState } from '#ui/surfaces/state-message.tsx';
import { Door } from '../door.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { Outcome } from '../outcome.tsx';
import { messages as passwordText } from './messages.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { useLinkToken } from '../use-link-token.ts';

const text = messages.links;

/** Where the link of the mail leads: a new password, or why there is none to be set. */
export function ResetPassword() {
  const { token, letGo } = useLinkToken();
  // On a phone that goes on without a session its player logs in again where what waits is shown.
  const isHere = useSession().status === 'signedIn';
  const [state, setState] = useState<'asking' | 'done' | 'dead'>(token ? 'asking' : 'dead');
  const end = (how: 'done' | 'dead') => {
    letGo();
    setState(how);
  };
  return (
    <Door title={text.resetTitle} back={{ to: '/auth', label: text.toLogin }}>
      {state === 'asking' && (
        <NewPassword token={token} onDone={() => end('done')} onDead={() => end('dead')} />
      )}
      {state === 'done' && (
        <Outcome>
          <EmptyState
            scene="done"
            title={text.resetDoneTitle}
            text={isHere ? text.resetDoneHere : text.resetDoneText}
            action={
              isHere ? <Way to="/" label={text.home} /> : <Way to="/auth" label={messages.auth.logInNow} />
            }
          />
        </Outcome>
      )}
      {state === 'dead' && (
        <Outcome>
          <LostState
            title={text.deadTitle}
            text={text.deadText}
            action={<Way to="/forgot-password" label={text.askAgain} />}
          />
        </Outcome>
      )}
    </Door>
  );
}

function Way({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonClass({ tone: 'primary', size: 'lg' })}>
      {label}
    </Link>
  );
}

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  onDead: () => void;
}

function NewPassword({ token, onDone, onDead }: NewPasswordProps) {
  const { fields, issues, bind, failure, isBusy, formProps } = useForm(
    { newPassword: '', confirm: '' },
    {
      check: (typed) => ({
        ...issuesBy(call, typed),
        confirm: typed.confirm === typed.newPassword ? undefined : passwordText.mismatch,
      }),
      send: async ({ newPassword }) => {
        try {
          await resetPassword(token, newPassword);
          onDone();
        } catch (thrown) {
          if (!(thrown instanceof ApiError && thrown.code === 'dead_link')) throw thrown;
          onDead();
        }
      },
    },
  );
  const look = {
    autoComplete: 'new-password' as const,
    required: true,
    showLabel: passwordText.show,
    hideLabel: passwordText.hide,
    maxLength: PASSWORD_MAX,
  };
  return (
    <form {...formProps} className="grid gap-4">
      <p className="text-ink-soft">{text.resetText}</p>
      <PasswordField label={text.newPassword} {...look} {...bind('newPassword')} />
      <PasswordChecklist password={fields.newPassword} issue={issues.newPassword} />
      <PasswordField
        label={text.confirm}
        {...look}
        {...bind('confirm')}
        // It is mended in either field.
        error={fields.confirm === fields.newPassword ? undefined : issues.confirm}
      />
      <FormError text={failure} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}
