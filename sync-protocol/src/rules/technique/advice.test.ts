import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice.ts';
import { CRITERIA } from './criteria/all.ts';
import { verdictOf, type Finding } from './score.ts';
import { PLAYER_LEVELS, TECHNIQUES } from './terms.ts';

describe.each(TECHNIQUES)('the drills for %s', (technique) => {
  const measured = fc.constantFrom(...PLAYER_LEVELS).chain((level) =>
    fc.record({
      level: fc.constant(level),
      findings: fc.tuple(
        ...CRITERIA[technique].map((criterion) =>
          fc.integer({ min: -40, max: 200 }).map((value): Finding => {
            return { id: criterion.id, value, verdict: verdictOf(value, criterion, level), at: 0 };
          }),
        ),
      ),
    }),
  );

  it('stand where the heaviest of their points stands, each once', () => {
    fc.assert(
      fc.property(measured, ({ level, findings }) => {
        const { improvements, drills, schedule } = adviceOf(technique, level, findings);
        fc.pre(improvements.length > 0);
        const asked = improvements.flatMap(({ id }) => CRITERIA[technique].filter((one) => one.id === id));
        expect(drills.map(({ id }) => id)).toEqual([...new Set(asked.map(({ drill }) => drill.id))]);
        expect(drills.map(({ why }) => why)).toEqual(
          drills.map(({ id }) => asked.find(({ drill }) => drill.id === id)?.name),
        );
        expect(schedule.join(' ')).toContain(`Begin each with ${asked[0]?.drill.name},`);
      }),
      { numRuns: 200 },
    );
  });
});
