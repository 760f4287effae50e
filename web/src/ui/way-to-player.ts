import { useSearchParams } from 'react-router-dom';

/** The parameter of an address that lays a player's profile over its screen. */
export const PLAYER = 'player';
/** The state of an entry of the history that one on the same screen, without the profile, comes before. */
export const OVER_SCREEN = 'over-screen';

/** The way to a player's profile over the screen that is open, which stays as its address has it. */
export function useWayToPlayer() {
  const [params] = useSearchParams();
  return (id: string) => {
    const search = new URLSearchParams(params);
    search.set(PLAYER, id);
    return { to: { search: search.toString() }, state: OVER_SCREEN };
  };
}

let lately: { id: string; name: string } | undefined;

/**
 * Notes what a row calls the player whom it leads to, to be said while nothing else is known of them. In memory: in the
 * browser's history a name would outlive a block or a log-out.
 */
export function noteName(id: string, name: string): void {
  lately = { id, name };
}

/** What this player was called where the way to them began. */
export const notedName = (id: string): string | undefined => (lately?.id === id ? lately.name : undefined);
