import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countMainDone,
  isPlaceDone,
  mainDoneOf,
  withoutPlace,
  withPlace,
  type MainDone,
} from './main-done.ts';

const place = fc.integer({ min: 0, max: 12 });

it('holds the same for the same places, in whatever order they were done and taken back', () => {
  fc.assert(
    fc.property(fc.array(place), fc.array(place), (done, undone) => {
      const all = [...done, ...undone];
      const after = undone.reduce<MainDone>(withoutPlace, all.reduce<MainDone>(withPlace, [0]));
      expect(after).toEqual(done.toSorted().reduce<MainDone>(withPlace, [0]));
      expect(countMainDone(after)).toBe(new Set(done).size);
      for (let one = 0; one <= 12; one++) expect(isPlaceDone(after, one)).toBe(done.includes(one));
    }),
  );
});

it('keeps the week of an enrolment that began before', () => {
  expect(mainDoneOf({ sessions: 7, mainDone: null })).toEqual([28]);
  expect(mainDoneOf({ sessions: 7, mainDone: [29, 31] })).toEqual([29, 31]);
  expect(countMainDone([28])).toBe(28);
});
