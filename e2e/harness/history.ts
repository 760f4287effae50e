import { type APIRequestContext, expect } from '@playwright/test';
import { clientGroupId, newId, userId, userRegimenId } from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/mutators';
import { taskIdOf } from 'sync-protocol/rules/derived-ids';
import { addDays, dayStart, trainingDay } from 'sync-protocol/rules/training-day';
import { PROTOCOL, type OutboxMutation } from 'sync-protocol/wire';
import type { Account } from './account.ts';
import type { ProductServer } from './server.ts';

/** Where the accounts of tests live. */
export const ZONE = 'America/Chicago';
const HOUR_MS = 3_600_000;

/** The training day that it is for the accounts of tests. */
export function today(): string {
  return trainingDay(Date.now(), ZONE);
}

/** A phone of a player's that was used on past days, and sends all of it now. */
export class PastPhone {
  readonly #request: APIRequestContext;
  readonly #server: Pick<ProductServer, 'url'>;
  readonly #account: Account;
  readonly #mutations: OutboxMutation[] = [];

  constructor(request: APIRequestContext, server: Pick<ProductServer, 'url'>, account: Account) {
    this.#request = request;
    this.#server = server;
    this.#account = account;
  }

  /** Does something so many days ago, at ten in the morning or so much later. */
  did<Name extends MutationName>(daysAgo: number, name: Name, args: MutationArgs<Name>, laterMs = 0): void {
    const day = addDays(today(), -daysAgo);
    const at = new Date(dayStart(day, ZONE) + 8 * HOUR_MS + laterMs).toISOString();
    this.#mutations.push({ lane: 'core', id: this.#mutations.length + 1, name, args, at, day, tz: ZONE });
  }

  /** Completes the first tasks of a day, of the only program that the player has. */
  async trained(daysAgo: number, tasks = 6): Promise<void> {
    const answer = await this.#request.get(`/api/users/${this.#account.id}/regimens`);
    const [enrolment] = (await answer.json()) as { id: string }[];
    const of = {
      userId: userId.parse(this.#account.id),
      day: addDays(today(), -daysAgo),
      userRegimenId: userRegimenId.parse(enrolment?.id),
    };
    for (let slot = 0; slot < tasks; slot++) {
      const { day, userRegimenId: program } = of;
      const args = { taskId: taskIdOf({ ...of, slot, counter: 0 }), day, userRegimenId: program, slot };
      this.did(daysAgo, 'task.setCompleted', { ...args, completed: true }, slot * 60_000);
    }
  }

  async send(): Promise<void> {
    const response = await this.#request.post('/api/sync/push', {
      data: {
        protocol: PROTOCOL,
        clientGroup: clientGroupId.parse(newId()),
        clientNow: new Date().toISOString(),
        mutations: this.#mutations,
      },
      headers: { Origin: this.#server.url },
    });
    expect(response.ok(), await response.text()).toBe(true);
    const { results } = (await response.json()) as { results: { status: string }[] };
    expect(results.filter(({ status }) => status !== 'applied')).toEqual([]);
  }
}

/** Lets a player have trained: so many tasks on each of the last days, the last of them yesterday. */
export async function trainedBefore(
  request: APIRequestContext,
  server: Pick<ProductServer, 'url'>,
  account: Account,
  tasksOfDays: readonly number[],
): Promise<void> {
  const past = new PastPhone(request, server, account);
  for (const [index, tasks] of tasksOfDays.entries()) await past.trained(tasksOfDays.length - index, tasks);
  await past.send();
}
