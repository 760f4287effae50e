import { isOffline } from '#data/server/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { messages } from './messages.ts';

/** Why there is no ranking to be seen, and what helps. */
export function BoardFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      {messages.retry}
    </Button>
  );
  if (isOffline(error))
    return <OfflineState title={messages.offline} text={messages.offlineText} action={retry} />;
  return <ErrorState title={messages.error} text={error.message} action={retry} />;
}
