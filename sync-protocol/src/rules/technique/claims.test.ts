import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { analyze } from './analyze.ts';
import { followsFromValues } from './claims.ts';
import { CRITERIA } from './criteria/all.ts';
import { ENGINE_VERSION, PLAYER_LEVELS, TECHNIQUES } from './terms.ts';
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

it('takes the word of a phone with other rules', () => {
  const analysis = analysisOf('serving_fault', 'serving', 'advanced');
  expect(followsFromValues({ ...analysis, score: 99, engineVersion: ENGINE_VERSION + 1 })).toBe(true);
});

/** Of the rules of each version, what makes verdict and score. */
const RULES: Readonly<Record<number, string>> = {
  1: '7ccbb3433e10f3b1',
  2: '7ccbb3433e10f3b1',
  3: '7ccbb3433e10f3b1',
  4: '7ccbb3433e10f3b1',
  5: '3403b5ae5cb26b74',
};

it('has a version for each change of a target: raise ENGINE_VERSION, or phones that are behind are refused', () => {
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
