import { randomUUID } from 'node:crypto';
import { expectStatus, type Connection } from '../connection.ts';
import type { Change, KnownTask, Phone } from '../scenario.ts';

interface Page {
  seq: number;
  changes: number;
  lastId: number;
  tasks: [id: string, ...values: unknown[]][];
}

/** A phone that speaks the limit's few words. */
export class LimitPhone implements Phone {
  readonly connection: Connection;
  readonly id = randomUUID();
  readonly #tasks: readonly KnownTask[];
  readonly #state = new Map<string, unknown[]>();
  /** Changes of the player that the server has run, and changes of this phone among them. */
  counted = 0;
  acknowledged = 0;
  #seq = 0;
  #queue: [task: string, completed: boolean, at: number][] = [];
  #lastPush = '';

  constructor(connection: Connection, tasks: readonly KnownTask[]) {
    this.connection = connection;
    this.#tasks = tasks;
  }

  get size(): number {
    return this.#state.size;
  }

  tasks(): KnownTask[] {
    return [...this.#tasks];
  }

  queue(changes: readonly Change[]): void {
    for (const { task, at } of changes) this.#queue.push([task.id, true, at]);
  }

  async push(): Promise<void> {
    this.#lastPush = JSON.stringify({
      phone: this.id,
      since: this.#seq,
      first: this.acknowledged + 1,
      changes: this.#queue,
    });
    this.#queue = [];
    await this.replay();
  }

  async replay(): Promise<void> {
    this.#take(expectStatus(await this.connection.post('/push', this.#lastPush), 200));
  }

  async pull(): Promise<void> {
    this.#take(expectStatus(await this.connection.get(`/pull?phone=${this.id}&since=${this.#seq}`), 200));
  }

  async pullAnew(): Promise<void> {
    this.#state.clear();
    this.#take(expectStatus(await this.connection.get(`/pull?phone=${this.id}`), 200));
  }

  belief(): string {
    return JSON.stringify([...this.#state].sort(([a], [b]) => a.localeCompare(b)));
  }

  completed(): number {
    return [...this.#state.values()].filter(([isCompleted]) => isCompleted).length;
  }

  #take(text: string): void {
    const { seq, changes, lastId, tasks } = JSON.parse(text) as Page;
    this.#seq = seq;
    this.counted = changes;
    this.acknowledged = lastId;
    for (const [id, ...values] of tasks) this.#state.set(id, values.slice(0, 3));
  }
}
