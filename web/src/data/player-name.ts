import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';

type Named = Partial<Pick<KnownPlayer, 'firstName' | 'lastName' | 'displayName'>>;

/**
 * What a player is called: by the real name where it is seen, else by the username.
 * @param otherwise what to call somebody of whom nothing is known
 */
export function playerName(player: Named | undefined, otherwise = ''): string {
  const real = `${player?.firstName ?? ''} ${player?.lastName ?? ''}`.trim();
  return real || player?.displayName || otherwise;
}
