import { scopeOfRow } from 'sync-protocol/entities/ownership';
import type { Need } from 'sync-protocol/mutations/mutation';
import { Rows, type RowChange } from 'sync-protocol/mutations/rows';
import { createStore } from '#ui/store.ts';
import type { UserDb } from '../store/db.ts';
import { keepEqual } from './keep-equal.ts';

/**
 * A tap on its way into the database: what it makes of the rows is shown in its own frame, from what screens hold in
 * memory, and taken back if it comes to nothing.
 */
export interface Tap {
  db: UserDb;
  changes: readonly RowChange[];
  /** When its transaction was opened, on the clock below; what is read later than that has it already. */
  openedAt: number | undefined;
}

/** What a screen holds of the database, as it stood at a moment. */
export interface Held {
  db: UserDb;
  needs: readonly Need[];
  rows: Rows;
  /** When it began to be read, on the clock below. */
  readAt: number;
}

/**
 * Orders reads and the transactions of taps within this tab: a reading that begins after a transaction over the same
 * tables was opened sees what that made of them, for IndexedDB lets it wait.
 */
let clock = 0;
export const nextMoment = (): number => ++clock;

/** The taps that not every screen which they concern has read yet, in their order. */
export const taps = createStore<readonly Tap[]>([]);

const held = new Set<Held>();

/** Lets taps be foreseen from what a screen holds; answers how to stop. */
export function hold(one: Held): () => void {
  held.add(one);
  forgetRead();
  return () => void held.delete(one);
}

/** Shows what a tap will make of the rows. */
export function showTap(tap: Tap): void {
  taps.set([...taps.get(), tap]);
}

/**
 * A tap has ended: what was shown of it is, until each screen has read it, as its transaction left it.
 * @param rows as that found and left them; nothing if it did not go through
 */
export function settleTap(tap: Tap, rows: Rows | undefined): void {
  const changes = rows
    ? tap.changes.map((change) => ({ ...change, after: rows.get(change.table, change.id) }))
    : [];
  // As a rule that is what was foreseen, and no screen need look again.
  const settled = { ...tap, changes: keepEqual(tap.changes, changes) };
  if (settled.changes !== tap.changes)
    taps.set(taps.get().flatMap((one) => (one !== tap ? one : changes.length > 0 ? settled : [])));
  forgetRead();
}

/** What a screen holds, with the taps that it has not read yet. */
function asTapped({ db, needs, rows, readAt }: Held, pending: readonly Tap[]): Rows {
  const unread = pending.filter((tap) => isUnread(tap, db, readAt));
  const changes = unread.flatMap((tap) => tap.changes.filter((change) => isAmong(needs, change)));
  if (changes.length === 0) return rows;
  const shown = new Rows();
  for (const { table } of needs) shown.load(table, rows.all(table));
  for (const { table, id, after } of changes) {
    if (after) shown.put(table, after);
    else shown.delete(table, id);
  }
  return shown;
}

/** Answers what a screen holds as tapped; the same rows as long as no tap concerns them. */
export function viewOf(one: Held | undefined): () => Rows | undefined {
  let pending: readonly Tap[] = [];
  let rows = one?.rows;
  return () => {
    if (one && pending !== taps.get()) {
      pending = taps.get();
      rows = asTapped(one, pending);
    }
    return rows;
  };
}

/**
 * The rows that `needs` name, from what screens hold; undefined unless all of them are there. Days of one scope alone
 * are left to the database.
 */
export function rowsInMemory(db: UserDb, needs: readonly Need[]): Rows | undefined {
  const rows = new Rows();
  const namesScope = ({ scope }: Need) => scope !== undefined;
  const usable = [...held].filter((one) => one.db === db && !one.needs.some(namesScope));
  for (const need of needs) {
    const { table, scope } = need;
    const found = firstOf(usable, (one) => rowsOf(need, one));
    if (!found || (scope !== undefined && 'from' in need)) return undefined;
    rows.load(table, scope === undefined ? found : found.filter((row) => scopeOfRow(row) === scope));
  }
  return rows;
}

/** The same as if it had been read now, taps and all. */
export function heldInMemory(db: UserDb, needs: readonly Need[]): Held | undefined {
  const rows = rowsInMemory(db, needs);
  return rows && { db, needs, rows, readAt: nextMoment() };
}

/** The first answer that there is. */
function firstOf<From, To>(list: readonly From[], ask: (one: From) => To | undefined): To | undefined {
  for (const one of list) {
    const answer = ask(one);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** What a screen holds, as tapped, of the rows that one need names; undefined unless all of them are there. */
function rowsOf(need: Need, one: Held) {
  const mine = one.needs.filter(({ table }) => table === need.table);
  if (mine.length === 0) return undefined;
  const rows = asTapped(one, taps.get());
  const all = () => rows.all(need.table);
  if ('ids' in need) {
    const isAll = mine.some((other) => 'all' in other);
    const some = need.ids.map((id) => rows.get(need.table, id));
    const isHeld = (id: string, index: number) =>
      isAll || some[index] !== undefined || mine.some((other) => isNamed(other, id));
    return need.ids.every(isHeld) ? some.filter((row) => row !== undefined) : undefined;
  }
  if ('all' in need) return mine.some((other) => 'all' in other) ? all() : undefined;
  return mine.some((other) => spans(other, need))
    ? all().filter((row) => need.before || isWithin(need, dayOf(row)))
    : undefined;
}

const isNamed = (need: Need, id: string): boolean => 'ids' in need && need.ids.includes(id);

/** Whether one need asks for all the days of another. */
function spans(wide: Need, need: Extract<Need, { from: string }>): boolean {
  if ('all' in wide) return true;
  if ('ids' in wide || wide.from > need.from || (need.before && !wide.before)) return false;
  return wide.to === undefined || (need.to !== undefined && wide.to >= need.to);
}

function isAmong(needs: readonly Need[], change: RowChange): boolean {
  return needs.some((need) => {
    if (need.table !== change.table) return false;
    if ('ids' in need) return need.ids.includes(change.id);
    if ('all' in need) return true;
    return isWithin(need, dayOf(change.after ?? change.before ?? {}));
  });
}

const isWithin = ({ from, to }: { from: string; to?: string }, day: string): boolean =>
  day >= from && (to === undefined || day <= to);

function dayOf(row: object): string {
  return 'day' in row && typeof row.day === 'string' ? row.day : '';
}

/** Leaves the taps that every screen which they concern has read. */
function forgetRead(): void {
  const unread = taps
    .get()
    .filter((tap) => tap.openedAt === undefined || [...held].some((one) => lacks(one, tap)));
  if (unread.length < taps.get().length) taps.set(unread);
}

/** Whether a screen shows rows that a tap changes, and has not read them since. */
function lacks({ db, needs, readAt }: Held, tap: Tap): boolean {
  return isUnread(tap, db, readAt) && tap.changes.some((change) => isAmong(needs, change));
}

const isUnread = ({ db, openedAt = Infinity }: Tap, by: UserDb, readAt: number): boolean =>
  db === by && openedAt > readAt;
