import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { isHeldBack } from '#data/server/network.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** What is said of a change: the same either way, or other words where it waits to be sent. */
export type Said = string | { done: string; later: string };

/** Does something about a team and says so, as done only where it can be sent; answers whether it stands. */
export async function change<Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  said?: Said,
): Promise<boolean> {
  const result = await mutate(mutator, args);
  if (!result.ok) toast({ ...refusalText(mutator.name, result.message, messages.failed), tone: 'danger' });
  else if (said) toast({ title: wordsOf(said), tone: 'success' });
  return result.ok;
}

function wordsOf(said: Said): string {
  if (typeof said === 'string') return said;
  return isHeldBack() ? said.later : said.done;
}
