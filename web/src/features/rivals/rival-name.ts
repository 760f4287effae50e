import type { KnownPlayer } from 'sync-protocol/entities/profile/known-player';
import { messages } from './messages.ts';

type Named = Partial<Pick<KnownPlayer, 'firstName' | 'lastName' | 'displayName'>>;

/** What the player may call somebody: the real name where it is seen, else the username. */
export function nameOf(player: Named | undefined, otherwise = ''): string {
  const real = `${player?.firstName ?? ''} ${player?.lastName ?? ''}`.trim();
  return real || player?.displayName || otherwise || messages.unknown;
}
