import 'fake-indexeddb/auto';
import type { Dice } from 'api/src/demo/dice.ts';
import type { TestClient } from 'api/src/testing/client.ts';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { ClientGroupId, UserId } from 'sync-protocol/ids';
import { newId } from 'sync-protocol/new-id';
import { trainingDay } from 'sync-protocol/rules/training-day';
import { groupInMemory } from 'web/src/data/sync/client-group.ts';
import { pulledOf } from 'web/src/data/sync/pull/rebase.ts';
import { dealOnPhone } from 'web/src/data/rows/deal.ts';
import { UserDb } from 'web/src/data/store/db.ts';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import { mutateOn } from 'web/src/data/rows/mutate-on.ts';
import type { Fetch, Phone } from 'web/src/data/store/phone.ts';
import { purgeButOutbox } from 'web/src/data/store/purge.ts';
import { sendNext } from 'web/src/data/media/send-next.ts';
import { syncOnce, type Outcome } from 'web/src/data/sync/sync-once.ts';
import { mutatorOf } from '../../harness/mutator-of.ts';
import type { History } from './history.ts';
import type { Network } from './network.ts';
import { overNetwork } from './uploads.ts';

export interface World {
  /** The true time, milliseconds since 1970. */
  clock: { now: number };
  dice: Dice;
  /** What the player does when they open the app. */
  act: (device: Device) => Promise<void>;
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
  readonly #disk: string;
  #db: UserDb;
  /** As which it synced last. */
  #clientGroup: ClientGroupId | undefined;
  #zone: string;
  /** Who is signed in instead of the player. */
  #guest: TestClient | undefined;

  /** @param disk its database, if there is one already */
  constructor(world: World, disk: string = newId()) {
    this.#world = world;
    this.#disk = disk;
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

  get userId(): UserId {
    return this.#world.userId;
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
    // The first tab may lose its database in the middle of a tap: then that one never stood, or it waits.
    await Promise.all([purgeButOutbox(this.#world.userId, this.#disk), this.act().catch(() => undefined)]);
    await this.#beginAnew();
    await this.listen();
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
    copy.#clientGroup = this.#clientGroup;
    return copy;
  }

  async sync(): Promise<Outcome> {
    const before = this.#clientGroup;
    const outcome = await syncOnce(this.phone);
    this.#clientGroup = groupInMemory(this.#db);
    if (before !== undefined && this.#clientGroup !== before) this.#world.history.renewed.add(this.#number);
    await this.#lookWhere();
    return outcome;
  }

  /** What waits on it, and how far it has pulled. */
  async standing(): Promise<unknown> {
    const { cursor } = (await pulledOf(this.#db)) ?? {};
    return [await this.#db.outbox.count(), this.#clientGroup, cursor];
  }

  /** Sends the next file that something waits for; whatever keeps it from arriving, it waits on. */
  async sendFile(): Promise<'sent' | 'given up' | 'later' | 'nothing'> {
    const send = () => sendNext(this.phone, new AbortController().signal);
    const outcome = await overNetwork(this.#fetch, send);
    return typeof outcome === 'string' ? outcome : 'later';
  }

  /** The phone dies while a file is on its way. */
  async dieSending(): Promise<void> {
    const sending = this.sendFile().catch(() => undefined);
    this.restart();
    await sending;
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
    await this.#world.act(this);
  }

  async do<Name extends MutationName>(name: Name, args: MutationArgs<Name>): Promise<void> {
    await mutateOn(this.phone, mutatorOf(name), args);
    await this.listen();
    await this.#lookWhere();
  }

  /** History hears what waits on it. */
  async listen(): Promise<void> {
    for (const mutation of await this.#db.outbox.toArray()) this.#world.history.hear(mutation, this.#number);
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
    const db = new UserDb(this.#world.userId, this.#disk);
    // As the app's: without it Dexie would say so aloud, and open the database again.
    db.on('versionchange', () => {
      db.leave();
      return false;
    });
    return db;
  }
}
