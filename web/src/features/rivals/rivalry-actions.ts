import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { UserId } from 'sync-protocol/ids';
import { mutate } from '#data/rows/mutate.ts';
import { forgetAnswers } from '#data/server/query-client.ts';
import { toast } from '#ui/layers/toast-store.ts';
import { messages as text } from './messages.ts';

/** What was fetched and tells what two players are to each other. */
const WITH_TIES = ['person', 'person-stats', 'leaderboard', 'own-rank', 'player-search'];

/** Does it, offline too, and says so; answers whether it stands. */
async function act<Name extends MutationName>(
  name: Name,
  args: MutationArgs<Name>,
  done: string,
  failed: string,
): Promise<boolean> {
  const result = await mutate(name, args);
  if (result.ok) toast({ title: done, tone: 'success' });
  else toast({ title: failed, text: result.message, tone: 'danger' });
  if (result.ok) void forgetAnswers(WITH_TIES);
  return result.ok;
}

export const request = (args: MutationArgs<'rival.request'>) =>
  act('rival.request', args, text.request.sent, text.request.sendFailed);

export const accept = (rivalId: UserId) =>
  act('rival.accept', { rivalId }, text.toasts.accepted, text.failed);

export const decline = (rivalId: UserId) =>
  act('rival.decline', { rivalId }, text.toasts.declined, text.failed);

export const withdraw = (rivalId: UserId) =>
  act('rival.withdraw', { rivalId }, text.toasts.withdrawn, text.failed);

export const remove = (rivalId: UserId) => act('rival.remove', { rivalId }, text.toasts.removed, text.failed);
