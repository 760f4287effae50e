import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { OwnerProof } from 'sync-protocol/contract/owner-proof';
import { ApiError, reasonOf } from '#data/server/api-error.ts';
import { prove, proveByPasskey } from '#data/session/account.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/controls/form-error.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { OwnerForm } from './owner-form.tsx';

const text = messages.owner;

interface ProofFormProps {
  hasPassword: boolean;
  label: string;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  /** What is done once the player has proved to be it; what it throws is said here. */
  work: () => Promise<void>;
}

/** A button for what the server wants proof for: the password, or a passkey. */
export function ProofForm({ work, isDisabled = false, ...rest }: ProofFormProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const withPassword = async (proof: OwnerProof) => {
    setFailure(undefined);
    await prove(proof);
    await work();
  };
  const withPasskey = async () => {
    setIsAsking(true);
    setFailure(undefined);
    try {
      if (await proveByPasskey()) await work();
      // Their own screens take the place of this one.
      else toast({ title: text.nothingDone, text: text.otherPlayer, tone: 'danger' });
    } catch (thrown) {
      setFailure(thrown instanceof ApiError ? reasonOf(thrown) : text.noPasskey);
    }
    setIsAsking(false);
  };
  return (
    <div className="grid gap-3">
      <OwnerForm {...rest} isDisabled={isDisabled} work={withPassword} />
      <FormError text={failure} />
      {'PublicKeyCredential' in globalThis && (
        <Button wide busy={isAsking} disabled={isDisabled} onClick={() => void withPasskey()}>
          <Fingerprint className="size-5" aria-hidden />
          {text.byPasskey}
        </Button>
      )}
    </div>
  );
}
