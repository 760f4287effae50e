import { hash } from 'node:crypto';
import type { Config } from '#config';
import type { Db } from '#db/db.ts';
import type { Relations } from '#features/profile/commands.ts';
import type { Background } from '#providers/background.ts';
import type { Mailer } from '#providers/mail/mail.ts';
import type { MediaStore } from '#providers/media/media-store.ts';
import type { PokeBus } from '#sync/pokes/poke-bus.ts';
import type { RecentChanges } from '#sync/write/recent-changes.ts';
import type { ServerHalf } from '#sync/server-half.ts';
import type { StoredTables } from '#sync/write/stored-tables.ts';

/** What a command works with: the server's own parts, without the server. */
export interface AdminDeps {
  config: Config;
  db: Db;
  pokes: PokeBus;
  recent: RecentChanges;
  tables: StoredTables;
  halves: readonly ServerHalf[];
  relations: Relations;
  mailer: Mailer;
  background: Background;
  media: MediaStore;
  now: () => Date;
  /** Shows a line to the operator. */
  say: (line: string) => void;
}

/** Something that an operator can do. */
export interface AdminCommand {
  /** The words after the name, for the list of commands. */
  usage: string;
  about: string;
  run: (deps: AdminDeps, args: readonly string[]) => Promise<void>;
}

/** What the operator typed makes no sense; the message says what would. */
export class UsageError extends Error {}

/** A player's words can neither make lines of their own nor steer the operator's terminal. */
export const inOneLine = (words: string) => words.replaceAll(/\p{Cc}+/gu, ' ');

/** Stands in a list for words as they were then: of what has been written since it is another one. */
export const markOf = (texts: readonly string[]) => hash('sha256', JSON.stringify(texts)).slice(0, 32);

/**
 * Nobody lets through what they have not read: a player goes on writing after the list was made.
 * @param typed what stands after the name of the thing
 * @param list the command that shows what to type
 * @returns whether words are those that were read
 * @throws UsageError unless it says which those are
 */
export function readOf(
  [flag, mark = '']: readonly string[],
  list: string,
): (texts: readonly string[]) => boolean {
  if (flag !== '--read' || mark === '')
    throw new UsageError(`Say which words you have read: --read <mark>. ${lookAt(list)}`);
  return (texts) => markOf(texts) === mark;
}

export const lookAt = (list: string) => `Run "${list}": each line shows what to type.`;
