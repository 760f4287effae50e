import type { ColumnType, GeneratedAlways } from 'kysely';
import type { WordRulings } from 'sync-protocol/rules/words/shown';
import type { SyncedTable } from './synced.ts';

/** A player: what their own phone holds of them, and what never leaves the server. */
export interface UsersTable extends SyncedTable<'users'> {
  /** In lower case. */
  email: string;
  /** When the player proved that the address is theirs. */
  emailVerifiedAt: string | null;
  /** Null for who signs in elsewhere. */
  passwordHash: string | null;
  authProvider: 'email' | 'oauth';
  /** 1 to 12; null: unknown age, treated as under 18. */
  birthMonth: number | null;
  birthYear: number | null;
  disabled: boolean;
  /** Taken out of everybody else's sight by the operator. */
  hidden: ColumnType<boolean, boolean | undefined, boolean>;
  /** What the username looks like: unique, but for those that looked alike before that was asked for. */
  nameLook: GeneratedAlways<string | null>;
  looksAlike: ColumnType<boolean, boolean | undefined, boolean>;
  /** What the operator has said of words that others may see. */
  wordRulings: ColumnType<WordRulings, string | undefined, string>;
}
