import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { ApiError, isOffline } from '#data/server/api-error.ts';
import { signInWith } from '#data/session/session.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { messages } from '../messages.ts';

const text = messages.auth;

/** Signs in with what the device keeps for this app; no name and no password are asked. */
export function PasskeyLogin() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!('PublicKeyCredential' in globalThis)) return null;
  const signIn = async () => {
    setIsBusy(true);
    setError(undefined);
    await signInWith(async () => (await import('#data/session/session-calls.ts')).loginByPasskey()).catch(
      (thrown: unknown) => {
        setError(reasonOf(thrown));
        setIsBusy(false);
      },
    );
  };
  return (
    <>
      <Button tone="outline" size="lg" wide busy={isBusy} onClick={() => void signIn()}>
        <Fingerprint className="size-5" aria-hidden />
        {text.withPasskey}
      </Button>
      <FormError text={error} />
    </>
  );
}

function reasonOf(thrown: unknown): string {
  if (isOffline(thrown)) return text.network;
  return thrown instanceof ApiError ? thrown.message : text.passkeyFailed;
}
