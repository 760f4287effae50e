import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aPlan, TestPlayer } from '../mutations/testing.ts';
import { dealDay } from './deal.ts';
import { addDays } from './training-day.ts';

const DAY = '2026-11-02';

it('deals the same six tasks, however the rows lie and whoever asks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 400 }),
      (programs, counter, days) => {
        const player = new TestPlayer();
        for (let count = 0; count < programs; count++) player.start(DAY, aPlan());
        // Started at one and the same moment, as two phones might.
        const userRegimens = player.rows
          .all('userRegimens')
          .map((row) => ({ ...row, startedAt: `${DAY}T12:00:00.000Z` }));
        const deal = (rows: typeof userRegimens) =>
          dealDay({
            day: addDays(DAY, days),
            tz: 'Europe/Rome',
            userRegimens: rows,
            tasks: [],
            dayTotals: [],
            counter,
            planOf: (id) => player.plans.get(id),
          });
        const { add, remove } = deal(userRegimens);
        expect(deal(userRegimens.toReversed())).toEqual({ add, remove });
        expect(add).toHaveLength(6);
        expect(remove).toEqual([]);
        expect(new Set(add.map(({ id }) => id)).size).toBe(6);
        expect(new Set(add.map(({ userRegimenId, name }) => `${userRegimenId} ${name}`)).size).toBe(6);
      },
    ),
    { numRuns: 60 },
  );
});

it('leaves nothing to do twice: a day that was dealt is dealt no more', () => {
  const player = new TestPlayer();
  player.start(DAY);
  const deal = dealDay({
    day: DAY,
    tz: 'UTC',
    userRegimens: player.rows.all('userRegimens'),
    tasks: player.tasksOf(DAY),
    dayTotals: [],
    counter: 0,
    planOf: (id) => player.plans.get(id),
  });
  expect(deal).toEqual({ add: [], remove: [] });
});
