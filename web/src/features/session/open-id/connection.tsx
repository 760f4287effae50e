import { useSend } from '#data/server/forms/use-form.ts';
import { useState } from 'react';
import { beginConnection, disconnect } from 'sync-protocol/contract/session/connection';
import type { OwnerProof } from 'sync-protocol/contract/session/owner-proof';
import { call } from '#data/server/calls/api.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { Button } from '#ui/controls/button.tsx';
import { Confirm } from '#ui/layers/confirm.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { dateInShort } from '#ui/format.ts';
import { ProviderMark } from '#ui/icons/provider-mark.tsx';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { Sheet } from '#ui/layers/sheet.tsx';
import { messages as text } from './messages.ts';
import type { OwnerDialogProps } from '../account/dialog-props.ts';
import { OwnerForm } from '../account/owner-form.tsx';

export interface ConnectionProps extends OwnerDialogProps {
  provider: string;
  connectedAt: string | null;
}

/** The provider at which the player can sign in: to connect it, and to take it away again. */
export function Connection({ open, onClose, hasPassword, provider, connectedAt }: ConnectionProps) {
  const { isBusy, failure, send, forgetFailure } = useSend();
  const remove = async () => {
    await send(async () => {
      await call(disconnect);
      toast({ title: text.removed(provider), tone: 'success' });
    });
    // Whatever came of it, what is shown is to be true.
    await queryClient.invalidateQueries({ queryKey: ['connection'] });
  };
  return (
    <Sheet
      open={open}
      onClose={() => {
        forgetFailure();
        onClose();
      }}
      title={text.title(provider)}
      text={text.text(provider)}
    >
      <div className="grid gap-4">
        <FormError text={failure} />
        {connectedAt ? (
          <Connected
            provider={provider}
            connectedAt={connectedAt}
            isBusy={isBusy}
            onDisconnect={() => void remove()}
          />
        ) : (
          <OwnerForm hasPassword={hasPassword} label={text.connect(provider)} work={leave} />
        )}
      </div>
    </Sheet>
  );
}

/** To the provider, where the server says. */
async function leave(proof: OwnerProof): Promise<void> {
  const { url } = await call(beginConnection, { body: proof });
  location.assign(url);
}

interface ConnectedProps {
  provider: string;
  connectedAt: string;
  isBusy: boolean;
  onDisconnect: () => void;
}

function Connected({ provider, connectedAt, isBusy, onDisconnect }: ConnectedProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <RowList label={text.title(provider)}>
        <li className="flex min-h-16 flex-wrap items-center gap-3 px-4 py-2.5">
          <ProviderMark name={provider} className="size-6 shrink-0" />
          <RowText
            className="basis-32"
            title={text.connected}
            detail={text.since(dateInShort(connectedAt))}
          />
          <Button className="ml-auto" busy={isBusy} onClick={() => setIsAsking(true)}>
            {text.disconnect}
          </Button>
        </li>
      </RowList>
      <Confirm
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={text.confirmTitle(provider)}
        text={text.confirmText}
        confirmLabel={text.disconnect}
        cancelLabel={text.keep}
        onConfirm={onDisconnect}
      />
    </>
  );
}
