import { DAY_MS } from 'sync-protocol/rules/training-day';
import type { UserDb } from '../store/db.ts';

// The keys of the pieces in which films lie (films.ts): `film <when it began> <which piece>`.

const FILM = 'film ';
const KEPT_MS = 7 * DAY_MS;

/** When a film that began then goes by itself; both in milliseconds since 1970. */
export const goesAt = (at: number) => at + KEPT_MS;

/** What the keys of a film's pieces begin with. */
export const nameOf = (at: number) => `${FILM}${at}`;

export const isOfFilm = (key: string) => key.startsWith(FILM);

/** When the film of a piece began. */
export const startOf = (key: string) => Number(key.split(' ')[1]);

/** Of all pieces, each film's in their order. */
export const keysIn = (db: UserDb) => db.files.where('id').startsWith(FILM).primaryKeys();

/** Lets the films go whose time is over: nobody came back for them. */
export async function letOldFilmsGo(db: UserDb): Promise<void> {
  const old = (await keysIn(db)).filter((key) => goesAt(startOf(key)) < Date.now());
  await db.files.bulkDelete(old);
}
