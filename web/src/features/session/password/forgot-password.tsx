import { useState, type FormEvent } from 'react';
import { forgotPassword } from '#data/session/account.ts';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Door } from '../door.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { messages } from '../messages.ts';

const text = messages.links;

/** Asks for the address and has a link sent there; it never says whether there is such an account. */
export function ForgotPassword() {
  const [email, setEmail] = useState('');
  const [issue, setIssue] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    setIssue(undefined);
    if (!email.trim()) return setIssue(messages.auth.required);
    setIsBusy(true);
    try {
      await forgotPassword(email.trim());
      setSentTo(email.trim());
    } catch (thrown) {
      if (thrown instanceof ApiError && thrown.status === 400) setIssue(text.noAddress);
      else setError(isOffline(thrown) || !(thrown instanceof ApiError) ? text.network : thrown.message);
    }
    setIsBusy(false);
  };
  return (
    <Door title={text.forgotTitle} back={{ to: '/auth', label: text.toLogin }}>
      {sentTo ? (
        <EmptyState
          scene="done"
          title={text.sentTitle}
          text={text.sentText(sentTo)}
          action={<Button onClick={() => setSentTo(undefined)}>{text.again}</Button>}
        />
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <p className="text-ink-soft">{text.forgotText}</p>
          <TextField
            label={text.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            value={email}
            error={issue}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormError text={error} />
          <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
            {text.send}
          </Button>
        </form>
      )}
    </Door>
  );
}
