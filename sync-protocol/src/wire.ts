import { z } from 'zod';
import { TABLE_NAMES } from './entities/tables.ts';
import { clientGroupId } from './ids.ts';
import { instantText, timeZone, trainingDayText } from './entities/time.ts';

/** The version of the messages below; see wire.test.ts before changing any of them. */
export const PROTOCOL = 1;
/** The server also serves the version before. */
export const OLDEST_PROTOCOL = 1;

export const MAX_MUTATIONS_A_PUSH = 200;
export const MAX_PUSH_BYTES = 256 * 1024;
export const MAX_PUSH_BYTES_UNZIPPED = 1024 * 1024;
/** More new devices than a player ever has in a day; those that are bound stay bound (S1.4). */
export const MAX_NEW_CLIENT_GROUPS_A_DAY = 100;
export const MAX_ROWS_A_PAGE = 2000;
/** Times that the server tries a mutation that fails unexpectedly before it sets it aside. */
export const MAX_MUTATION_TRIES = 5;
export const RESULTS_KEPT_DAYS = 30;
export const TOMBSTONES_KEPT_DAYS = 60;
/** How long a phone keeps acknowledged mutations for a server that was restored from a backup. */
export const ACKNOWLEDGED_KEPT_DAYS = 14;

export const LANES = ['core', 'media'] as const;
export const lane = z.enum(LANES);
export type Lane = z.infer<typeof lane>;

const mutationArgs = z.record(z.string(), z.unknown());
const mutationId = z.int().min(1);
/** More than a thousand years; however many follow each other, they stay instants. */
export const MAX_MS_BETWEEN = 4e13;

/** A mutation as the outbox holds it. */
export const outboxMutation = z.strictObject({
  lane,
  id: mutationId,
  name: z.string().max(64),
  args: mutationArgs,
  at: instantText,
  day: trainingDayText,
  tz: timeZone,
});

/**
 * A mutation as it travels. A field left out repeats the mutation before it (arguments one by one, when the
 * name is left out too); an id left out is the next one; a number as `at` is milliseconds after the one before.
 */
export const pushedMutation = z.strictObject({
  lane: lane.optional(),
  id: mutationId.optional(),
  name: z.string().max(64).optional(),
  args: mutationArgs.optional(),
  // The number first: nearly all are one, and each is tried against these in turn.
  at: z.union([z.int().min(-MAX_MS_BETWEEN).max(MAX_MS_BETWEEN), instantText]).optional(),
  day: trainingDayText.optional(),
  tz: timeZone.optional(),
});

export const pushRequest = z.strictObject({
  protocol: z.int(),
  clientGroup: clientGroupId,
  /** The phone's clock when it sends. */
  clientNow: instantText,
  /** With a cursor the answer carries the first page of a pull. */
  cursor: z.string().max(4096).optional(),
  /** Asks for the short form of results and changes. */
  packed: z.literal(true).optional(),
  mutations: z.array(pushedMutation).max(MAX_MUTATIONS_A_PUSH),
});

export const pullQuery = z.strictObject({
  protocol: z.coerce.number().int().default(PROTOCOL),
  clientGroup: clientGroupId,
  /** None: everything. */
  cursor: z.string().max(4096).optional(),
  packed: z.literal('1').optional(),
});

const tableName = z.enum(TABLE_NAMES);
const row = z.record(z.string(), z.unknown());

/** A row put (whole, or only its changing fields when the phone has it) or removed. */
export const plainChange = z.union([
  z.strictObject({ table: tableName, put: row }),
  z.strictObject({ table: tableName, del: z.string() }),
]);
/** So many rows of one table with the same fields, by field (see wire-forms.ts); or removed ids. */
export const packedChange = z.union([
  z.strictObject({ table: tableName, rows: z.int().min(1), columns: z.record(z.string(), z.unknown()) }),
  z.strictObject({ table: tableName, dels: z.array(z.string()) }),
]);

const rejection = z.object({ lane, id: mutationId, code: z.string(), message: z.string() });

export const pullAnswer = z.object({
  /** The database's history; another one means that it was restored from a backup. */
  epoch: z.string(),
  cursor: z.string(),
  /** The last mutation of each lane of the asking client group whose effects these changes hold. */
  lanes: z.record(lane, z.int().min(0)),
  /** Refused or set-aside mutations among those. */
  rejected: z.array(rejection.extend({ status: z.enum(['rejected', 'quarantined']) })),
  changes: z.array(z.union([plainChange, packedChange])),
  /** Whether more pages follow: pull again with the new cursor. */
  more: z.boolean(),
  /** Whether these pages start over: rows that they do not name are gone. */
  reset: z.literal(true).optional(),
  serverTime: instantText,
});

export const mutationResult = z.object({
  lane,
  id: mutationId,
  /** In the short form: this result holds for all ids from `id` to `to`. */
  to: mutationId.optional(),
  status: z.enum(['applied', 'rejected', 'quarantined']),
  code: z.string().optional(),
  message: z.string().optional(),
  /** The number was run before, and whether it was by this very mutation is no longer known. */
  unproven: z.literal(true).optional(),
});

export const pushAnswer = z.object({
  results: z.array(mutationResult),
  /** The lane lacks the mutations from this id on; nothing after it was run. */
  gap: z.object({ lane, expected: mutationId }).optional(),
  /** Another mutation was run under this number: the device is a copy. Nothing from it on was run. */
  fork: z.object({ lane, id: mutationId }).optional(),
  /** This one names a file that is not here: it waits, with what comes after it in its lane. */
  needsMedia: z.object({ lane, id: mutationId }).optional(),
  serverTime: instantText,
  pull: pullAnswer.optional(),
});

/** What the server pokes a device with: a scope has rows up to `seq`. */
export const poke = z.strictObject({ scope: z.string(), seq: z.int() });

export type OutboxMutation = z.infer<typeof outboxMutation>;
export type PushedMutation = z.infer<typeof pushedMutation>;
export type PushRequest = z.infer<typeof pushRequest>;
export type PushAnswer = z.infer<typeof pushAnswer>;
export type PullAnswer = z.infer<typeof pullAnswer>;
export type MutationResult = z.infer<typeof mutationResult>;
export type PlainChange = z.infer<typeof plainChange>;
export type PackedChange = z.infer<typeof packedChange>;
export type Poke = z.infer<typeof poke>;
