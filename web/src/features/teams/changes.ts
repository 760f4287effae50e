import type { MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import type { OutboxMutation } from 'sync-protocol/wire';
import { act, type Said } from '#data/rows/act.ts';
import { messages } from './messages.ts';

/** Does something about a team and says so; answers whether it stands. */
export const change = <Args extends OutboxMutation['args']>(
  mutator: Mutator<MutationName, Args>,
  args: NoInfer<Args>,
  said?: Said,
): Promise<boolean> => act(mutator, args, said, messages.failed);
