import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from '#data/session/session-store.ts';
import { useSession } from '#data/session/session.ts';
import { dropToast, toast } from '#ui/layers/toast-store.ts';
import { visitorOf } from './visitor.ts';
import { AuthError } from './auth-error.tsx';
import { messages } from '../messages.ts';
import { Splash } from '../frame/splash.tsx';
import { AppRoutes } from './app-routes.tsx';

/** Waits for the session to be known, then shows what it allows. */
export function SessionGate() {
  const session = useSession();
  usePageAfterSignOut(session);
  const turn = useTurn(session.user?.id);
  if (session.status === 'loading') return <Splash />;
  if (session.status === 'error') return <AuthError text={session.error} />;
  return <AppRoutes key={turn} visitor={visitorOf(session)} />;
}

/**
 * Counts who has the app right after somebody else, as another tab may have it while this one sleeps: what one player did
 * on a screen is not there for the next.
 */
function useTurn(player: string | undefined): number {
  const [last, setLast] = useState({ player, turn: 0 });
  if (player !== last.player) setLast({ player, turn: player && last.player ? last.turn + 1 : last.turn });
  const { turn } = last;
  useLayoutEffect(() => {
    if (turn > 0) dropToast();
  }, [turn]);
  return turn;
}

/**
 * Whoever signs out, in this tab or in another, is back at the start page, not before a door that has closed; whose
 * account is no more, or who was signed out on another device, is before the door.
 */
function usePageAfterSignOut(session: Session): void {
  const navigate = useNavigate();
  const { status } = session;
  const before = useRef(status);
  const deleted = session.status === 'signedOut' ? session.accountDeleted : undefined;
  const isEnded = session.status === 'signedOut' && session.endedElsewhere === true;
  useLayoutEffect(() => {
    if (before.current === 'signedIn' && status === 'signedOut') {
      dropToast();
      void navigate(deleted || isEnded ? '/auth' : '/', { replace: true });
    }
    before.current = status;
  }, [status, deleted, isEnded, navigate]);
  useEffect(() => {
    if (deleted === 'elsewhere') toast({ title: messages.deleted.title, text: messages.deleted.text });
  }, [deleted]);
  useEffect(() => {
    if (isEnded) toast({ title: messages.ended.title, text: messages.ended.text });
  }, [isEnded]);
}
