import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import { toast } from '#ui/layers/toast-store.ts';
import { isHeldBack } from '../server/network.ts';
import { mutate } from './mutate.ts';
import { refusalText } from './refusal-text.ts';

/** What is said of what is done: the same either way, or other words where it waits to be sent. */
export type Said = string | { done: string; later: string } | { title: string; text: string };

/**
 * Does something, offline too, and says so, or why not.
 * @param otherwise the title of a refusal that has none of its own
 * @returns whether it stands
 */
export async function act<Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  said?: Said,
  otherwise?: string,
): Promise<boolean> {
  const result = await mutate(mutator, args);
  if (!result.ok) toast({ ...refusalText(mutator.name, result, otherwise), tone: 'danger' });
  else if (said) toast({ ...wordsOf(said), tone: 'success' });
  return result.ok;
}

function wordsOf(said: Said): { title: string; text?: string } {
  if (typeof said === 'string') return { title: said };
  if ('title' in said) return said;
  return { title: isHeldBack() ? said.later : said.done };
}
