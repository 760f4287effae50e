import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ProgramContent } from '../../entities/training/program.ts';
import { shareDrills, unshareDrills } from './shared-drills.ts';

/** Few drills, of which some are called the same and differ in what they measure. */
const drill = fc.record(
  { id: fc.constantFrom('serving/toss', 'serving/line', 'passing/wall'), result: fc.constant({ max: 10 }) },
  { requiredKeys: ['id'] },
);
const content = fc.record(
  {
    program: fc.record({ id: fc.uuid() }),
    drills: fc.array(drill),
    plan: fc.record({ main: fc.constant([0]) }),
  },
  { requiredKeys: ['program', 'drills'] },
) as unknown as fc.Arbitrary<ProgramContent>;
const contents = fc.array(content, { maxLength: 6 });

it('gives back every program as it was', () => {
  fc.assert(
    fc.property(contents, (all) => {
      expect(unshareDrills(shareDrills(all))).toEqual(all);
    }),
  );
});

it('writes no drill twice', () => {
  fc.assert(
    fc.property(contents, (all) => {
      const texts = shareDrills(all).drills.map((one) => JSON.stringify(one));
      expect(new Set(texts).size).toBe(texts.length);
    }),
  );
});

it('says so when a file lacks a drill', () => {
  const programs = fc.sample(content, 1).map((one) => ({ ...one, drills: [0] }));
  const file = { drills: [], programs };
  expect(() => unshareDrills(file)).toThrow(RangeError);
});
