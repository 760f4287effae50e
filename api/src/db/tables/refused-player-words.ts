import type { UserId } from 'sync-protocol/ids';

/**
 * Words that the operator took off a team, for each player who ran that team or wrote them. Written for any of the
 * player's teams they wait for the operator.
 */
export interface RefusedPlayerWordsTable {
  userId: UserId;
  words: string;
}
