import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { isPasswordFit, PASSWORD_MAX } from 'sync-protocol/rules/account';
import { resetPassword } from '#data/session/account.ts';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { useSession } from '#data/session/session.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/controls/password-field.tsx';
import { showIssues } from '#ui/controls/show-issues.ts';
import { EmptyState, LostState } from '#ui/surfaces/state-message.tsx';
import { Door } from '../door.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { messages } from '../messages.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { useLinkToken } from '../use-link-token.ts';

const text = messages.links;

/** Where the link of the mail leads: a new password, or why there is none to be set. */
export function ResetPassword() {
  const token = useLinkToken();
  // On a phone that goes on without a session its player logs in again where what waits is shown.
  const isHere = useSession().status === 'signedIn';
  const [state, setState] = useState<'asking' | 'done' | 'dead'>(token ? 'asking' : 'dead');
  return (
    <Door title={text.resetTitle} back={{ to: '/auth', label: text.toLogin }}>
      {state === 'asking' && (
        <NewPassword token={token} onDone={() => setState('done')} onDead={() => setState('dead')} />
      )}
      {state === 'done' && (
        <EmptyState
          scene="done"
          title={text.resetDoneTitle}
          text={isHere ? text.resetDoneHere : text.resetDoneText}
          action={
            isHere ? <Way to="/" label={text.home} /> : <Way to="/auth" label={messages.auth.logInNow} />
          }
        />
      )}
      {state === 'dead' && (
        <LostState
          title={text.deadTitle}
          text={text.deadText}
          action={<Way to="/forgot-password" label={text.askAgain} />}
        />
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

interface Issues {
  password?: string;
  confirm?: string;
}

function issuesOf(password: string, confirm: string): Issues {
  return {
    ...(!isPasswordFit(password) && { password: messages.signUp.weak }),
    ...(confirm !== password && { confirm: messages.signUp.mismatch }),
  };
}

interface NewPasswordProps {
  token: string;
  onDone: () => void;
  onDead: () => void;
}

function NewPassword({ token, onDone, onDead }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [issues, setIssues] = useState<Issues>({});
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = issuesOf(password, confirm);
    showIssues(form, () => setIssues(found));
    setError(undefined);
    if (found.password || found.confirm) return;
    setIsBusy(true);
    await resetPassword(token, password).then(onDone, (thrown: unknown) => {
      setIsBusy(false);
      if (thrown instanceof ApiError && thrown.code === 'dead_link') return onDead();
      const issue =
        thrown instanceof ApiError ? thrown.issues.find(({ path }) => path === 'newPassword') : undefined;
      if (issue) showIssues(form, () => setIssues({ password: issue.message }));
      else setError(isOffline(thrown) || !(thrown instanceof ApiError) ? text.network : thrown.message);
    });
  };
  const look = {
    autoComplete: 'new-password' as const,
    required: true,
    showLabel: messages.auth.show,
    hideLabel: messages.auth.hide,
    maxLength: PASSWORD_MAX,
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-ink-soft">{text.resetText}</p>
      <PasswordField
        label={text.newPassword}
        value={password}
        error={issues.password}
        onChange={(event) => {
          setPassword(event.target.value);
          setIssues({});
        }}
        {...look}
      />
      <PasswordChecklist password={password} />
      <PasswordField
        label={text.confirm}
        value={confirm}
        error={issues.confirm}
        onChange={(event) => {
          setConfirm(event.target.value);
          setIssues({});
        }}
        {...look}
      />
      <FormError text={error} />
      <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
        {text.save}
      </Button>
    </form>
  );
}
