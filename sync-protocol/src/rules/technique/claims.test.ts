import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { analyze } from './analyze.ts';
import { followsFromValues } from './claims.ts';
import { CRITERIA } from './criteria/all.ts';
import { ENGINE_VERSION, PLAYER_LEVELS, SAME_TARGETS_SINCE, TECHNIQUES } from './terms.ts';
import { testClip } from './testing/clips.ts';

function analysisOf(
  name: string,
  technique: (typeof TECHNIQUES)[number],
  level: (typeof PLAYER_LEVELS)[number],
) {
  const result = analyze(testClip(name), { technique, level });
  if (!result.ok) throw new Error(`${technique} was refused: ${result.reason}`);
  return result.analysis;
}

describe.each(TECHNIQUES)('%s', (technique) => {
  test.each(PLAYER_LEVELS)('what the engine finds follows from its own values for %s players', (level) => {
    for (const kind of ['good', 'fault']) {
      const name = `${technique === 'approach' ? 'spiking' : technique}_${kind}`;
      expect(followsFromValues(analysisOf(name, technique, level))).toBe(true);
    }
  });
});

it('does not follow when the score, a verdict or a rule is another', () => {
  const analysis = analysisOf('serving_fault', 'serving', 'advanced');
  const findings = analysis.findings.map((one) =>
    one.id === 'SV2' ? { ...one, verdict: 'good' as const } : one,
  );
  expect(followsFromValues({ ...analysis, score: analysis.score + 1 })).toBe(false);
  expect(followsFromValues({ ...analysis, findings })).toBe(false);
  expect(followsFromValues({ ...analysis, technique: 'passing' })).toBe(false);
  expect(followsFromValues({ ...analysis, findings: [], score: 100 })).toBe(false);
});

it('does not follow when what was measured is too little of what can be seen', () => {
  const analysis = analysisOf('serving_good', 'serving', 'advanced');
  const one = analysis.findings.filter(({ id }) => id === 'SV2');
  expect(one).toMatchObject([{ verdict: 'good' }]);
  expect(followsFromValues({ ...analysis, findings: one, score: 100 })).toBe(false);
});

describe('a result of another version', () => {
  const analysis = analysisOf('serving_fault', 'serving', 'advanced');

  it('stands where the targets were others, and follows like any where they are the same', () => {
    const before = { ...analysis, engineVersion: SAME_TARGETS_SINCE };
    expect(followsFromValues(before)).toBe(true);
    expect(followsFromValues({ ...before, score: 99 })).toBe(false);
    expect(followsFromValues({ ...before, score: 99, engineVersion: SAME_TARGETS_SINCE - 1 })).toBe(true);
  });

  it('may say that a rule was not seen which is gone since, and nothing else of it', () => {
    const gone = { id: 'PA9', verdict: 'unseen', value: null, at: null } as const;
    const before = {
      ...analysisOf('passing_fault', 'passing', 'advanced'),
      engineVersion: SAME_TARGETS_SINCE,
    };
    const { findings } = before;
    expect(followsFromValues({ ...before, findings: [...findings, gone] })).toBe(true);
    const seen = { ...gone, verdict: 'good', value: 1.5 } as const;
    expect(followsFromValues({ ...before, findings: [...findings, seen] })).toBe(false);
  });

  it('does not follow from rules that there have never been', () => {
    expect(followsFromValues({ ...analysis, engineVersion: ENGINE_VERSION + 1 })).toBe(false);
  });
});

/** Of the rules of each version, what makes verdict and score. */
const RULES: Readonly<Record<number, string>> = {
  1: '7ccbb3433e10f3b1',
  2: '7ccbb3433e10f3b1',
  3: '7ccbb3433e10f3b1',
  4: '7ccbb3433e10f3b1',
  5: '3403b5ae5cb26b74',
  6: '553c4c5673997597',
  7: '553c4c5673997597',
  8: 'f016ca9557a502d9',
  9: 'f016ca9557a502d9',
  10: 'f016ca9557a502d9',
  11: 'f016ca9557a502d9',
  12: 'f016ca9557a502d9',
};

it('has a version for each change of a target: raise ENGINE_VERSION and SAME_TARGETS_SINCE, or phones that are behind are refused', () => {
  const rules = TECHNIQUES.flatMap((technique) =>
    CRITERIA[technique].map(({ id, isKey, unit, error, good, warning }) => [
      id,
      isKey,
      unit,
      error,
      good,
      warning,
    ]),
  );
  const hash = createHash('sha256').update(JSON.stringify(rules)).digest('hex').slice(0, 16);
  expect(RULES[ENGINE_VERSION]).toBe(hash);
});
