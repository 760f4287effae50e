import { playerName } from '#data/player-name.ts';
import { messages } from './messages.ts';

/** What the player may call somebody; once asked, by what they were called then. */
export const nameOf = (player: Parameters<typeof playerName>[0], askedAs = ''): string =>
  playerName(player, askedAs || messages.unknown);
