import { useRef, useState } from 'react';
import { ApiError } from '../calls/api-error.ts';
import { useSend } from './use-form.ts';

/** What a tap on one of several rows sends: each row's once at a time. */
export function useSendRows() {
  const { failure, send } = useSend();
  const sending = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(sending.current);
  const show = () => setBusy(new Set(sending.current));
  const sendRow = async (row: string, work: () => Promise<unknown>) => {
    if (sending.current.has(row)) return;
    sending.current.add(row);
    show();
    await send(work);
    sending.current.delete(row);
    show();
  };
  return { failure, isBusy: (row: string) => busy.has(row), sendRow };
}

/** Takes away what may be gone already, by another device or by a tap whose answer was lost: then that is done, too. */
export async function orGone(removing: Promise<unknown>): Promise<void> {
  try {
    await removing;
  } catch (thrown) {
    if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
  }
}
