import 'fake-indexeddb/auto';
import type { Dice } from 'api/src/demo/dice.ts';
import type { TestClient } from 'api/src/testing/client.ts';
import type { ProgramContent } from 'sync-protocol/entities/program';
import type { UserId, UserRegimenId } from 'sync-protocol/ids';
import type { Task } from 'sync-protocol/entities/task';
import { newId } from 'sync-protocol/new-id';
import { addDays, trainingDay } from 'sync-protocol/rules/training-day';
import { dealOnPhone } from 'web/src/data/deal.ts';
import { UserDb } from 'web/src/data/db.ts';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/mutators';
import { mutateOn } from 'web/src/data/mutate-on.ts';
import type { Fetch, Phone } from 'web/src/data/phone.ts';
import { syncOnce, type Outcome } from 'web/src/data/sync-once.ts';
import type { Network } from './network.ts';

export interface World {
  /** The true time, milliseconds since 1970. */
  clock: { now: number };
  dice: Dice;
  network: Network;
  programs: readonly ProgramContent[];
  zone: string;
}

function placeOf({ day, userRegimenId, slot, counter }: Task): string {
  return `${day} ${userRegimenId} ${slot} ${counter}`;
}

/** One phone of a player: the app's own data layer on a disk and a clock of its own. */
export class Device {
  /** How far its clock is off, in milliseconds. */
  skew = 0;
  /** Changes that stood on the phone when the player made them. */
  made = 0;
  readonly #world: World;
  readonly #userId: UserId;
  readonly #fetch: Fetch;
  /** The name of its database: one phone's disk is not another's. */
  readonly #disk = newId();
  #db: UserDb;

  constructor(world: World, userId: UserId, client: () => TestClient) {
    this.#world = world;
    this.#userId = userId;
    this.#fetch = world.network.fetchOf(client);
    this.#db = this.#open();
  }

  get db(): UserDb {
    return this.#db;
  }

  get phone(): Phone {
    const { clock, zone } = this.#world;
    return { db: this.#db, now: () => clock.now + this.skew, zone: () => zone, fetch: this.#fetch };
  }

  get today(): string {
    return trainingDay(this.phone.now(), this.#world.zone);
  }

  /** Keeps the catalog's programs, as the app does in an idle moment. */
  async learnPrograms(): Promise<void> {
    await this.#db.programs.bulkPut(
      this.#world.programs.map((content) => ({ id: content.program.id, version: '1', content })),
    );
  }

  /** Erases the phone. */
  async discard(): Promise<void> {
    await this.#db.delete();
  }

  /** Closes the app and opens it again from what is on the disk. */
  restart(): void {
    this.#db.close();
    this.#db = this.#open();
  }

  sync(): Promise<Outcome> {
    return syncOnce(this.phone);
  }

  /** The player opens the app and does something. */
  async act(): Promise<void> {
    await dealOnPhone(this.#db, this.today, this.#world.zone);
    const { dice } = this.#world;
    const chance = dice.roll();
    if (chance < 0.75) return this.#tapTask();
    if (chance < 0.83) return this.#startProgram();
    if (chance < 0.88) return this.#pauseOrRestore();
    if (chance < 0.93) return this.#do('tasks.refresh', {});
    if (chance < 0.96) return this.#do('badge.markViewed', {});
    if (chance < 0.98)
      return this.#do('streak.pause', {
        streakPauseId: newId(),
        days: dice.between(1, 4),
      });
    await this.#do('settings.update', { reminders: dice.happens(0.5) });
  }

  async #do<Name extends MutationName>(name: Name, args: MutationArgs<Name>): Promise<void> {
    const before = await this.#lastId();
    await mutateOn(this.phone, name, args);
    this.made += (await this.#lastId()) - before;
  }

  /** The last number that this phone's lane gave out. */
  async #lastId(): Promise<number> {
    const sender = await this.#db.meta.get('sender');
    return sender?.key === 'sender' ? sender.lastIds.core : 0;
  }

  async #tapTask(): Promise<void> {
    const tasks = await this.#db
      .synced('tasks')
      .where('day')
      .between(addDays(this.today, -1), this.today, true, true)
      .toArray();
    if (tasks.length === 0) return;
    // Their ids are hashes of random ones: sorted by what they are, the same seed picks the same task.
    tasks.sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
    const { id: taskId, day, userRegimenId, slot, isCompleted } = this.#world.dice.pick(tasks);
    await this.#do('task.setCompleted', {
      taskId,
      day,
      userRegimenId,
      slot,
      completed: !isCompleted,
    });
  }

  async #startProgram(): Promise<void> {
    const { id: regimenId } = this.#world.dice.pick(this.#world.programs).program;
    await this.#do('userRegimen.start', { userRegimenId: newId<UserRegimenId>(), regimenId });
  }

  async #pauseOrRestore(): Promise<void> {
    const enrolments = await this.#db.synced('userRegimens').toArray();
    if (enrolments.length === 0) return;
    const { id: userRegimenId, isArchived } = this.#world.dice.pick(enrolments);
    await this.#do(isArchived ? 'userRegimen.unarchive' : 'userRegimen.archive', {
      userRegimenId,
    });
  }

  #open(): UserDb {
    return new UserDb(this.#userId, this.#disk);
  }
}
