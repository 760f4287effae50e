import type { RegimenId, UserId } from 'sync-protocol/ids';
import type { MutationContext, Need } from 'sync-protocol/mutations/mutation';
import type { MutationArgs, MutationName } from 'sync-protocol/mutations/index';
import type { RowChange, Rows } from 'sync-protocol/mutations/rows';
import type { TableName } from 'sync-protocol/entities/tables';
import type { Queryable } from '#db/db.ts';
import type { Statement } from '#db/statement.ts';

/**
 * What only the server does with mutations and with the rows that they change. Each feature gives its own half
 * (features/server-halves.ts); sync runs them all and knows none by name.
 */
export interface ServerHalf {
  /** What may not run, by the names of the mutations. */
  vet?: Vets;
  /** What else is written because rows change, whoever changes them; that is not followed again. */
  follow?: (cause: Cause) => Following | Promise<Following>;
  /** What is written beside all rows that change in the end, those of every half among them. */
  alongside?: (statement: Statement, written: Pick<Cause, 'now' | 'changes'>) => readonly string[];
  /** What happens after the commit of changed rows, but for the pokes, which sync sends itself. It must not wait. */
  tell?: (written: readonly RowChange[]) => void;
  /**
   * A select of the scopes, as `scope` and each once, that a player shares with others, such as their team's: their
   * phones get those rows too. A transaction in which somebody joins or leaves one holds that player (`holdPlayer`), so
   * that no push of theirs runs beside it, and changes a row of their own, which is what tells their devices to pull.
   */
  scopes?: (statement: Statement, player: UserId) => string;
  /** The table whose rows say who holds these scopes: while none of them changes nobody is asked anew which they hold. */
  scopesBy?: TableName;
  /** What is done once for each player and training day. */
  daily?: Daily;
  /** The table whose rows are known by their ids after they are gone: a phone that was away may still speak of them. */
  remembers?: TableName;
}

export type Vets = { readonly [Name in MutationName]?: Vet<MutationArgs<Name>> };

/**
 * Looks at all mutations of one name that a push brings, before any of them runs: what it needs from the database
 * it loads for all of them in one statement.
 * Nothing of the push is in the database yet: what is not there may be there, and the player's, once the mutations before
 * have run. So what is missing lets nothing pass that is asked of what is there; and what decides is held before it is read.
 * @returns for each of them why it may not run, or undefined
 */
export type Vet<Args> = (
  kysely: Queryable,
  asked: readonly Asked<Args>[],
) => Promise<readonly (Refused | undefined)[]>;

export interface Asked<Args> {
  args: Args;
  context: Omit<MutationContext, 'planOf'>;
}

/** Why a mutation may not run: `message` is fit to show. */
export interface Refused {
  code: string;
  message: string;
}

/**
 * A vet that looks at one after the other, which is as good for what phones rarely do twice in a push. Each is told which
 * of those before it may run, for nothing of them is in the database yet.
 */
export function each<Args>(
  one: (
    kysely: Queryable,
    asked: Asked<Args>,
    passed: readonly Asked<Args>[],
  ) => Promise<Refused | undefined>,
): Vet<Args> {
  return async (kysely, all) => {
    const answers: (Refused | undefined)[] = [];
    const passed: Asked<Args>[] = [];
    for (const asked of all) {
      const refused = await one(kysely, asked, passed);
      answers.push(refused);
      if (!refused) passed.push(asked);
    }
    return answers;
  };
}

/** A file that it names is not here yet: in a push it waits, with what comes after it in its lane (S2.13). */
export const NOT_YET: Refused = {
  code: 'needs_media',
  message: 'The file that belongs to this is not here yet. Please try again.',
};

/** Rows that are about to be written. */
export interface Cause {
  kysely: Queryable;
  now: Date;
  changes: readonly RowChange[];
  /** Whose push it is, if it is a player's. */
  by?: UserId | undefined;
  /** It is the operator's word, and judged no more. */
  isRuling?: boolean;
}

export interface Following {
  /**
   * More synced rows that change, of any player; for a row that changes already, what becomes of it instead. The
   * feature has locked those that it read before.
   */
  changes?: readonly RowChange[];
  /** Parts "name as (insert …)" of the one statement that writes, for tables that no phone has. */
  parts?: (statement: Statement) => readonly string[];
}

/** What a training day brings by itself, dealt when the server first touches a player's rows on it (S3.4). */
export interface Daily {
  needs: (day: string) => Need[];
  /** The programs whose plans `deal` may ask for, once the rows are there. */
  plans: (rows: Rows, on: Pick<MutationContext, 'day' | 'tz'>) => RegimenId[];
  /** It is pure, as the effect of a mutation is. */
  deal: (rows: Rows, on: Pick<MutationContext, 'day' | 'tz' | 'planOf'>) => void;
  /** Whether a day that was dealt before these changes has to be dealt again. */
  isUndoneBy: (changes: readonly RowChange[]) => boolean;
}
