import { messages } from './messages.ts';
import { OpenIdLink } from './open-id-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';

/** Signing in without a password. */
export function OtherWays() {
  return (
    <>
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {messages.auth.or}
      </p>
      <OpenIdLink />
      <PasskeyLogin />
    </>
  );
}
