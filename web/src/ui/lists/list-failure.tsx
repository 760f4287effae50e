import { Button } from '../controls/button.tsx';
import { messages } from '../messages.ts';
import { ErrorState, OfflineState } from '../surfaces/state-message.tsx';

interface ListFailureProps {
  /** What keeps the list away. */
  why: 'offline' | 'signedOut' | 'failed';
  /** The same in words, where it is not the connection, and the title does not say it. */
  reason?: string;
  texts: { offlineTitle: string; offlineText: string; failedTitle: string };
  onRetry: () => void;
  onSignIn: () => void;
}

/** Where a dialog's list should be, and can't be fetched. */
export function ListFailure({ why, reason, texts, onRetry, onSignIn }: ListFailureProps) {
  const retry = <Button onClick={onRetry}>{messages.list.retry}</Button>;
  switch (why) {
    case 'offline':
      return <OfflineState title={texts.offlineTitle} text={texts.offlineText} action={retry} />;
    case 'failed':
      return <ErrorState title={texts.failedTitle} text={reason} action={retry} />;
    case 'signedOut':
      return (
        <ErrorState
          title={texts.failedTitle}
          text={messages.list.sessionOver}
          action={
            <Button tone="primary" onClick={onSignIn}>
              {messages.list.signInAgain}
            </Button>
          }
        />
      );
  }
}
