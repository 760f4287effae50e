import { expect, it } from 'vitest';
import { extendRun, FREE_DAYS, streakOn } from '../progress/streak.ts';
import { addDays } from '../training-day.ts';
import { mayStillStand } from './kept-streak.ts';

const NOON = Date.UTC(2026, 10, 25, 12);
const DAY_MS = 86_400_000;

it('a kept streak stands as long as one can without a day of training', () => {
  const heardOn = '2026-11-25';
  const run = extendRun(null, { day: heardOn, firstAt: NOON, lastAt: NOON });
  for (let days = 0; days <= 2 * FREE_DAYS + 3; days++) {
    const today = addDays(heardOn, days);
    const isThere = streakOn(run, today, NOON + days * DAY_MS).streak > 0;
    expect([days, mayStillStand(heardOn, today)]).toEqual([days, isThere]);
  }
});
