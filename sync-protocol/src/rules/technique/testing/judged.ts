import { adviceOf } from '../advice.ts';
import { analyze, type Analysis } from '../analyze.ts';
import type { CriterionId } from '../criteria/all.ts';
import type { PoseClip } from '../motion/landmarks.ts';
import type { PlayerLevel, Technique } from '../terms.ts';

/** Each technique with the clips that show it, and what is wrong in the second. */
export const CLIPS: Record<Technique, { good: string; fault: string; intended: CriterionId }> = {
  serving: { good: 'serving_good', fault: 'serving_fault', intended: 'SV2' },
  spiking: { good: 'spiking_good', fault: 'spiking_fault', intended: 'SP2' },
  approach: { good: 'spiking_good', fault: 'spiking_fault', intended: 'AP4' },
  setting: { good: 'setting_good', fault: 'setting_fault', intended: 'ST2' },
  passing: { good: 'passing_good', fault: 'passing_fault', intended: 'PA3' },
  blocking: { good: 'blocking_good', fault: 'blocking_fault', intended: 'BL1' },
};

/** What the engine says of a clip, which it must not refuse. */
export function analysisOf(
  clip: PoseClip,
  technique: Technique,
  level: PlayerLevel = 'intermediate',
): Analysis {
  const result = analyze(clip, { technique, level });
  if (!result.ok) throw new Error(`${technique} was refused: ${result.reason}`);
  return result.analysis;
}

export const scoreOf = (clip: PoseClip, technique: Technique, level?: PlayerLevel) =>
  analysisOf(clip, technique, level).score;

/** What the engine finds to be worked on. */
export const improvementsIn = (clip: PoseClip, technique: Technique) =>
  adviceOf(technique, 'intermediate', analysisOf(clip, technique).findings).improvements.map(({ id }) => id);

/** The same noise for the same seed, evenly from -1 to 1. */
export function noise(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
