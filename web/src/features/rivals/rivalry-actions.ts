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
import { act, type Said } from '#data/rows/act.ts';
import { forgetAnswers } from '#data/server/answers/kept-answers.ts';
import { queryClient } from '#data/server/answers/query-client.ts';
import { messages as text } from './messages.ts';

/** What was fetched of others is asked for anew: who is a rival sees more. */
async function change<Args extends Record<string, unknown>>(
  mutator: Mutator<MutationName, Args>,
  args: Args,
  said: Said,
): Promise<boolean> {
  const isDone = await act(mutator, args, said);
  if (isDone) void queryClient.invalidateQueries();
  return isDone;
}

export const request = (args: MutationArgs<'rival.request'>) => change(rivalRequest, args, text.request.sent);

export const accept = (rivalId: UserId) => change(rivalAccept, { rivalId }, text.toasts.accepted);
export const decline = (rivalId: UserId) => change(rivalDecline, { rivalId }, text.toasts.declined);
export const withdraw = (rivalId: UserId) => change(rivalWithdraw, { rivalId }, text.toasts.withdrawn);

/** What was seen of somebody as a rival is forgotten with that. */
export async function remove(rivalId: UserId): Promise<boolean> {
  const isRemoved = await change(rivalRemove, { rivalId }, text.toasts.removed);
  if (isRemoved) await forgetAnswers();
  return isRemoved;
}
