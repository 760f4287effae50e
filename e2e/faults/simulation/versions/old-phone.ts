import type { Task } from 'sync-protocol/entities/tasks/task';
import { TABLE_NAMES } from 'sync-protocol/entities/tables';
import { newId, type ClientGroupId, type UserId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { pushAnswer, type OutboxMutation, type PushRequest } from 'sync-protocol/wire';
import type { Refused } from 'web/src/data/store/db.ts';
import type { Fetch } from 'web/src/data/store/phone.ts';
import { completeOld, dealOld, refreshOld, type Programs, type Said } from './old-rules.ts';

/** A phone with an app of version 1, all in memory. */
export class OldPhone {
  readonly clientGroup = newId<ClientGroupId>();
  readonly userId: UserId;
  /** The version of its database: apps of before may not have been opened for long. */
  readonly version: 1 | 2 | 3;
  readonly programs: Programs;
  /** What it shows. */
  rows = new Rows();
  /** What it was told by the server, under what it did itself. */
  base = new Rows();
  /** Tasks that it dealt itself. */
  dealt: { id: string; day: string }[] = [];
  outbox: OutboxMutation[] = [];
  refused: Refused[] = [];
  lastId = 0;

  constructor(userId: UserId, version: 1 | 2 | 3, programs: Programs) {
    this.userId = userId;
    this.version = version;
    this.programs = programs;
  }

  /** Shows what the server has; only a phone without words of its own does. */
  pull(server: Rows): void {
    this.base = copyOf(server);
    this.rows = copyOf(server);
    this.dealt = [];
  }

  /** Deals a day with no signal. */
  deal(day: string): void {
    const added = dealOld(this.rows, day, this.programs);
    this.dealt.push(...added.map(({ id }) => ({ id, day })));
  }

  /** Does a task that it shows; what was said waits. */
  complete(task: Task, said: Said): void {
    const { id: taskId, day, userRegimenId, slot } = task;
    this.say('task.setCompleted', { taskId, day, userRegimenId, slot, completed: true }, said);
    completeOld(this.rows, task, said);
  }

  /** Asks for other tasks; what was said waits. */
  refresh(said: Said): void {
    this.say('tasks.refresh', {}, said);
    refreshOld(this.rows, this.userId, said.day, this.programs);
  }

  /** A player trains on it, though the server has crossed; answers the word, if there is something to do. */
  train(now: number): OutboxMutation | undefined {
    const day = trainingDay(now, 'UTC');
    this.deal(day);
    const task = this.rows.all('tasks').find((one) => one.day === day && !one.isCompleted);
    if (task) this.complete(task, { at: new Date(now).toISOString(), day });
    return task && this.outbox.at(-1);
  }

  /** Sends what waits as an app of version 1 does: in whole words, and it takes from the answer what it knows. */
  async send(fetch: Fetch, now: number): Promise<void> {
    const { clientGroup, outbox: mutations } = this;
    const push: PushRequest = { protocol: 1, clientGroup, clientNow: new Date(now).toISOString(), mutations };
    const answer: unknown = await fetch('/api/sync/push', { method: 'POST', body: JSON.stringify(push) })
      .then((response) => response.json())
      .catch(() => undefined);
    for (const { id, status, code = '', message = '' } of pushAnswer.safeParse(answer).data?.results ?? []) {
      const mutation = this.outbox.find((one) => one.id === id);
      this.outbox = this.outbox.filter((one) => one !== mutation);
      if (mutation && status !== 'applied')
        this.refused.push({ id: `${clientGroup}:core:${id}`, mutation, status, code, message });
    }
  }

  say(name: string, args: OutboxMutation['args'], { at, day }: Said): OutboxMutation {
    this.lastId += 1;
    const mutation = { lane: 'core' as const, id: this.lastId, name, args, at, day, tz: 'UTC' };
    this.outbox.push(mutation);
    return mutation;
  }
}

/** The same rows, with none of them changed. */
function copyOf(rows: Rows): Rows {
  const copy = new Rows();
  for (const table of TABLE_NAMES) copy.load(table, rows.all(table));
  return copy;
}
