import { Fingerprint } from 'lucide-react';
import { useSend } from '#data/server/forms/use-form.ts';
import { signInWith } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { messages } from '../messages.ts';

const text = messages.auth;

/** Signs in with what the device keeps for this app; no name and no password are asked. */
export function PasskeyLogin() {
  const { isBusy, failure, send } = useSend(text.passkeyFailed);
  if (!('PublicKeyCredential' in globalThis)) return null;
  const signIn = async () => signInWith((await import('#data/session/session-calls.ts')).loginByPasskey);
  return (
    <>
      <Button tone="outline" size="lg" wide busy={isBusy} onClick={() => void send(signIn)}>
        <Fingerprint className="size-5" aria-hidden />
        {text.withPasskey}
      </Button>
      <FormError text={failure} />
    </>
  );
}
