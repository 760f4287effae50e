import { Suspense, type ReactNode } from 'react';
import { useSyncState } from '#data/sync/sync-state.ts';
import { retryNow } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { fetched } from '#ui/fetched.tsx';
import { Page } from '#ui/surfaces/page.tsx';
import { ErrorState, OfflineState } from '#ui/surfaces/state-message.tsx';
import { messages } from '../messages.ts';

const LoginForm = fetched(async () => (await import('#features/session/sign-in/login-form.tsx')).LoginForm);

const UpdateButton = fetched(async () => (await import('../sync/update-button.tsx')).UpdateButton);

const text = messages.firstPull;

/** Stands in for a screen, in its shape, until the player's rows have come to this phone; says what keeps them. */
export function FirstPull({ shape }: { shape: ReactNode }) {
  const state = useSyncState();
  if (state === 'synced' || state === 'sending') return shape;
  return (
    <Page title={text.title} isQuiet>
      {state === 'offline' && (
        <OfflineState isPage title={text.title} text={text.offline} action={<Retry />} />
      )}
      {(state === 'waiting' || state === 'unreachable') && (
        <ErrorState isPage title={text.title} text={text.failed} action={<Retry />} />
      )}
      {state === 'updateNeeded' && (
        <ErrorState
          isPage
          title={text.title}
          text={text.updateNeeded}
          action={
            <Suspense fallback={null}>
              <UpdateButton />
            </Suspense>
          }
        />
      )}
      {state === 'signedOut' && (
        <>
          <OfflineState title={text.title} text={text.signedOut} />
          <Suspense fallback={null}>
            <LoginForm />
          </Suspense>
        </>
      )}
    </Page>
  );
}

function Retry() {
  return (
    <Button tone="primary" size="lg" onClick={retryNow}>
      {text.retry}
    </Button>
  );
}
