import type { z } from 'zod';
import type { TableName } from '../entities/tables.ts';
import type { ClientGroupId, RegimenId, UserId } from '../ids.ts';
import type { DayThere } from '../rules/training/enrolment/enrolment.ts';
import type { Plan } from '../rules/training/plan.ts';
import type { Rows } from './rows.ts';

/** Who does a mutation, and when; times are already corrected (rules/training-day, correctStamp). */
export interface MutationContext {
  userId: UserId;
  clientGroup: ClientGroupId;
  /** When the player did it, ISO 8601. */
  at: string;
  /** The training day that it counts for. */
  day: string;
  tz: string;
  /**
   * When the account was made. Only the server tells, so only it holds a day or an instant against what came later: a
   * phone whose clock is slow must not refuse what the server will count for the right one.
   */
  playerSince?: string;
  /** What a program deals, from what `plans` asked for. */
  planOf: (regimen: RegimenId) => Plan | undefined;
}

/**
 * Rows of one table that a mutation reads or writes: by id, all of them, or a stretch of days. They are those of the
 * scopes that the player holds, or of one of these, if it is named.
 */
export type Need = {
  table: TableName;
  scope?: string;
  /**
   * Finds, among the others, the row for lack of which they are needed: where it is there, a server does not read them.
   * It is of a table whose rows the server remembers, so that nothing before takes it away.
   */
  unless?: (rows: Rows) => unknown;
} & (
  | { ids: readonly string[] }
  | { all: true }
  /** `before` adds the last row before `from`; of a team's rows it is that of the scope which is named. */
  | { from: string; to?: string; before?: true }
);

/** What a mutation does. It names no schema, so that the phone, which makes its arguments itself, loads none. */
export interface Mutator<Name extends string = string, Args = unknown> {
  name: Name;
  /** It counts for its training day, so it must not arrive too long after it. */
  countsForDay?: true;
  /** Others hear of it when the server does, and from then on it counts among what the player may say in a time. */
  isHeardNow?: true;
  /** The lane that it waits in, if not always `core`. */
  lane?: (args: Args) => 'core' | 'media';
  /**
   * The row that it makes, whose id the player's device chose: the server sees to it that no other scope has it. The
   * row is the player's own, or of the scope that is named.
   */
  makes?: (args: Args) => { table: TableName; id: string; scope?: string };
  /**
   * The scope that it founds, which the player holds from then on: the server sees to it that there was none of that
   * name, and later mutations of the same push may speak of it.
   */
  founds?: (args: Args) => string;
  /**
   * Whoever does not hold its scope has what it asks for: always, or if no row of this id is there any more. To say it on a
   * second device, or after somebody else did it, is no failure.
   */
  isDoneOutside?: true | ((args: Args) => { table: TableName; id: string });
  /** The rows to load before `effect`, at once: nothing has to be read to know them. */
  needs: (args: Args, context: Pick<MutationContext, 'userId' | 'day'>) => Need[];
  /** The programs whose plans `effect` may ask for, once the rows are there. */
  plans?: (rows: Rows, args: Args, on: DayThere) => RegimenId[];
  /**
   * What the mutation makes of the rows: pure, the same on phone and server.
   * @throws Refusal when the rules forbid it; nothing of it then stands
   */
  effect: (rows: Rows, args: Args, context: MutationContext) => void;
}

/** A mutation as the server takes it from the wire: with the schema of its arguments. */
export interface Mutation<Name extends string = string, Args = unknown> extends Mutator<Name, Args> {
  args: z.ZodType<Args>;
}

/** The rules say no: `message` is fit to show to the player, `code` is stable. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
