import { isOffline } from '#data/api-error.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState, OfflineState } from '#ui/state-message.tsx';
import { messages } from './account-messages.ts';
import { reasonOf } from './reason-of.ts';

interface ListFailureProps {
  error: unknown;
  texts: { offlineTitle: string; offlineText: string; failedTitle: string };
  onRetry: () => void;
}

/** Where a dialog's list should be, and can't be fetched. */
export function ListFailure({ error, texts, onRetry }: ListFailureProps) {
  const action = <Button onClick={onRetry}>{messages.retry}</Button>;
  if (isOffline(error))
    return <OfflineState title={texts.offlineTitle} text={texts.offlineText} action={action} />;
  return <ErrorState title={texts.failedTitle} text={reasonOf(error)} action={action} />;
}
