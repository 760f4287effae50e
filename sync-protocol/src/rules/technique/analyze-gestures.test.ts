import { describe, expect, it, test } from 'vitest';
import { analyze } from './analyze.ts';
import { TECHNIQUES } from './terms.ts';
import { testClip } from './testing/clips.ts';
import { GESTURES, withGesture } from './testing/gestures.ts';
import { analysisOf, CLIPS } from './testing/judged.ts';

const PLACES = ['before', 'after'] as const;

describe.each(TECHNIQUES)('%s is found by what it is', (technique) => {
  const { good, fault } = CLIPS[technique];

  test.each(Object.keys(GESTURES))('with a gesture beside it: %s', (name) => {
    const gesture = GESTURES[name as keyof typeof GESTURES];
    for (const clip of [testClip(good), testClip(fault)]) {
      const { score } = analysisOf(clip, technique);
      for (const place of PLACES) {
        const beside = withGesture(clip, gesture, place);
        const found = analysisOf(beside, technique);
        expect(Math.abs(found.score - score), place).toBeLessThanOrEqual(5);
        const contact = found.phases.find(({ phase }) => phase === 'contact point')?.at ?? Number.NaN;
        expect(Math.abs(contact - (beside.contact ?? 0)), place).toBeLessThanOrEqual(5 / 30);
      }
    }
  });
});

it('is no set where one hand waves', () => {
  for (const name of ['wave left', 'wave right'] as const) {
    const waving = withGesture(testClip('standing_still'), GESTURES[name], 'after');
    expect(analyze(waving, { technique: 'setting', level: 'beginner' }).ok).toBe(false);
  }
});
