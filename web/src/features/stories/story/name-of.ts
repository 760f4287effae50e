import type { StoryAnswer } from 'sync-protocol/contract/stories';
import { playerName } from '#data/player-name.ts';
import { messages } from '../messages.ts';

type Named = Pick<StoryAnswer['user'], 'displayName' | 'firstName' | 'lastName' | 'hideRealName'>;

/** What a player is called: by the username where the real name is hidden, in their own stories too. */
export const nameOf = ({ hideRealName, ...user }: Named): string =>
  playerName(hideRealName ? { displayName: user.displayName } : user, messages.unknown);
