import { sql } from 'kysely';
import { statements } from './migration.ts';

/** Sessions that ran out unused are kept beside those that were ended: their browsers are told of a deletion, too. */
export const lapsedSessions = statements('0045-lapsed-sessions', [
  sql`alter table ended_sessions add column on_purpose boolean not null default true`,
]);
