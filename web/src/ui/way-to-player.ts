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
