import { setAppBadge } from '#pwa/app-badge.ts';
import { checkWithoutEval } from './server/check-without-eval.ts';
import { knowsPush } from './server/push-endpoint.ts';
import { startSession } from './session/session.ts';
import { onSignIn, onSignOut } from './session/session-store.ts';

/** Only for whom there are messages, or may have been. */
const webPush = () => import('./server/web-push.ts');

/** Starts the session and what goes with it: to be called once, before the first screen. */
export function startData(): void {
  checkWithoutEval();
  onSignIn(async () => {
    if (knowsPush()) await (await webPush()).renewPush();
  });
  onSignOut(async () => (await webPush()).turnPushOff());
  onSignOut(() => setAppBadge(navigator, 0));
  startSession();
}
