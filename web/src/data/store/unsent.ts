import type { Collection } from 'dexie';
import type { Lane, OutboxMutation } from 'sync-protocol/wire';
import type { UserDb } from './db.ts';

/** Whether nothing comes of a mutation but that its number is used (S2.13). */
export const isWithdrawn = ({ args }: Pick<OutboxMutation, 'args'>): boolean => args['isWithdrawn'] === true;

/** What was done on this phone and not sent yet. What was withdrawn is none of it: of that only its number goes. */
export const unsentIn = (db: UserDb): Collection<OutboxMutation, [Lane, number]> =>
  db.outbox.filter((mutation) => !isWithdrawn(mutation));
