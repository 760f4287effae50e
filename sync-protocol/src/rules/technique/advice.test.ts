import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceOf } from './advice.ts';
import { CRITERIA } from './criteria/all.ts';
import { verdictOf, type Finding } from './score.ts';
import { PLAYER_LEVELS, TECHNIQUES, type Verdict } from './terms.ts';

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

describe('what is borderline', () => {
  const found = (verdicts: Partial<Record<string, Verdict>>) =>
    adviceOf(
      'setting',
      'advanced',
      CRITERIA.setting.map(({ id, good: [from, to] }): Finding => {
        const value = (verdicts[id] === 'borderline' ? -0.02 : 0.01) + (from ?? (to ?? 0) - 0.1);
        return verdicts[id] === undefined
          ? { id, verdict: 'unseen', value: null, at: null }
          : { id, verdict: verdicts[id], value, at: 0 };
      }),
    );

  it('is not said to be at its target', () => {
    expect(found({ ST2: 'good' }).summary).toBe('Everything that could be measured is at its target.');
    expect(found({ ST2: 'good', ST5: 'borderline' }).summary).toBe(
      'Nothing that could be measured is off target, but some of it is borderline.',
    );
    expect(found({ ST5: 'borderline' }).summary).toBe('All that could be measured is borderline.');
  });

  it('is what to train where nothing else is known, and no fault', () => {
    const advice = found({ ST5: 'borderline', ST1: 'borderline' });
    expect(advice).toMatchObject({
      strengths: [],
      improvements: [],
      focus: ['Finish', 'Hands early'],
      drills: [{ name: 'Long Wall Sets', why: 'Finish' }],
      nextSteps: ['Film it again from the same spot after a few sessions, and compare.'],
    });
    expect(advice.schedule.join(' ')).toContain('Begin each with Long Wall Sets,');
    expect(found({ ST2: 'good', ST5: 'borderline' }).focus).toEqual(['Hands at contact']);
  });
});
