import { newId, regimenId, userId } from 'sync-protocol/ids';
import { Rows } from 'sync-protocol/mutations/rows';
import { aPlan, TestPlayer } from 'sync-protocol/mutations/testing';
import { expect, test } from 'vitest';
import { changesPrograms, dayToDeal, dealDay } from './day.ts';

const DAY = '2026-11-02';

/** Rows that fail when the third task is put. */
class BrittleRows extends Rows {
  #puts = 0;

  override put: Rows['put'] = (table, row) => {
    if (++this.#puts === 3) throw new Error('no');
    super.put(table, row);
  };
}

test('S3.4: half a deal does not stand, what was done before it does', () => {
  const player = new TestPlayer();
  player.start(DAY, aPlan(regimenId.parse(newId())));
  const rows = new BrittleRows();
  rows.load('userRegimens', player.rows.all('userRegimens'));
  const errors: unknown[] = [];
  const deal = { day: DAY, tz: 'UTC', planOf: (id: string) => player.plans.get(id) };
  expect(dealDay(rows, deal, (error) => errors.push(error))).toBe(false);
  expect(errors).toHaveLength(1);
  expect(rows.changes()).toEqual([]);
  expect(dealDay(rows, deal, (error) => errors.push(error))).toBe(true);
  expect(rows.all('tasks')).toHaveLength(6);
});

test('S3.4: a day is dealt once, and again only when it is asked for, over, or come again on a flight west', () => {
  const at = (text: string) => new Date(`2026-11-02T${text}Z`);
  const known = (dealtDay: string | null) => ({ timezone: 'UTC', dealtDay });
  expect(dayToDeal(known(DAY), at('12:00:00'))).toBeNull();
  expect(dayToDeal(known('2026-11-03'), at('12:00:00'))).toBe(DAY);
  expect(dayToDeal(known('2026-11-01'), at('01:59:59'))).toBeNull();
  expect(dayToDeal(known('2026-11-01'), at('02:00:00'))).toBe(DAY);
  expect(dayToDeal(known(null), at('12:00:00'))).toBe(DAY);
});

test('a day is dealt anew when a program starts or ends, not when it goes on', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const [runs] = player.rows.all('userRegimens');
  if (!runs) throw new Error('a program was started');
  const ended = { ...runs, isArchived: true };
  const change = { table: 'userRegimens' as const, id: runs.id };
  expect(changesPrograms([{ ...change, before: undefined, after: runs }])).toBe(true);
  expect(changesPrograms([{ ...change, before: runs, after: ended }])).toBe(true);
  expect(changesPrograms([{ ...change, before: runs, after: { ...runs, sessions: 3 } }])).toBe(false);
  expect(changesPrograms([{ ...change, before: ended, after: { ...ended, sessions: 3 } }])).toBe(false);
  const stats = { table: 'playerStats' as const, id: userId.parse(newId()) };
  expect(changesPrograms([{ ...stats, before: undefined, after: undefined }])).toBe(false);
});
