import type { PlayerCard } from 'sync-protocol/contract/teams';
import { messages } from './messages.ts';

/** What somebody is called, as far as the viewer may know; undefined: nobody has told this phone yet. */
export function nameOf(card: PlayerCard | undefined): string {
  if (!card) return messages.unknownPlayer;
  return `${card.firstName} ${card.lastName}`.trim() || card.displayName || messages.privatePlayer;
}
