import { type APIRequestContext, expect } from '@playwright/test';
import type { ClientGroupId, UserId, UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { taskIdOf } from 'sync-protocol/rules/derived-ids';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { type OutboxMutation, PROTOCOL, type PushRequest } from 'sync-protocol/wire';
import type { Account } from './account.ts';
import type { ProductServer } from './server.ts';

const DAY_MS = 86_400_000;
const ZONE = 'America/Chicago';

/**
 * Lets a player who runs a program have trained: so many tasks on each of the last days, the earliest first and
 * the last of them yesterday, as a phone that was offline until now reports it.
 */
export async function trainBefore(
  request: APIRequestContext,
  server: Pick<ProductServer, 'url'>,
  account: Account,
  tasksOfDays: readonly number[],
): Promise<void> {
  const [enrolment] = (await (await request.get(`/api/users/${account.id}/regimens`)).json()) as {
    id: UserRegimenId;
  }[];
  if (!enrolment) throw new Error(`${account.displayName} runs no program.`);
  const now = Date.now();
  const mutations = tasksOfDays.flatMap((count, index) => {
    const at = now - (tasksOfDays.length - index) * DAY_MS;
    return Array.from({ length: count }, (_, slot) => completion(account, enrolment.id, slot, at));
  });
  const body: PushRequest = {
    protocol: PROTOCOL,
    clientGroup: newId<ClientGroupId>(),
    clientNow: new Date(now).toISOString(),
    mutations: mutations.map((mutation, index) => ({ ...mutation, id: index + 1 })),
  };
  const response = await request.post('/api/sync/push', { data: body, headers: { Origin: server.url } });
  expect(response.ok(), await response.text()).toBe(true);
}

function completion(
  { id }: Account,
  userRegimenId: UserRegimenId,
  slot: number,
  at: number,
): Omit<OutboxMutation, 'id'> {
  const day = trainingDay(at, ZONE);
  const taskId = taskIdOf({ userId: id as UserId, day, userRegimenId, slot, counter: 0 });
  return {
    lane: 'core',
    name: 'task.setCompleted',
    args: { taskId, day, userRegimenId, slot, completed: true },
    at: new Date(at + slot).toISOString(),
    day,
    tz: ZONE,
  };
}
