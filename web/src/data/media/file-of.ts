import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation } from 'sync-protocol/wire';

/** The file that has to go before a mutation; null if it has none. What is said of a story later waits for no file. */
export function fileOf({ name, args }: Pick<OutboxMutation, 'name' | 'args'>): string | null {
  if (name !== 'story.post' || args['isWithdrawn'] === true) return null;
  return mediaIdOf(String(args['mediaUrl']));
}

/** As what a phone keeps a file that is not with the server, as far as it knows: it waits, or the player holds it back. */
export const UNSENT_STATES = ['waiting', 'paused'] as const;

/**
 * What may go of an outbox, for page and worker alike: all but what waits for a file that was not sent, and what comes
 * after that. Only `media` has such, and comes last.
 */
export function withoutLate(waiting: OutboxMutation[], unsentFiles: readonly string[]): OutboxMutation[] {
  const unsent = new Set(unsentFiles);
  const late = unsent.size > 0 ? waiting.findIndex((mutation) => unsent.has(fileOf(mutation) ?? '')) : -1;
  return late === -1 ? waiting : waiting.slice(0, late);
}
