import { forgetShared } from '#pwa/shared-file.ts';
import { turnPushOff } from './server/web-push.ts';
import { now } from './clock.ts';
import { broughtAt, TEAM_CODE } from './team-code.ts';

// What a browser itself holds of a player, beside their database; loaded when it is needed.

export { followSession, renewPush } from './server/web-push.ts';

/** A start that finds that it was logged out from elsewhere brings the next one's code with it. */
const JUST_BROUGHT_MS = 10_000;

/** Lets go of it: whoever has the phone next gets no message, no file and no team's code that was meant for them. */
export async function clearDevice(): Promise<void> {
  // A browser that keeps nothing throws where storage is named at all.
  const forgetTeamCode = async () => {
    if (!(Math.abs(now() - broughtAt(localStorage.getItem(TEAM_CODE))) < JUST_BROUGHT_MS))
      localStorage.removeItem(TEAM_CODE);
  };
  await Promise.allSettled([turnPushOff(), forgetShared(), forgetTeamCode()]);
}
