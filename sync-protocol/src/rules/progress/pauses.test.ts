import fc from 'fast-check';
import { expect, it } from 'vitest';
import { userId, streakPauseId } from '../../ids.ts';
import { newId } from '../../new-id.ts';
import { MAX_PAUSE_DAYS, recentPauses, whyNoPause } from './new-pause.ts';
import { pausedBetween, pauseOn } from './pauses.ts';
import { addDays, daysBetween } from '../training-day.ts';

const START = '2026-01-01';
const player = userId.parse(newId());
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(START, days));
const pause = fc.tuple(day, fc.integer({ min: 1, max: MAX_PAUSE_DAYS })).map(([from, days]) => ({
  id: streakPauseId.parse(newId()),
  userId: player,
  from,
  until: addDays(from, days - 1),
}));

it('counts each paused day between two days once, whatever pauses overlap', () => {
  fc.assert(
    fc.property(fc.array(pause, { maxLength: 4 }), day, day, (pauses, one, other) => {
      const [after, before] = [one, other].toSorted();
      if (after === undefined || before === undefined) return;
      const between = Array.from({ length: Math.max(0, daysBetween(after, before) - 1) }, (_, index) =>
        addDays(after, index + 1),
      );
      const paused = between.filter((each) => pauseOn(pauses, each));
      expect(pausedBetween(pauses, after, before)).toBe(paused.length);
    }),
  );
});

it('finds room for a pause just where no other one is', () => {
  fc.assert(
    fc.property(pause, day, fc.integer({ min: 1, max: MAX_PAUSE_DAYS }), (taken, from, days) => {
      const all = Array.from({ length: days }, (_, count) => addDays(from, count));
      const isTaken = all.some((one) => pauseOn([taken], one));
      const why = whyNoPause([taken], { from, days, today: from });
      expect(why).toBe(isTaken ? 'already_paused' : undefined);
    }),
  );
});

it('counts the pauses that began within ninety days', () => {
  const began = (days: number) => ({
    id: streakPauseId.parse(newId()),
    userId: player,
    from: addDays(START, days),
    until: addDays(START, days),
  });
  const pauses = [began(0), began(20)];
  expect([20, 89, 90, 109, 110].map((days) => recentPauses(pauses, addDays(START, days)))).toEqual([
    2, 2, 1, 1, 0,
  ]);
});

it('counts pauses on both sides of a day: one may be told of late', () => {
  const began = (days: number) => ({
    id: streakPauseId.parse(newId()),
    userId: player,
    from: addDays(START, days),
    until: addDays(START, days),
  });
  const pauses = [began(100), began(189), began(190)];
  expect(recentPauses(pauses, addDays(START, 100))).toBe(2);
  expect(recentPauses(pauses, addDays(START, 11))).toBe(1);
  expect(recentPauses(pauses, addDays(START, 10))).toBe(0);
});
