import type { CurrentUser } from 'sync-protocol/contract/session/session';
import { createStore } from '#ui/store.ts';
import { activePhone, closePhone, openPhone } from '../store/active-phone.ts';
import { atMost } from '../store/at-most.ts';
import { startSync, stopSync } from '../sync/sync.ts';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null; accountDeleted?: 'here' | 'elsewhere'; endedElsewhere?: true }
  /** Signed in on this phone, also with no connection and when the server's session has ended. */
  | { status: 'signedIn'; user: CurrentUser }
  | { status: 'error'; user: null; error: string };

type Visit = () => Promise<void> | void;

/** Nobody waits longer than this for what a sign-out cleans up elsewhere. */
const GOODBYE_MS = 3_000;

export const SIGNED_OUT = { status: 'signedOut', user: null } as const;

/** Who uses the app, and whether that is known yet. */
export const session = createStore<Session>({ status: 'loading', user: null });
const welcomes = new Set<Visit>();
const goodbyes = new Set<Visit>();

/** Who uses the app at the moment. */
export function currentSession(): Session {
  return session.get();
}

/** Resolves once it is known who uses the app, or that this can't be known. */
export async function sessionKnown(): Promise<void> {
  if (session.get().status !== 'loading') return;
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** Takes nobody to be signed in, until the server says otherwise: the page was made for a guest. */
export function beginAsGuest(): void {
  session.set(SIGNED_OUT);
}

/** Calls `come` whenever a player's phone opens, also at a start with no connection. */
export function onSignIn(come: Visit): void {
  welcomes.add(come);
}

/** Calls `leave` whenever a player signs out on this phone: what it holds of them has to go. */
export function onSignOut(leave: Visit): void {
  goodbyes.add(leave);
}

/** Opens the player's phone. */
export function enter(user: CurrentUser): void {
  const standing = activePhone();
  const phone = openPhone(user.id, user.timezone);
  session.set({ status: 'signedIn', user });
  if (standing === phone) return;
  startSync(phone);
  void visit(welcomes);
}

/** Closes the player's phone; its data stays where it is. */
export function leave(why: { endedElsewhere?: true } = {}): void {
  stopSync();
  closePhone();
  session.set({ ...SIGNED_OUT, ...why });
}

async function visit(visits: ReadonlySet<Visit>): Promise<void> {
  await Promise.allSettled([...visits].map(async (one) => one()));
}

/** Lets whatever holds something of the player elsewhere let go of it. */
export async function sayGoodbye(): Promise<void> {
  await atMost(GOODBYE_MS, visit(goodbyes));
}
