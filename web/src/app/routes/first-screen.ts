import { readAhead } from '#data/rows/read-ahead.ts';
import type { Session } from '#data/session/session-store.ts';
import { accessAt } from './access.ts';
import { routeAt } from './route-table.ts';
import { SCREENS, type ScreenName } from './screens.ts';
import { visitorOf } from './visitor.ts';

/**
 * Fetches the screen that the app starts with, if it is known who looks, and what Home shows; resolves when it is
 * there, or can't be had. Who shows it before gets a skeleton instead, which React leaves standing for a while.
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
  const rows = access.show === 'home' && readAhead(isShown);
  await Promise.all([SCREENS[access.show].fetch(), rows]);
}
