import type { CurrentUser } from 'sync-protocol/contract/session/session';
import type { UserId } from 'sync-protocol/ids';
import { isRecord } from '../is-record.ts';

const KEY = 'volleypath.session';

/** What this browser remembers of who is signed in; local storage, so that the first paint need not wait. */
export interface StoredSession {
  user: CurrentUser | null;
  /** The server has not heard yet that the player signed out. */
  isLogoutDue: boolean;
  /** Why nobody is signed in: the session was ended from elsewhere. All tabs say so. */
  endedElsewhere?: true;
  /** Grows whenever someone signs in or out: an answer that was asked for in an earlier turn is out of date. */
  turn: number;
  /** Whose data is still to be removed from this phone. */
  purges: readonly DuePurge[];
}

export interface DuePurge {
  userId: UserId;
  /** What becomes of what was never sent. */
  unsent: 'keep' | 'discard';
}

const NOBODY: StoredSession = { user: null, isLogoutDue: false, turn: 0, purges: [] };

export function readStoredSession(): StoredSession {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (!isRecord(stored)) return NOBODY;
    const isUser = isRecord(stored.user) && typeof stored.user.id === 'string';
    return {
      user: isUser ? (stored.user as CurrentUser) : null,
      isLogoutDue: stored.isLogoutDue === true,
      turn: Number(stored.turn) || 0,
      purges: Array.isArray(stored.purges) ? stored.purges.filter(isPurge) : [],
      ...(stored.endedElsewhere === true && { endedElsewhere: true }),
    };
  } catch {
    return NOBODY;
  }
}

function isPurge(noted: unknown): noted is DuePurge {
  return (
    isRecord(noted) &&
    typeof noted.userId === 'string' &&
    (noted.unsent === 'keep' || noted.unsent === 'discard')
  );
}

/** Remembers a session; an e-mail address and a birth date are not for keeping on a phone that others may hold. */
export function storeSession({ user, ...rest }: StoredSession): void {
  localStorage.setItem(KEY, JSON.stringify({ user: user && { ...user, email: '', birth: null }, ...rest }));
}

/** Whose phone this is at the moment, as every tab sees it. */
export function activeUserId(): UserId | undefined {
  return readStoredSession().user?.id;
}

/** Calls back when another tab has signed someone in or out. */
export function onSessionElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
