import { useState } from 'react';
import { forgotPassword as call } from 'sync-protocol/contract/session/account';
import { forgotPassword } from '#data/session/account.ts';
import { issuesBy } from '#data/server/forms/issues-by.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Door } from '../door.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { Outcome } from '../outcome.tsx';

const text = messages.links;

/** Asks for the address and has a link sent there; it never says whether there is such an account. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const { bind, failure, isBusy, formProps } = useForm(
    { email: '' },
    {
      check: (typed) => issuesBy(call, typed),
      send: async ({ email }) => {
        await forgotPassword(email.trim());
        setSentTo(email.trim());
      },
    },
  );
  return (
    <Door title={text.forgotTitle} back={{ to: '/auth', label: text.toLogin }}>
      {sentTo ? (
        <Outcome>
          <EmptyState
            scene="done"
            title={text.sentTitle}
            text={text.sentText(sentTo)}
            action={<Button onClick={() => setSentTo(undefined)}>{text.again}</Button>}
          />
        </Outcome>
      ) : (
        <form {...formProps} className="grid gap-4">
          <p className="text-ink-soft">{text.forgotText}</p>
          <TextField
            label={text.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            required
            {...bind('email')}
          />
          <FormError text={failure} />
          <Button type="submit" tone="primary" size="lg" wide busy={isBusy}>
            {text.send}
          </Button>
        </form>
      )}
    </Door>
  );
}
