import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation } from 'sync-protocol/wire';

/** The file that has to go before a mutation; null if it has none. */
export function fileOf({ lane, args }: Pick<OutboxMutation, 'lane' | 'args'>): string | null {
  if (lane !== 'media' || args['isWithdrawn'] === true) return null;
  return mediaIdOf(String(args['mediaUrl']));
}
