import 'fake-indexeddb/auto';
import type { Dice } from 'api/src/demo/dice.ts';
import type { TestClient } from 'api/src/testing/client.ts';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { senderOf } from 'web/src/data/sync/client-group.ts';
import { dealOnPhone } from 'web/src/data/rows/deal.ts';
import { UserDb } from 'web/src/data/store/db.ts';
import { mutatorOf, type MutationArgs, type MutationName } from 'sync-protocol/mutations/index';
import { mutateOn } from 'web/src/data/rows/mutate-on.ts';
import type { Fetch, Phone } from 'web/src/data/store/phone.ts';
import { purgeButOutbox } from 'web/src/data/store/purge.ts';
import { syncOnce, type Outcome } from 'web/src/data/sync/sync-once.ts';
import { act, sayOfDay, sayOfSeason } from './acts.ts';
import type { History } from './history.ts';
import type { Network } from './network.ts';

export interface World {
  /** The true time, milliseconds since 1970. */
  clock: { now: number };
  dice: Dice;
  /** What the player says of a day goes by these. */
  moods: Dice;
  /** What the player says of their season goes by these. */
  years: Dice;
  network: Network;
  history: History;
  programs: readonly ProgramContent[];
  userId: UserId;
  /** The player's browser, signed in. */
  client: TestClient;
  /** Where the player is at the start. */
  zone: string;
}

let count = 0;

/** One phone of a player: the app's own data layer on a disk and a clock of its own. */
export class Device {
  /** How far its clock is off, in milliseconds. */
  skew = 0;
  readonly #world: World;
  readonly #number = (count += 1);
  readonly #fetch: Fetch;
  /** The name of its database: one phone's disk is not another's. */
  readonly #disk = newId();
  #db: UserDb;
  #zone: string;
  /** Who is signed in instead of the player. */
  #guest: TestClient | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#zone = world.zone;
    this.#fetch = world.network.fetchOf(() => this.#guest ?? world.client);
    this.#db = this.#open();
  }

  get db(): UserDb {
    return this.#db;
  }

  get dice(): Dice {
    return this.#world.dice;
  }

  get programs(): readonly ProgramContent[] {
    return this.#world.programs;
  }

  get phone(): Phone {
    const { clock } = this.#world;
    return { db: this.#db, now: () => clock.now + this.skew, zone: () => this.#zone, fetch: this.#fetch };
  }

  get today(): string {
    return trainingDay(this.phone.now(), this.#zone);
  }

  /** Keeps the catalog's programs, as the app does in an idle moment. */
  async learnPrograms(): Promise<void> {
    await this.#db.programs.bulkPut(
      this.programs.map((content) => ({ id: content.program.id, version: '1', content })),
    );
  }

  /** The browser has lost everything that it kept (F19): what was not sent, and what was refused, is gone. */
  async evict(): Promise<void> {
    const refused = await this.#db.refused.toArray();
    const waiting = await this.#db.outbox.toArray();
    this.#world.history.forget([...waiting, ...refused.map(({ mutation }) => mutation)]);
    await this.discard();
    await this.#beginAnew();
  }

  /** Signs out in a second tab, having sent what waits, while the player goes on in the first; and in again. */
  async signOut(): Promise<void> {
    await this.sync();
    // The first tab may lose its database in the middle of a tap: then that one never stood.
    await Promise.all([purgeButOutbox(this.#world.userId, this.#disk), this.act().catch(() => undefined)]);
    await this.#beginAnew();
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

  /** A copy of the phone, as a browser's profile that was copied to another machine; both go on. */
  async copy(): Promise<Device> {
    const copy = new Device(this.#world);
    for (const { name } of this.#db.tables)
      await copy.db.table(name).bulkAdd(await this.#db.table(name).toArray());
    copy.skew = this.skew;
    copy.#zone = this.#zone;
    return copy;
  }

  async sync(): Promise<Outcome> {
    const { clientGroup } = await senderOf(this.#db);
    const outcome = await syncOnce(this.phone);
    if ((await senderOf(this.#db)).clientGroup !== clientGroup) this.#world.history.renewed.add(this.#number);
    await this.#lookWhere();
    return outcome;
  }

  /** A round while somebody else is signed in in this browser, or nobody. */
  async syncAs(guest: TestClient): Promise<void> {
    this.#guest = guest;
    await this.sync();
    this.#guest = undefined;
  }

  /** The player opens the app and does something. */
  async act(): Promise<void> {
    await dealOnPhone(this.#db, this.today, this.#zone);
    await sayOfDay(this, this.#world.moods);
    await sayOfSeason(this, this.#world.years);
    await act(this);
  }

  async do<Name extends MutationName>(name: Name, args: MutationArgs<Name>): Promise<void> {
    await mutateOn(this.phone, mutatorOf(name), args);
    for (const mutation of await this.#db.outbox.toArray()) this.#world.history.hear(mutation, this.#number);
    await this.#lookWhere();
  }

  /** What the server has taken of this phone is not kept any more. */
  async #beginAnew(): Promise<void> {
    this.#world.history.renewed.add(this.#number);
    this.restart();
    await this.learnPrograms();
  }

  /** The app goes by the zone of the player's profile. */
  async #lookWhere(): Promise<void> {
    const user = await this.#db.synced('users').get(this.#world.userId);
    if (user) this.#zone = user.timezone;
  }

  #open(): UserDb {
    return new UserDb(this.#world.userId, this.#disk);
  }
}
