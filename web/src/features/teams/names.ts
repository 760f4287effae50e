import type { PlayerCard } from 'sync-protocol/contract/teams';
import { playerName } from '#data/player-name.ts';
import { messages } from './messages.ts';

/** What somebody is called, as far as the viewer may know; undefined: nobody has told this phone yet. */
export const nameOf = (card: PlayerCard | undefined): string =>
  playerName(card, card ? messages.privatePlayer : messages.unknownPlayer);
