import { expect, it } from 'vitest';
import { countRep, countSet, FRESH_COUNT, isOver, takeBack } from './rep-counter.ts';

const WORK = { kind: 'counted', sets: 2, reps: 3, perSide: false } as const;

it('counts repetitions into sets, and sets to the end', () => {
  const counts = [FRESH_COUNT];
  for (let tap = 0; tap < 7; tap++) counts.push(countRep(counts.at(-1) ?? FRESH_COUNT, WORK));
  expect(counts.map(({ set, reps }) => `${set}.${reps}`)).toEqual([
    '0.0',
    '0.1',
    '0.2',
    '1.0',
    '1.1',
    '1.2',
    '2.0',
    '2.0',
  ]);
  expect(counts.map((count) => isOver(count, WORK)).indexOf(true)).toBe(6);
});

it('takes a set as done that nobody counted', () => {
  expect(countSet({ set: 0, reps: 1 }, WORK)).toEqual({ set: 1, reps: 0 });
  const over = { set: 2, reps: 0 };
  expect(countSet(over, WORK)).toBe(over);
});

it('takes back what was tapped by mistake', () => {
  expect(takeBack({ set: 1, reps: 2 })).toEqual({ set: 1, reps: 1 });
  expect(takeBack({ set: 1, reps: 0 })).toEqual({ set: 0, reps: 0 });
  expect(takeBack(FRESH_COUNT)).toEqual(FRESH_COUNT);
});
