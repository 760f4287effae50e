import { setAppBadge } from '#pwa/app-badge.ts';
import { checkWithoutEval } from './server/calls/check-without-eval.ts';
import { knowsPush } from './server/push-endpoint.ts';
import { startSession } from './session/session.ts';
import { onSignIn, onSignOut } from './session/session-store.ts';
import { syncState } from './sync/sync-state.ts';

/** Only for whom it holds something, or may have. */
const device = () => import('./device.ts');

/** Starts the session and what goes with it: to be called once, before the first screen. */
export function startData(): void {
  checkWithoutEval();
  onSignIn(async () => {
    if (knowsPush()) await (await device()).renewPush();
  });
  syncState.subscribe(() => {
    const state = syncState.get();
    // What can't be loaded now comes with the next start.
    if (knowsPush())
      void device()
        .then(({ followSession }) => followSession(state))
        .catch(() => undefined);
  });
  onSignOut(async () => (await device()).clearDevice());
  onSignOut(() => setAppBadge(navigator, 0));
  startSession();
}
