import { mediaIdOf } from 'sync-protocol/rules/stories/story-media';
import type { OutboxMutation } from 'sync-protocol/wire';
import { isWithdrawn } from '../store/unsent.ts';

type Said = Pick<OutboxMutation, 'name' | 'args'>;

/** The file of the story that a mutation is about; null if it has none. */
export const storyFileOf = ({ args }: Pick<Said, 'args'>): string | null =>
  mediaIdOf(String(args['mediaUrl']));

/** The file that has to go before a mutation; null if it has none. What is said of a story later waits for no file. */
export function fileOf(mutation: Said): string | null {
  return mutation.name === 'story.post' && !isWithdrawn(mutation) ? storyFileOf(mutation) : null;
}

/** A mutation of which nothing comes any more. */
export const withdrawn = (mutation: OutboxMutation): OutboxMutation => ({
  ...mutation,
  args: { ...mutation.args, isWithdrawn: true },
});

/**
 * What may go of an outbox, for page and worker alike: all but what waits for a file that was not sent, and what comes
 * after that. Only `media` has such, and comes last.
 */
export function withoutLate(waiting: OutboxMutation[], unsent: readonly string[]): OutboxMutation[] {
  const late = waiting.findIndex((mutation) => unsent.includes(fileOf(mutation) ?? ''));
  return late === -1 ? waiting : waiting.slice(0, late);
}
