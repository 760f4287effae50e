import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { Mutator } from 'sync-protocol/mutations/mutation';
import {
  rivalAccept,
  rivalDecline,
  rivalRemove,
  rivalRequest,
  rivalWithdraw,
} from 'sync-protocol/mutations/rivals/rivalry-changes';
import type { UserId } from 'sync-protocol/ids';
import { mutate } from '#data/rows/mutate.ts';
import { refusalText } from '#data/rows/refusal-text.ts';
import { forgetAnswers } from '#data/server/kept-answers.ts';
import { isOfflineNow } from '#data/server/network.ts';
import { queryClient } from '#data/server/query-client.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';

/** Does it, offline too, and says so; answers whether it stands. */
async function act<Args extends Record<string, unknown>>(
  mutator: Mutator<MutationName, Args>,
  args: Args,
  done: string,
): Promise<boolean> {
  const result = await mutate(mutator, args);
  if (result.ok) toast({ title: done, tone: 'success' });
  else toast({ ...refusalText(mutator.name, result.message, text.failed), tone: 'danger' });
  if (result.ok) void queryClient.invalidateQueries();
  return result.ok;
}

export const request = (args: MutationArgs<'rival.request'>) =>
  act(rivalRequest, args, isOfflineNow() ? text.request.sentLater : text.request.sent);

export const accept = (rivalId: UserId) => act(rivalAccept, { rivalId }, text.toasts.accepted);
export const decline = (rivalId: UserId) => act(rivalDecline, { rivalId }, text.toasts.declined);
export const withdraw = (rivalId: UserId) => act(rivalWithdraw, { rivalId }, text.toasts.withdrawn);

/** What was seen of somebody as a rival is forgotten with that. */
export async function remove(rivalId: UserId): Promise<boolean> {
  const isRemoved = await act(rivalRemove, { rivalId }, text.toasts.removed);
  if (isRemoved) await forgetAnswers();
  return isRemoved;
}
