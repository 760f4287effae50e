import { useEffect, useState } from 'react';
import { register as call } from 'sync-protocol/contract/session/session';
import type { BirthMonth } from 'sync-protocol/rules/session/age';
import { PASSWORD_MAX } from 'sync-protocol/rules/session/account';
import { phoneZone } from '#data/phone-zone.ts';
import { ApiError } from '#data/server/calls/api-error.ts';
import { issuesBy } from '#data/server/forms/issues-by.ts';
import { useForm } from '#data/server/forms/use-form.ts';
import { register } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';
import { messages as passwordText } from '../password/messages.ts';
import { OpenIdLink } from '../open-id/open-id-link.tsx';
import { PasswordChecklist } from '../password/password-checklist.tsx';
import { begunAccount, forgetBegun, keepBegun } from './begun-account.ts';

const text = messages.signUp;

interface AccountFormProps {
  birth: BirthMonth;
  onBack: () => void;
  /** The server knows better how old is old enough. */
  onUnderAge: () => void;
}

/** The account itself: e-mail, password, and a name if the player likes. */
export function AccountForm({ birth, onBack, onUnderAge }: AccountFormProps) {
  const [start] = useState(() => ({ ...begunAccount(), password: '', confirm: '' }));
  const { fields, issues, bind, failure, isBusy, formProps } = useForm(start, {
    check: (typed) => ({
      ...issuesBy(call, typed),
      confirm: typed.confirm === typed.password ? undefined : passwordText.mismatch,
    }),
    send: async ({ email, password, firstName, lastName }) => {
      const account = { email, password, firstName, lastName };
      try {
        await register({ ...account, birthMonth: birth.month, birthYear: birth.year, timezone: phoneZone() });
        forgetBegun();
      } catch (thrown) {
        if (!(thrown instanceof ApiError && thrown.code === 'under_age')) throw thrown;
        onUnderAge();
      }
    },
  });
  useEffect(() => keepBegun(fields), [fields]);
  const eye = { showLabel: passwordText.show, hideLabel: passwordText.hide, maxLength: PASSWORD_MAX };
  return (
    <form {...formProps} className="grid gap-4">
      <h2 tabIndex={-1} className="text-lg">
        {text.title}
      </h2>
      <div className="pairs items-start gap-3">
        <TextField label={text.firstName} autoComplete="given-name" {...bind('firstName')} />
        <TextField label={text.lastName} autoComplete="family-name" {...bind('lastName')} />
        <p className="col-span-full -mt-1.5 text-xs text-ink-soft">{text.nameHint}</p>
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
      <PasswordChecklist password={fields.password} issue={issues.password} />
      <PasswordField
        label={text.confirm}
        autoComplete="new-password"
        required
        {...eye}
        {...bind('confirm')}
        // It is mended in either field.
        error={fields.confirm === fields.password ? undefined : issues.confirm}
      />
      <FormError text={failure} />
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
