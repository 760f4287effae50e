import { readAhead } from '#data/rows/read-ahead.ts';
import type { Session } from '#data/session/session-store.ts';
import { accessAt } from './access.ts';
import { routeAt } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { visitorOf } from './visitor.ts';

/** A screen that takes longer gets a skeleton; so does none that the phone holds. */
const PATIENCE_MS = 500;

/**
 * Fetches the screen that the app starts with, if it is known who looks, and what Home shows; resolves when it is
 * there, or soon. React would show a skeleton instead, and once it shows one leave it standing for a while.
 * @param isShown resolves when the first screen stands
 */
export async function fetchFirstScreen(
  session: Session,
  pathname: string,
  isShown: Promise<void>,
): Promise<void> {
  if (session.status !== 'signedIn' && session.status !== 'signedOut') return;
  const access = accessAt<ScreenName>(routeAt(pathname)?.row, visitorOf(session));
  if ('goTo' in access || access.show === 'signInFirst' || access.show === 'notFound') return;
  const soon = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const rows = access.show === 'home' && readAhead(isShown);
  await Promise.race([Promise.all([SCREENS[access.show].fetch(), rows]), soon]);
}
