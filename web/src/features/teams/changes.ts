import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { mutate } from '#data/rows/mutate.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages } from './messages.ts';

/** Does something about a team and says so; answers whether it stands. */
export async function change<Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  done?: string,
): Promise<boolean> {
  const result = await mutate(name, args);
  if (!result.ok) toast({ title: messages.failed, text: result.message, tone: 'danger' });
  else if (done) toast({ title: done, tone: 'success' });
  return result.ok;
}
