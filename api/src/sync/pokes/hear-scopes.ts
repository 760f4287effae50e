import type { UserId } from 'sync-protocol/ids';
import { userScope } from '#db/scopes.ts';
import type { SyncDeps } from '../deps.ts';
import { scopesOf } from '../scopes.ts';
import type { SentPoke } from './poke-bus.ts';

type HearingDeps = Pick<SyncDeps, 'db' | 'pokes' | 'halves'>;

/**
 * Tells of every poke of the scopes that a player holds, their own from now on, the others once it is known which they
 * are. Whoever joins or leaves hears so in their own scope: it is then asked anew, unless the poke says that nobody did.
 * @returns ends it
 */
export async function hearScopes(
  deps: HearingDeps,
  player: UserId,
  hear: (poke: SentPoke) => void,
): Promise<() => void> {
  const own = userScope(player);
  const hearOne = (poke: SentPoke) => {
    hear(poke);
    if (poke.scope === own && !(poke.keepsScopes && isAnswered)) askAnew();
  };
  let heard: readonly string[] = [own];
  let end = deps.pokes.subscribe(heard, hearOne);
  let isOver = false;
  const stop = () => {
    isOver = true;
    end();
  };
  const ask = async () => {
    const held = await scopesOf(deps, deps.db.kysely, player);
    if (isOver || held.join() === heard.join()) return [];
    const added = held.filter((scope) => !heard.includes(scope));
    end();
    heard = held;
    end = deps.pokes.subscribe(heard, hearOne);
    return added;
  };
  // One at a time: of two answers the older one may come last.
  let isAsking = true;
  let isOutdated = false;
  // After an answer that did not come any poke is a reason to ask.
  let isAnswered = true;
  const askAnew = () => {
    isOutdated = true;
    if (!isAsking) void askWhileOutdated();
  };
  const askWhileOutdated = async () => {
    isAsking = true;
    while (isOutdated) {
      isOutdated = false;
      const added = await ask().catch(() => undefined);
      isAnswered = added !== undefined;
      // What a new scope was poked with until now nobody has heard.
      for (const scope of added ?? []) hear({ scope, seq: 0, sender: null });
    }
    isAsking = false;
  };
  try {
    await ask();
  } catch (error) {
    stop();
    throw error;
  }
  void askWhileOutdated();
  return stop;
}
