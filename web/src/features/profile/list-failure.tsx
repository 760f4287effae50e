import { ApiError, isOffline } from '#data/server/api-error.ts';
import { signInAgain } from '#data/session/sign-in-again.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { messages } from './account-messages.ts';
import { reasonOf } from './reason-of.ts';

interface ListFailureProps {
  error: unknown;
  texts: { offlineTitle: string; offlineText: string; failedTitle: string };
  onRetry: () => void;
  /** Closes the dialog: the form to sign in again is elsewhere. */
  onClose: () => void;
}

/** Where a dialog's list should be, and can't be fetched. */
export function ListFailure({ error, texts, onRetry, onClose }: ListFailureProps) {
  const retry = <Button onClick={onRetry}>{messages.retry}</Button>;
  if (isOffline(error))
    return <OfflineState title={texts.offlineTitle} text={texts.offlineText} action={retry} />;
  if (!(error instanceof ApiError) || error.status !== 401)
    return <ErrorState title={texts.failedTitle} text={reasonOf(error)} action={retry} />;
  const leave = () => {
    onClose();
    signInAgain();
  };
  return (
    <ErrorState
      title={texts.failedTitle}
      text={messages.sessionOver}
      action={
        <Button tone="primary" onClick={leave}>
          {messages.signInAgain}
        </Button>
      }
    />
  );
}
