import { Dexie, type Table, type Transaction } from 'dexie';
import { DATABASE_PREFIX } from '#pwa/phone-database.ts';
import type { CatalogProgram } from 'sync-protocol/contract/training/training';
import type { Quote } from 'sync-protocol/entities/motivation/motivation';
import type { ProgramContent } from 'sync-protocol/entities/training/program';
import type { RefreshedDay } from 'sync-protocol/entities/tasks/refreshed-day';
import { PHONE_INDEXES, TABLE_NAMES, type RowOf, type TableName } from 'sync-protocol/entities/tables';
import type { Task } from 'sync-protocol/entities/tasks/task';
import type { AnalysisId, ClientGroupId, UserId } from 'sync-protocol/ids';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { refreshedDayId } from 'sync-protocol/rules/derived-ids';
import type { Lane, OutboxMutation } from 'sync-protocol/wire';

/** A row as it stood before the first pending change to it; null when it was not there. */
export interface Base {
  table: TableName;
  id: string;
  before: object | null;
}

/** A mutation that the server has taken, kept for a server that is restored from a backup. */
export interface Acknowledged {
  lane: Lane;
  id: number;
  mutation: OutboxMutation;
  /** Milliseconds since 1970. */
  acknowledgedAt: number;
}

/** A mutation that the server refused or set aside, until the player dismisses it. */
export interface Refused {
  id: string;
  mutation: OutboxMutation;
  status: 'rejected' | 'quarantined';
  code: string;
  message: string;
}

/** Who this phone is to the server, and how far its numbers and its clock have come. */
export interface Sender {
  key: 'sender';
  clientGroup: ClientGroupId;
  /** The last number that each lane has given out. */
  lastIds: Record<Lane, number>;
  /** The instant of the last mutation, milliseconds since 1970. */
  lastAt: number;
}

/** How far this phone has pulled. */
export interface Pulled {
  key: 'pulled';
  cursor: string;
  epoch: string;
  /** The tables that this phone knew when it began; with others it starts over. */
  tables: string;
  /** Milliseconds since 1970. */
  syncedAt: number;
}

/** Which catalog the phone holds. */
export interface CatalogState {
  key: 'catalog';
  version: string;
  promptsVersion: string;
}

/** The motivation prompts, in their order. */
export interface Prompts {
  key: 'prompts';
  version: string;
  quotes: readonly Quote[];
}

/** The badges and finished programs (by their rows' ids) that this phone has told its player of. */
export interface Told {
  key: 'told';
  badges: readonly string[];
}

export type Meta = Sender | Pulled | CatalogState | Prompts | Told;

/** A task that this phone dealt and the server has not confirmed. */
export interface Dealt {
  id: string;
  day: string;
}

/** A program as the catalog lists it. */
export interface CatalogEntry extends CatalogProgram {
  /** Its place in the catalog, from 0. */
  place: number;
}

export interface StoredProgram {
  id: string;
  /** Tells whether the catalog has a newer one. */
  version: string;
  content: ProgramContent;
}

/** A file that goes before what names it, and the player's own afterwards, to be seen with no signal. */
export interface StoredFile {
  id: string;
  /** Not a Blob: Safari loses those. */
  bytes: ArrayBuffer;
  type: string;
  /** Of what is not written to its end; on its way; held back by the player; with the server. */
  state: 'draft' | 'waiting' | 'paused' | 'sent';
  /** Milliseconds since 1970, when it came to this state. */
  since: number;
  /** How long a film is that was recorded here, up to the end of this piece. */
  seconds?: number;
}

/** What the keys of drafts begin with. */
export const DRAFT = 'draft ';

/** An answer of a fetched screen, kept to be read offline; or a draft, which cannot be had again. */
export interface Fetched {
  key: string;
  value: string;
}

/** The joints of an analysed clip, to be laid over another day's: numbers, which never leave this phone. */
export interface Movement {
  id: AnalysisId;
  clip: PoseClip;
}

const OWN = {
  outbox: '[lane+id]',
  acknowledged: '[lane+id], acknowledgedAt',
  bases: '[table+id], id',
  refused: 'id',
  dealt: 'id, day',
  meta: 'key',
  catalog: 'id, place',
  programs: 'id, [id+version]',
  fetched: 'key',
  files: 'id, state',
  movements: 'id',
};

