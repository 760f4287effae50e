import { newId, regimenId } from 'sync-protocol/ids';
import { dealToday, needsOfDeal, plansOfDeal } from 'sync-protocol/mutations/tasks/deal-today';
import { Rows } from 'sync-protocol/mutations/rows';
import { aPlan, TestPlayer } from 'sync-protocol/mutations/testing';
import { expect, test } from 'vitest';
import { dayToDeal, dealDay } from './day.ts';

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
  const dailies = [{ needs: needsOfDeal, plans: plansOfDeal, deal: dealToday, isUndoneBy: () => false }];
  const errors: unknown[] = [];
  const deal = { day: DAY, tz: 'UTC', planOf: (id: string) => player.plans.get(id) };
  expect(dealDay(rows, dailies, deal, (error) => errors.push(error))).toBe(false);
  expect(errors).toHaveLength(1);
  expect(rows.changes()).toEqual([]);
  expect(dealDay(rows, dailies, deal, (error) => errors.push(error))).toBe(true);
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
