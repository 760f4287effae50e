import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation } from 'sync-protocol/wire';

/** The file that has to go before a mutation; null if it has none. What is said of a story later waits for no file. */
export function fileOf({ name, args }: Pick<OutboxMutation, 'name' | 'args'>): string | null {
  if (name !== 'story.post' || args['isWithdrawn'] === true) return null;
  return mediaIdOf(String(args['mediaUrl']));
}
