import { Fingerprint } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, isOffline } from '#data/api-error.ts';
import { now } from '#data/clock.ts';
import { listPasskeys, makePasskey, removePasskey, type Passkey } from '#data/passkeys.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { dateInShort, timeAgo } from '#ui/format.ts';
import { RowList, RowText } from '#ui/list-row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonList } from '#ui/skeleton.tsx';
import { ErrorState, OfflineState } from '#ui/state-message.tsx';
import { toast } from '#ui/toast-store.ts';
import { messages } from './account-messages.ts';
import type { AccountDialogProps } from './account-section.tsx';

const text = messages.passkey;

/** The player's passkeys: to see, to add, to remove. */
export function Passkeys({ open, onOpenChange }: AccountDialogProps) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={text.title}
      text={text.text}
      closeLabel={messages.close}
    >
      <PasskeyList />
    </Sheet>
  );
}

function PasskeyList() {
  const [passkeys, setPasskeys] = useState<Passkey[]>();
  const [error, setError] = useState<unknown>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const load = useCallback(() => {
    listPasskeys().then(setPasskeys, setError);
  }, []);
  useEffect(load, [load]);

  const act = async (work: () => Promise<void>, done: string) => {
    setIsBusy(true);
    setFailure(undefined);
    setError(undefined);
    try {
      await work();
      toast({ title: done, tone: 'success' });
    } catch (thrown) {
      setFailure(reasonOf(thrown));
    }
    setIsBusy(false);
    load();
  };
  if (error && !passkeys)
    return (
      <Failed
        error={error}
        onRetry={() => {
          setError(undefined);
          load();
        }}
      />
    );
  if (!passkeys) return <SkeletonList rows={2} label={text.loading} rowClass="h-16" />;
  const isKnown = 'PublicKeyCredential' in globalThis;
  return (
    <>
      {passkeys.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      <RowList label={text.title}>
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            onRemove={() => void act(() => removePasskey(passkey.id), text.removed)}
          />
        ))}
      </RowList>
      <FormError text={isKnown ? failure : text.unsupported} />
      {isKnown && (
        <Button
          tone="primary"
          size="lg"
          wide
          busy={isBusy}
          className="mt-4"
          onClick={() => void act(makePasskey, text.added)}
        >
          {text.add}
        </Button>
      )}
    </>
  );
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  const date = dateInShort(createdAt);
  const facts = [text.made(date), lastUsedAt && text.used(timeAgo(Date.parse(lastUsedAt), now()))];
  return (
    <li className="flex min-h-16 items-center gap-3 px-4 py-2.5">
      <Fingerprint className="size-6 shrink-0 text-ink-soft" strokeWidth={1.9} aria-hidden />
      <RowText title={name} detail={facts.filter(Boolean).join(', ')} />
      <Button aria-label={text.removeOf(name, date)} onClick={onRemove}>
        {text.remove}
      </Button>
    </li>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const action = <Button onClick={onRetry}>{text.retry}</Button>;
  if (isOffline(error))
    return <OfflineState title={text.offlineTitle} text={text.offlineText} action={action} />;
  return <ErrorState title={text.failedTitle} text={reasonOf(error)} action={action} />;
}

function reasonOf(thrown: unknown): string {
  if (isOffline(thrown)) return messages.network;
  return thrown instanceof ApiError ? thrown.message : text.gaveUp;
}
