import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Does what is between two, offline too, and says so; answers whether it stands. */
export async function act<Args extends Record<string, unknown>>(
  mutator: Mutator<MutationName, Args>,
  args: Args,
  done: string,
): Promise<boolean> {
  const result = await mutate(mutator, args);
  if (result.ok) toast({ title: done, tone: 'success' });
  else toast({ ...refusalText(mutator.name, result.message, messages.failed), tone: 'danger' });
  return result.ok;
}
