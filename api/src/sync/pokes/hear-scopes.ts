import type { UserId } from 'sync-protocol/ids';
import { userScope } from '#db/scopes.ts';
import type { SyncDeps } from '../deps.ts';
import { scopesOf } from '../scopes.ts';
import type { SentPoke } from './poke-bus.ts';

type HearingDeps = Pick<SyncDeps, 'db' | 'pokes' | 'halves' | 'now'>;

/** An answer is believed for as long: the poke that said otherwise may have been lost between two nodes. */
const BELIEVED_MS = 60_000;

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
  // After an answer that is old or did not come any poke is a reason to ask.
  let believedUntil = 0;
  const hearOne = (poke: SentPoke) => {
    hear(poke);
    if (poke.scope === own && !(poke.keepsScopes && deps.now().getTime() < believedUntil)) askAnew();
  };
  let heard: readonly string[] = [own];
  let end = deps.pokes.subscribe(heard, hearOne);
  let isOver = false;
  const stop = () => {
    isOver = true;
    end();
  };
  const ask = async () => {
    const askedAt = deps.now().getTime();
    const held = await scopesOf(deps, deps.db.kysely, player);
    believedUntil = askedAt + BELIEVED_MS;
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
  const askAnew = () => {
    isOutdated = true;
    if (!isAsking) void askWhileOutdated();
  };
  const askWhileOutdated = async () => {
    isAsking = true;
    while (isOutdated) {
      isOutdated = false;
      believedUntil = 0;
      const added = await ask().catch(() => []);
      // What a new scope was poked with until now nobody has heard.
      for (const scope of added) hear({ scope, seq: 0, sender: null });
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
