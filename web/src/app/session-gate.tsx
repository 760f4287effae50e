import { useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isProfileComplete } from 'sync-protocol/rules/profile';
import type { Session } from '#data/session.ts';
import { useSession } from '#data/session.ts';
import type { Visitor } from './access.ts';
import { AuthError } from './auth-error.tsx';
import { Splash } from './splash.tsx';
import { AppRoutes } from './app-routes.tsx';

/** Waits for the session to be known, then shows what it allows. */
export function SessionGate() {
  const session = useSession();
  useStartPageAfterSignOut(session.status);
  if (session.status === 'loading') return <Splash />;
  if (session.status === 'error') return <AuthError text={session.error} />;
  return <AppRoutes visitor={visitorOf(session)} />;
}

/** Whoever signs out, in this tab or in another, is back at the start page, not before a door that has closed. */
function useStartPageAfterSignOut(status: Session['status']): void {
  const navigate = useNavigate();
  const before = useRef(status);
  useLayoutEffect(() => {
    if (before.current === 'signedIn' && status === 'signedOut') void navigate('/', { replace: true });
    before.current = status;
  }, [status, navigate]);
}

function visitorOf(session: Session): Visitor {
  if (session.status !== 'signedIn') return 'guest';
  return isProfileComplete(session.user) ? 'player' : 'newcomer';
}
