import type { ComponentProps } from 'react';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { PASSWORD_NEEDED } from 'sync-protocol/messages';
import { PASSWORD_MAX } from 'sync-protocol/rules/session/account';
import { useForm } from '#data/server/forms/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { messages as passwordText } from '../password/messages.ts';
import { messages } from './messages.ts';

const text = messages.owner;

/** What a form has typed of the owner's proof. */
export const NO_PROOF = { currentPassword: '' };
type Typed = typeof NO_PROOF;

/** The proof as the calls take it: who has no password needs to have signed in just now. */
export function proofOf({ currentPassword }: Typed, hasPassword: boolean): OwnerProof {
  return hasPassword ? { currentPassword } : {};
}

export function proofIssue({ currentPassword }: Typed, hasPassword: boolean): string | undefined {
  return hasPassword && !currentPassword ? PASSWORD_NEEDED : undefined;
}

/** What the player knows, and not somebody who has their phone in hand. */
export function OwnerField(
  bound: Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange'>,
) {
  return (
    <PasswordField
      label={passwordText.current}
      hint={text.hint}
      autoComplete="current-password"
      required
      showLabel={passwordText.show}
      hideLabel={passwordText.hide}
      maxLength={PASSWORD_MAX}
      {...bound}
    />
  );
}

interface OwnerFormProps {
  /** Whether the player has a password to type; others need to have signed in just now. */
  hasPassword: boolean;
  /** What the button says. */
  label: string;
  /** What to say of what neither the server nor the connection is to blame for. */
  otherwise?: string | undefined;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  work: (proof: OwnerProof) => Promise<void>;
}

/** A button for what only the player may do; over it, the current password. */
export function OwnerForm({
  hasPassword,
  label,
  otherwise,
  tone = 'primary',
  isDisabled = false,
  work,
}: OwnerFormProps) {
  const { bind, failure, isBusy, formProps, reset } = useForm(NO_PROOF, {
    check: (typed) => ({ currentPassword: proofIssue(typed, hasPassword) }),
    send: async (typed) => {
      await work(proofOf(typed, hasPassword));
      reset();
    },
    otherwise,
  });
  return (
    <form {...formProps} className="grid gap-4">
      {hasPassword && <OwnerField {...bind('currentPassword')} />}
      <FormError text={failure} />
      <Button type="submit" tone={tone} size="lg" wide busy={isBusy} disabled={isDisabled}>
        {label}
      </Button>
    </form>
  );
}
