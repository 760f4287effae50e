import type { TeamId, UserId } from 'sync-protocol/ids';

/**
 * That a player shared something lately, gave a team a code, challenged one, asked to be let into one or came into one, with
 * the code that it had; or that a team that they made got another name. Deleting it makes no room for more on that day, or in that hour.
 */
export interface SharesTable {
  userId: UserId;
  kind:
    | 'story'
    | 'comment'
    | 'file'
    | 'code'
    | 'challenge'
    | `${'name' | 'ask'} ${TeamId}`
    | `${'newcomer' | 'stranger'} ${string}`;
  at: string;
}
