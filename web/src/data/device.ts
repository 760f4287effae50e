import { forgetShared } from '#pwa/shared-file.ts';
import { turnPushOff } from './server/web-push.ts';
import { TEAM_CODE } from './team-code.ts';

// What a browser itself holds of a player, beside their database; loaded when it is needed.

export { followSession, renewPush } from './server/web-push.ts';

/** Lets go of it: whoever has the phone next gets no message, no file and no team's code that was meant for them. */
export async function clearDevice(): Promise<void> {
  // A browser that keeps nothing throws where storage is named at all. Who stands at a team's door has just come with it.
  const forgetTeamCode = async () => {
    if (!location.search.includes('code=')) localStorage.removeItem(TEAM_CODE);
  };
  await Promise.allSettled([turnPushOff(), forgetShared(), forgetTeamCode()]);
}
