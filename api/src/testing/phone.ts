import * as calls from 'sync-protocol/contract/sync';
import { TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import { clientGroupId, userRegimenId, type UserRegimenId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { trainingDay } from 'sync-protocol/rules/training-day';
import {
  PROTOCOL,
  type Lane,
  type OutboxMutation,
  type PullAnswer,
  type PushAnswer,
  type PushRequest,
} from 'sync-protocol/wire';
import { packMutations, unpackChanges } from 'sync-protocol/wire-packing';
import type { TestApp } from './app.ts';
import { testRegimenId } from './catalog.ts';
import type { Answer, TestClient } from './client.ts';
import { signedIn, type TestUser } from './factories.ts';

type Row = Record<string, unknown>;

/** A device that talks to the server as the app does, and shows what it was told. */
export class TestPhone {
  readonly clientGroup = clientGroupId.parse(newId());
  readonly client: TestClient;
  readonly user: TestUser;
  readonly #world: TestApp;
  readonly #rows = new Map<TableName, Map<string, Row>>(TABLE_NAMES.map((table) => [table, new Map()]));
  readonly #lastId: Record<Lane, number> = { core: 0, media: 0 };
  cursor: string | undefined;
  /** How far the server said it had come, and what it refused. */
  lanes: Record<Lane, number> = { core: 0, media: 0 };
  rejected: PullAnswer['rejected'] = [];
  isPacked = true;

  constructor(world: TestApp, { user, client }: { user: TestUser; client: TestClient }) {
    this.#world = world;
    this.user = user;
    this.client = client;
  }

  /** The next mutation of a lane, tapped now. */
  mutation<Name extends MutationName>(
    name: Name,
    args: MutationArgs<Name>,
    other: Partial<OutboxMutation> = {},
  ): OutboxMutation {
    const lane = other.lane ?? 'core';
    const { now } = this.#world.clock;
    return {
      lane,
      id: (this.#lastId[lane] += 1),
      name,
      args,
      at: new Date(now).toISOString(),
      day: trainingDay(now, 'UTC'),
      tz: 'UTC',
      ...other,
    };
  }

  request(mutations: readonly OutboxMutation[], other: Partial<PushRequest> = {}): PushRequest {
    return {
      protocol: PROTOCOL,
      clientGroup: this.clientGroup,
      clientNow: new Date(this.#world.clock.now).toISOString(),
      ...(this.cursor !== undefined && { cursor: this.cursor }),
      ...(this.isPacked && { packed: true as const }),
      mutations: this.isPacked ? packMutations(mutations) : [...mutations],
      ...other,
    };
  }

  /** Sends a push, whatever comes of it. */
  send(mutations: readonly OutboxMutation[], other: Partial<PushRequest> = {}): Promise<Answer> {
    return this.client.call(calls.push, { body: this.request(mutations, other) });
  }

  /** Sends a push that must succeed, and applies the page that comes with it. */
  async push(...mutations: OutboxMutation[]): Promise<PushAnswer> {
    const answer = await this.client.ok(calls.push, { body: this.request(mutations) });
    if (answer.pull) this.apply(answer.pull);
    return answer;
  }

  /** Pulls one page and applies it. */
  async pullPage(): Promise<PullAnswer> {
    const answer = await this.client.ok(calls.pull, {
      query: {
        clientGroup: this.clientGroup,
        ...(this.cursor !== undefined && { cursor: this.cursor }),
        ...(this.isPacked && { packed: '1' as const }),
      },
    });
    this.apply(answer);
    return answer;
  }

  /** Pulls until nothing is left; answers the pages. */
  async pull(): Promise<PullAnswer[]> {
    const pages = [await this.pullPage()];
    while (pages.at(-1)?.more) pages.push(await this.pullPage());
    return pages;
  }

  apply({ changes, cursor, lanes, rejected, reset }: PullAnswer): void {
    if (reset) for (const rows of this.#rows.values()) rows.clear();
    for (const change of unpackChanges(changes)) {
      const rows = this.#rows.get(change.table) ?? new Map<string, Row>();
      if ('del' in change) rows.delete(change.del);
      else rows.set(String(change.put.id), { ...rows.get(String(change.put.id)), ...change.put });
    }
    this.cursor = cursor;
    this.lanes = lanes;
    this.rejected.push(...rejected);
  }

  /** What it shows of a table, by id. */
  rows<T extends TableName>(table: T): RowOf<T>[] {
    const rows = [...(this.#rows.get(table) ?? new Map<string, Row>()).values()];
    return rows.sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1)) as RowOf<T>[];
  }

  /** One of the tasks that the phone has. @throws when it has none there */
  task(index = 0): RowOf<'tasks'> {
    const found = this.rows('tasks')[index];
    if (!found) throw new Error('no such task');
    return found;
  }

  /** Everything that it shows. */
  everything(): Record<string, Row[]> {
    return Object.fromEntries(TABLE_NAMES.map((table) => [table, this.rows(table)]));
  }

  /** A moment of a past day, for `mutation`. */
  ago(days: number): Pick<OutboxMutation, 'at' | 'day'> {
    const at = this.#world.clock.now - days * 24 * 3_600_000;
    return { at: new Date(at).toISOString(), day: trainingDay(at, 'UTC') };
  }

  /** Starts a program of the test catalog, now or so many days ago, and answers its enrolment's id. */
  async start(regimen: RowOf<'regimens'>['id'], daysAgo = 0): Promise<UserRegimenId> {
    const id = userRegimenId.parse(newId());
    const args = { userRegimenId: id, regimenId: regimen };
    await this.push(this.mutation('userRegimen.start', args, this.ago(daysAgo)));
    return id;
  }

  setCompleted(task: RowOf<'tasks'>, completed = true, other: Partial<OutboxMutation> = {}): OutboxMutation {
    const { id: taskId, day, userRegimenId, slot } = task;
    return this.mutation('task.setCompleted', { taskId, day, userRegimenId, slot, completed }, other);
  }
}

/** What a push answers of mutations of the lane `core` that were applied, by their ids. */
export const applied = (...ids: number[]) => ids.map((id) => ({ lane: 'core', id, status: 'applied' }));

/** A phone on which a player, a new one unless given, is signed in. */
export async function aPhone(world: TestApp, user?: TestUser): Promise<TestPhone> {
  return new TestPhone(world, await signedIn(world, user));
}

/** The same, which has pulled as well. */
export async function aPulledPhone(world: TestApp, user?: TestUser): Promise<TestPhone> {
  const phone = await aPhone(world, user);
  await phone.pull();
  return phone;
}

/** A phone that has pulled, and whose player has just started a program. */
export async function aPhoneInProgram(world: TestApp): Promise<TestPhone> {
  const phone = await aPulledPhone(world);
  await phone.start(testRegimenId('serving'));
  return phone;
}
