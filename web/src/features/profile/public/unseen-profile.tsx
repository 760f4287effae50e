import { Lock } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState, ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { messages as text } from './public-messages.ts';
import type { Unseen } from './use-person.ts';

/** Why a profile is not shown, and what helps. */
export function UnseenProfile({ reason, onRetry }: { reason: Unseen; onRetry: () => void }) {
  const retry = (
    <Button tone="primary" onClick={onRetry}>
      {text.failed.retry}
    </Button>
  );
  switch (reason) {
    case 'private':
      return <PrivateProfile />;
    case 'unknown':
      return <EmptyState {...text.unknown} />;
    case 'offline':
      return <OfflineState {...text.offline} action={retry} />;
    case 'failed':
      return <ErrorState title={text.failed.title} text={text.failed.text} action={retry} />;
  }
}

function PrivateProfile() {
  return (
    <div className="flex flex-col items-center px-4 pt-8 pb-4 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-well">
        <Lock className="size-7 text-ink-soft" aria-hidden />
      </span>
      <p className="mt-4 text-lg font-bold">{text.private.title}</p>
      <p className="mt-1 max-w-sm text-sm text-ink-soft">{text.private.text}</p>
      <p className="mt-3 max-w-sm text-sm">{text.private.help}</p>
    </div>
  );
}
