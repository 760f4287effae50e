import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { now } from '#data/clock.ts';
import {
  isOnDevice,
  listPasskeys,
  makePasskey,
  removePasskey,
  type Passkey,
} from '#data/session/passkeys.ts';
import { failureOf } from '#data/server/calls/failures.ts';
import { orGone } from '#data/server/forms/use-send-rows.ts';
import { signInAgainAfter } from '#data/session/sign-in-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { dateInShort, timeAgo } from '#ui/format.ts';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { ListFailure } from '#ui/lists/list-failure.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages as text } from './messages.ts';
import type { OwnerDialogProps } from '../account/dialog-props.ts';
import { OwnerForm } from '../account/owner-form.tsx';
import { useServerList } from '../account/use-server-list.ts';

/** The player's passkeys: to see, to add, to remove. */
export function Passkeys({ open, onClose, hasPassword }: OwnerDialogProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} text={text.text}>
      <PasskeyList hasPassword={hasPassword} onClose={onClose} />
    </Sheet>
  );
}

interface PasskeyListProps {
  hasPassword: boolean;
  onClose: () => void;
}

function PasskeyList({ hasPassword, onClose }: PasskeyListProps) {
  const { rows: passkeys, error, failure, isBusy, load, change } = useServerList('passkeys', listPasskeys);

  const [isHere, setIsHere] = useState(false);

  const add = async (proof: OwnerProof) => {
    try {
      await makePasskey(proof);
    } catch (thrown) {
      setIsHere(isOnDevice(thrown));
      throw thrown;
    }
    toast({ title: text.added, tone: 'success' });
    load();
  };
  const remove = (id: string) =>
    change(id, async () => {
      await orGone(removePasskey(id));
      return text.removed;
    });
  if (error && !passkeys)
    return (
      <ListFailure {...failureOf(error)} texts={text} onRetry={load} onSignIn={signInAgainAfter(onClose)} />
    );
  if (!passkeys) return <SkeletonList rows={2} label={text.loading} rowClass="h-16" />;
  const isKnown = 'PublicKeyCredential' in globalThis;
  return (
    <div className="grid gap-4">
      {passkeys.length === 0 ? (
        <p className="text-ink-soft">{text.none}</p>
      ) : (
        <RowList label={text.title}>
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              isBusy={isBusy(passkey.id)}
              onRemove={() => void remove(passkey.id)}
            />
          ))}
        </RowList>
      )}
      <FormError text={isKnown ? failure : text.unsupported} />
      {isKnown && (
        <OwnerForm
          hasPassword={hasPassword}
          label={text.add}
          otherwise={isHere ? text.isHere : text.gaveUp}
          work={add}
        />
      )}
    </div>
  );
}

interface RowProps {
  passkey: Passkey;
  isBusy: boolean;
  onRemove: () => void;
}

function Row({ passkey, isBusy, onRemove }: RowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { name, createdAt, lastUsedAt } = passkey;
  const date = dateInShort(createdAt);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
      <Fingerprint className="size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <RowText
        className="basis-32"
        title={name}
        detail={
          <>
            {lastUsedAt && <span className="block">{text.used(timeAgo(Date.parse(lastUsedAt), now()))}</span>}
            {text.made(date)}
          </>
        }
      />
      <Button
        className="ml-auto"
        busy={isBusy}
        aria-label={text.removeOf(name, date)}
        onClick={() => setIsAsking(true)}
      >
        {text.remove}
      </Button>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.confirmTitle}
        text={text.confirmText(name)}
        confirmLabel={text.remove}
        cancelLabel={text.keep}
        onConfirm={onRemove}
      />
    </li>
  );
}
