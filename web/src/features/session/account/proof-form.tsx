import { Fingerprint } from 'lucide-react';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { useSend } from '#data/server/forms/use-form.ts';
import { prove, proveByPasskey } from '#data/session/account.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';
import { OwnerForm } from './owner-form.tsx';

const text = messages.owner;

interface ProofFormProps {
  hasPassword: boolean;
  label: string;
  /** What to say of what neither the server nor the connection is to blame for. */
  otherwise?: string;
  tone?: 'primary' | 'danger';
  isDisabled?: boolean;
  /** What is done once the player has proved to be it; what it throws is said here. */
  work: () => Promise<void>;
}

/** A button for what the server wants proof for: the password, or a passkey. */
export function ProofForm({ work, isDisabled = false, ...rest }: ProofFormProps) {
  const { isBusy, failure, send, forgetFailure } = useSend(text.noPasskey);
  const withPassword = async (proof: OwnerProof) => {
    forgetFailure();
    await prove(proof);
    await work();
  };
  const withPasskey = async () => {
    if (await proveByPasskey()) await work();
    // Their own screens take the place of this one.
    else toast({ title: text.nothingDone, text: text.otherPlayer, tone: 'danger' });
  };
  return (
    <div className="grid gap-3">
      <OwnerForm {...rest} isDisabled={isDisabled} work={withPassword} />
      <FormError text={failure} />
      {'PublicKeyCredential' in globalThis && (
        <Button wide busy={isBusy} disabled={isDisabled} onClick={() => void send(withPasskey)}>
          <Fingerprint className="size-5" aria-hidden />
          {text.byPasskey}
        </Button>
      )}
    </div>
  );
}
