import { type APIRequestContext, expect } from '@playwright/test';
import { clientGroupId, newId, regimenId, userId, type UserRegimenId } from 'sync-protocol/ids';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { taskIdOf } from 'sync-protocol/rules/derived-ids';
import { addDays, dayStart, HOUR_MS, trainingDay } from 'sync-protocol/rules/training-day';
import { PROTOCOL, type OutboxMutation } from 'sync-protocol/wire';
import type { Account } from './account.ts';
import { callAsApp } from './as-app.ts';
import type { Database } from '../server/database.ts';
import { catalogOf } from './player-steps.ts';
import { ZONE } from './zone.ts';
import type { ProductServer } from '../server/server.ts';

/** How long ago the account of somebody with a past was made. */
const JOINED_DAYS_AGO = 60;

/** The training day that it is for the accounts of tests. */
export function today(): string {
  return trainingDay(Date.now(), ZONE);
}

/** Gives an account a past to have trained in. */
async function joinedLongAgo(sql: Database['query'], { id }: Account): Promise<void> {
  await sql(`update users set created_at = now() - make_interval(days => $2) where id = $1`, [
    id,
    JOINED_DAYS_AGO,
  ]);
}

/** A phone of a player's that was used on past days, and sends all of it now. */
export class PastPhone {
  readonly #request: APIRequestContext;
  readonly #server: Pick<ProductServer, 'url'>;
  readonly #account: Account;
  readonly #mutations: OutboxMutation[] = [];
  #program: UserRegimenId | undefined;

  private constructor(request: APIRequestContext, server: Pick<ProductServer, 'url'>, account: Account) {
    this.#request = request;
    this.#server = server;
    this.#account = account;
  }

  /** A phone of a player who, from now on, joined long ago. */
  static async of(
    request: APIRequestContext,
    server: Pick<ProductServer, 'url'>,
    account: Account,
    sql: Database['query'],
  ): Promise<PastPhone> {
    await joinedLongAgo(sql, account);
    return new PastPhone(request, server, account);
  }

  /** Starts the first programs of the catalog so many days ago; what is trained is the first of them. */
  async started(daysAgo: number, count = 1): Promise<void> {
    for (const [index, { id }] of (await catalogOf(this.#request)).slice(0, count).entries()) {
      const enrolment = newId<UserRegimenId>();
      this.#program ??= enrolment;
      const args = { userRegimenId: enrolment, regimenId: regimenId.parse(id) };
      this.did(daysAgo, 'userRegimen.start', args, index - count);
    }
  }

  /** Does something so many days ago, at ten in the morning or so much later. */
  did<Name extends MutationName>(daysAgo: number, name: Name, args: MutationArgs<Name>, laterMs = 0): void {
    const day = addDays(today(), -daysAgo);
    const at = new Date(dayStart(day, ZONE) + 8 * HOUR_MS + laterMs).toISOString();
    this.#mutations.push({ lane: 'core', id: this.#mutations.length + 1, name, args, at, day, tz: ZONE });
  }

  /** Completes the first tasks of a day, of the first program that was started. */
  trained(daysAgo: number, tasks = 6): void {
    if (!this.#program) throw new Error('no program was started');
    const of = {
      userId: userId.parse(this.#account.id),
      day: addDays(today(), -daysAgo),
      userRegimenId: this.#program,
    };
    for (let slot = 0; slot < tasks; slot++) {
      const { day, userRegimenId } = of;
      const args = { taskId: taskIdOf({ ...of, slot, counter: 0 }), day, userRegimenId, slot };
      this.did(daysAgo, 'task.setCompleted', { ...args, completed: true }, slot * 60_000);
    }
  }

  async send(): Promise<void> {
    const push = {
      protocol: PROTOCOL,
      clientGroup: clientGroupId.parse(newId()),
      clientNow: new Date().toISOString(),
      mutations: this.#mutations.splice(0),
    };
    const { results } = await callAsApp<{ results: { status: string }[] }>(
      this.#request,
      this.#server,
      'POST /api/sync/push',
      push,
    );
    expect(results.filter(({ status }) => status !== 'applied')).toEqual([]);
  }
}

/** Lets a player have started programs and trained: so many tasks on each of the last days, the last yesterday. */
export async function trainedBefore(
  request: APIRequestContext,
  server: Pick<ProductServer, 'url'>,
  account: Account,
  sql: Database['query'],
  tasksOfDays: readonly number[],
  programs = 1,
): Promise<void> {
  const past = await PastPhone.of(request, server, account, sql);
  await past.started(tasksOfDays.length, programs);
  for (const [index, tasks] of tasksOfDays.entries()) past.trained(tasksOfDays.length - index, tasks);
  await past.send();
}

/** Makes all that an account has on record a week older: what came with the last push was a week ago. */
export async function weekGoesBy(sql: Database['query'], { id }: Account): Promise<void> {
  const dated = await sql(
    `select c.table_name as name, bool_or(c.column_name = 'day') as of_days,
       string_agg(format('%1$I = %1$I - interval ''7 days''', c.column_name), ', ') as older
     from information_schema.columns c
     join information_schema.columns s using (table_schema, table_name)
     where c.table_schema = current_schema() and s.column_name = 'scope'
       and c.data_type in ('date', 'timestamp with time zone')
     group by c.table_name`,
  );
  for (const { name, of_days, older } of dated) {
    // Ids of what is of a day are made of the day.
    const changes = of_days ? `id = gen_random_uuid(), ${String(older)}` : String(older);
    await sql(`update ${String(name)} set ${changes} where scope = 'user:' || $1`, [id]);
  }
}

/**
 * Lets the next look at a leaderboard show strangers as they are then, not as they were up to a quarter of an hour ago:
 * the database forgets it, and the server, which holds it in memory, begins anew.
 */
export async function boardsAnew(
  sql: Database['query'],
  server: Pick<ProductServer, 'stop' | 'start'>,
): Promise<void> {
  await sql('delete from board_snapshots');
  await server.stop();
  await server.start();
}
