import { addDays, dayStart, trainingDay } from 'sync-protocol/rules/training-day';
import type { Connection } from './connection.ts';
import type { Processes } from './processes.ts';

export const PHONES_A_PLAYER = 2;
export const CHANGES_A_PHONE = 40;
const TASKS_A_DAY = 6;
/** Of a phone's changes, those of tasks that the player's other phone changes too. */
const CONTESTED = 4;
/** Days of training before today, as far back as a completion may still be credited. */
const DAYS = 14;
const MINUTE_MS = 60_000;

export const ZONE = 'UTC';

/** A task as far as a change has to name it. */
export interface KnownTask {
  id: string;
  day: string;
  slot: number;
  userRegimenId: string;
}

/** A task checked off at an instant, in milliseconds since 1970. */
export interface Change {
  task: KnownTask;
  at: number;
}

/** A phone of a player, signed in, that keeps what a server tells it. */
export interface Phone {
  readonly connection: Connection;
  /** The tasks of the training days that the changes are about, in order. */
  tasks(): KnownTask[];
  queue(changes: readonly Change[]): void;
  /** Sends what is queued and takes in what comes back. */
  push(): Promise<void>;
  /** Sends the last push again, as a phone does that never heard the answer. */
  replay(): Promise<void>;
  /** Asks for what is new and takes it in. */
  pull(): Promise<void>;
  /** What the phone now believes of its tasks, to be compared with another phone's. */
  belief(): string;
}

/** A phone that forgets everything and fetches it anew, as often as it is told. */
export interface Puller {
  readonly connection: Connection;
  /** Answers how many tasks came. */
  pullAnew(encoding: 'identity' | 'gzip'): Promise<number>;
}

/** A server under measurement with its database: the limit or the product. */
export interface Subject {
  readonly name: 'limit' | 'product';
  readonly url: string;
  readonly processes: Processes;
  /** So many new players with two phones each, which have pulled everything. */
  players(count: number, options?: { dealtBy: 'server' | 'phones' }): Promise<Phone[][]>;
  /** What is wrong with what the server holds of a player who completed so many tasks; empty if nothing is. */
  faults(phones: readonly Phone[], completed: number): Promise<string[]>;
  /** A phone of a player with 1,000 tasks. */
  puller(): Promise<Puller>;
  stop(): Promise<void>;
}

/** The training days before today, ascending. */
export function pastDays(count = DAYS): string[] {
  const today = trainingDay(Date.now(), ZONE);
  return Array.from({ length: count }, (_, index) => addDays(today, index - count));
}

/**
 * What a phone did while it was away: every other day all of its six tasks, and a few of the days of the player's
 * other phone.
 * @param phone 0 or 1
 * @param tasks six a day, in order
 */
export function changesOf(phone: number, tasks: readonly KnownTask[]): Change[] {
  const isOwn = (index: number) => Math.floor(index / TASKS_A_DAY) % PHONES_A_PLAYER === phone;
  const own = tasks.filter((_, index) => isOwn(index)).slice(0, CHANGES_A_PHONE - CONTESTED);
  const others = tasks.filter((_, index) => !isOwn(index)).slice(0, CONTESTED);
  const chosen = new Set([...own, ...others]);
  return tasks
    .filter((task) => chosen.has(task))
    .map((task) => ({
      task,
      at: dayStart(task.day, ZONE) + (60 + 5 * task.slot + phone) * MINUTE_MS,
    }));
}

/** How many different tasks a player's two phones complete. */
export const COMPLETED_A_PLAYER = PHONES_A_PLAYER * (CHANGES_A_PHONE - CONTESTED);
