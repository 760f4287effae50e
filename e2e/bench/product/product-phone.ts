import type { RowOf, TableName } from 'sync-protocol/entities/tables';
import { clientGroupId, newId } from 'sync-protocol/ids';
import { dealToday } from 'sync-protocol/mutations/tasks/deal-today';
import type { MutationContext } from 'sync-protocol/mutations/mutation';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { Rows } from 'sync-protocol/mutations/rows';
import { PROTOCOL, type OutboxMutation, type PullAnswer } from 'sync-protocol/wire';
import { packMutations, unpackChanges } from 'sync-protocol/wire-packing';
import { readPull, readPush } from 'web/src/data/sync/wire-answers.ts';
import { expectStatus, type Connection } from '../connection.ts';
import { sortedJson } from '../figures.ts';
import { pastDays, ZONE, type Change, type Phone } from '../scenario.ts';

/** A phone that speaks the product's protocol with the app's own packing; it keeps its rows in memory. */
export class ProductPhone implements Phone {
  readonly connection: Connection;
  readonly clientGroup = clientGroupId.parse(newId());
  /** The last mutation that the server says it has run. */
  acknowledged = 0;
  readonly #tables = new Map<string, Map<string, Record<string, unknown>>>();
  #cursor: string | undefined;
  /** The last number that its mutations were given. */
  sent = 0;
  #outbox: OutboxMutation[] = [];
  #lastPush = '';

  constructor(connection: Connection) {
    this.connection = connection;
  }

  rows<T extends TableName>(table: T): RowOf<T>[] {
    return [...(this.#tables.get(table)?.values() ?? [])] as RowOf<T>[];
  }

  tasks(): RowOf<'tasks'>[] {
    const days = new Set(pastDays());
    return this.rows('tasks')
      .filter(({ day }) => days.has(day))
      .sort((a, b) => a.day.localeCompare(b.day) || a.slot - b.slot || a.id.localeCompare(b.id));
  }

  queue(changes: readonly Change[]): void {
    for (const { task, at } of changes) {
      const { id: taskId, day, slot, userRegimenId } = task;
      const args = { taskId, day, userRegimenId, slot, completed: true };
      this.note('task.setCompleted', args as MutationArgs<'task.setCompleted'>, day, at);
    }
  }

  /** Puts a mutation into the outbox, as tapped at `at`. */
  note<Name extends MutationName>(name: Name, args: MutationArgs<Name>, day: string, at: number): void {
    this.sent += 1;
    this.#outbox.push({
      lane: 'core',
      id: this.sent,
      name,
      args: { ...args },
      at: new Date(at).toISOString(),
      day,
      tz: ZONE,
    });
  }

  async push(): Promise<void> {
    this.#lastPush = JSON.stringify({
      protocol: PROTOCOL,
      clientGroup: this.clientGroup,
      clientNow: new Date().toISOString(),
      cursor: this.#cursor,
      packed: true,
      mutations: packMutations(this.#outbox),
    });
    this.#outbox = [];
    await this.replay();
  }

  async replay(): Promise<void> {
    const exchange = await this.connection.post('/api/sync/push', this.#lastPush);
    const { results, gap, pull } = readPush(JSON.parse(expectStatus(exchange, 200)));
    if (gap || results.some(({ status }) => status !== 'applied')) {
      throw new Error(`A push was not applied: ${exchange.text.slice(0, 500)}`);
    }
    if (pull) await this.#take(pull);
  }

  async pull(): Promise<void> {
    await this.#take(await this.#page());
  }

  /** Forgets everything and pulls it anew. */
  async pullAnew(encoding: 'identity' | 'gzip'): Promise<void> {
    this.#cursor = undefined;
    this.#tables.clear();
    await this.#take(await this.#page(encoding), encoding);
  }

  belief(): string {
    const rows = [...this.rows('tasks'), ...this.rows('dayTotals'), ...this.rows('playerStats')];
    return sortedJson(rows.sort((a, b) => a.id.localeCompare(b.id)));
  }

  /** Deals days by itself, as a phone does that is away; a task that the server dealt stays as it is. */
  deal(days: readonly string[], planOf: MutationContext['planOf']): void {
    const rows = new Rows();
    rows.load('userRegimens', this.rows('userRegimens'));
    rows.load('tasks', this.rows('tasks'));
    for (const day of days) dealToday(rows, { day, tz: ZONE, planOf });
    const tasks = this.#tables.get('tasks') ?? new Map<string, Record<string, unknown>>();
    this.#tables.set('tasks', tasks);
    for (const task of rows.all('tasks')) tasks.set(task.id, task);
  }

  async #page(encoding: 'identity' | 'gzip' = 'identity'): Promise<PullAnswer> {
    const query = new URLSearchParams({
      protocol: String(PROTOCOL),
      clientGroup: this.clientGroup,
      packed: '1',
      ...(this.#cursor !== undefined && { cursor: this.#cursor }),
    });
    const headers = encoding === 'gzip' ? { 'accept-encoding': 'gzip' } : {};
    const exchange = await this.connection.get(`/api/sync/pull?${query.toString()}`, headers);
    return readPull(JSON.parse(expectStatus(exchange, 200)));
  }

  async #take(first: PullAnswer, encoding: 'identity' | 'gzip' = 'identity'): Promise<void> {
    this.#apply(first);
    for (let page = first; page.more; this.#apply(page)) page = await this.#page(encoding);
  }

  #apply({ changes, cursor, lanes, reset }: PullAnswer): void {
    if (reset) this.#tables.clear();
    this.#cursor = cursor;
    this.acknowledged = lanes.core ?? 0;
    for (const change of unpackChanges(changes)) {
      const table = this.#tables.get(change.table) ?? new Map<string, Record<string, unknown>>();
      this.#tables.set(change.table, table);
      if ('del' in change) table.delete(change.del);
      else table.set(String(change.put.id), { ...table.get(String(change.put.id)), ...change.put });
    }
  }
}
