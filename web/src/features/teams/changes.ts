import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Does something about a team and says so; answers whether it stands. */
export async function change<Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  done?: string,
): Promise<boolean> {
  const result = await mutate(mutator, args);
  if (!result.ok) toast({ ...refusalText(mutator.name, result.message, messages.failed), tone: 'danger' });
  else if (done) toast({ title: done, tone: 'success' });
  return result.ok;
}