export function databaseName(userId: UserId): string {
  return DATABASE_PREFIX + userId;
}

/**
 * The version to which a sign-out asks to upgrade a database that it would remove, and which none comes to: new tables
 * and indexes raise the browser's version by one, versions of the app by tens.
 */
export const LOOKING_VERSION = 1e9;

/** All that one player's phone holds: the rows that screens read, and what sync needs beside them. */
export class UserDb extends Dexie {
  readonly userId: UserId;
  isLeft = false;
  declare outbox: Table<OutboxMutation, [Lane, number]>;
  declare acknowledged: Table<Acknowledged, [Lane, number]>;
  declare bases: Table<Base, [TableName, string]>;
  declare refused: Table<Refused, string>;
  declare dealt: Table<Dealt, string>;
  declare meta: Table<Meta, Meta['key']>;
  declare catalog: Table<CatalogEntry, string>;
  declare programs: Table<StoredProgram, string>;
  declare fetched: Table<Fetched, string>;
  declare files: Table<StoredFile, string>;
  declare movements: Table<Movement, AnalysisId>;

  constructor(userId: UserId, name = databaseName(userId)) {
    // A tap that shows as done must survive a dead battery: the outbox is written through to the disk.
    super(name, { chromeTransactionDurability: 'strict' });
    this.userId = userId;
    // Tables and indexes that a phone lacks Dexie adds by itself; a version is for what moves rows. The newest comes
    // first: with each line Dexie reads the tables of all versions named so far anew.
    this.version(3).upgrade(tellCompletions);
    this.version(2)
      .stores({ refreshedDays: PHONE_INDEXES.refreshedDays })
      .upgrade((transaction) => noteRefreshes(transaction, userId));
    this.version(1).stores({ ...PHONE_INDEXES, ...OWN, refreshedDays: null });
  }

  /** A synced table, by the name that phone, wire and database share. */
  synced<T extends TableName>(name: T): Table<RowOf<T>, string> {
    return this.table(name);
  }

  /** Closes the database for good: what still runs in the background writes nothing any more. */
  leave(): void {
    this.isLeft = true;
    this.close();
  }

  /** One transaction over everything that a mutation or a pull touches: all of it stands, or nothing. */
  write<T>(work: () => Promise<T>): Promise<T> {
    return this.within('rw', work);
  }

  /** The same tables, all as they were at one moment. */
  read<T>(work: () => Promise<T>): Promise<T> {
    return this.within('r', work);
  }

  private within<T>(mode: 'r' | 'rw', work: () => Promise<T>): Promise<T> {
    const own = ['outbox', 'acknowledged', 'bases', 'refused', 'dealt', 'meta', 'programs', 'files'];
    // Dexie keeps a transaction open over native promises only for functions that say they are async.
    return this.transaction(mode, [...TABLE_NAMES, ...own], async () => work());
  }
}

/** Until version 2 its tasks told how often a day was refreshed; they do once more, for who is offline now. */
async function noteRefreshes(transaction: Transaction, userId: UserId): Promise<void> {
  const days = new Map<string, RefreshedDay>();
  await transaction.table<Task>('tasks').each(({ day, counter }) => {
    if (counter > (days.get(day)?.refreshes ?? 0))
      days.set(day, { id: refreshedDayId(userId, day), userId, day, refreshes: counter });
  });
  await transaction.table<RefreshedDay>('refreshedDays').bulkPut([...days.values()]);
}

/** A task until version 3. */
type OldTask = Partial<Task> & { changedAt?: string | null; changedBy?: string | null };

/**
 * Until version 3 a task told when it was last changed; of one that is done, that was its completion. An app of version
 * 2 may have pulled the completion itself already; then only its own taps, which bear its name, are later.
 */
async function tellCompletions(transaction: Transaction): Promise<void> {
  await transaction.table<OldTask>('tasks').toCollection().modify(tellCompletion);
  const bases = transaction.table<{ table: TableName; before: OldTask | null }>('bases');
  await bases
    .filter(({ table }) => table === 'tasks')
    .modify(({ before }) => {
      if (before) tellCompletion(before);
    });
}

function tellCompletion(task: OldTask): void {
  const told = task.changedBy ? undefined : task.completedAt;
  task.completedAt = task.isCompleted ? (told ?? task.changedAt ?? null) : null;
  delete task.changedAt;
  delete task.changedBy;
}
