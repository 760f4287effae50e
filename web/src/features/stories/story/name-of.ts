import type { StoryAnswer } from 'sync-protocol/contract/stories';
import { messages } from '../messages.ts';

type Named = Pick<StoryAnswer['user'], 'displayName' | 'firstName' | 'lastName' | 'hideRealName'>;

/** What a player is called: by the username where the real name is hidden. */
export function nameOf({ displayName, firstName, lastName, hideRealName }: Named): string {
  const real = hideRealName ? '' : `${firstName} ${lastName}`.trim();
  return real || displayName || messages.unknown;
}
