import { onWorkerMessage } from '#pwa/worker-messages.ts';
import { checkWithoutEval } from './server/check-without-eval.ts';
import { renewPush, turnPushOff } from './server/web-push.ts';
import { startSession } from './session/session.ts';
import { onSignIn, onSignOut } from './session/session-store.ts';
import { wakeSync } from './sync/sync.ts';

/** Starts the session and what goes with it: to be called once, before the first screen. */
export function startData(): void {
  checkWithoutEval();
  onSignIn(renewPush);
  onSignOut(turnPushOff);
  onWorkerMessage('flush', () => wakeSync('at once'));
  startSession();
}
