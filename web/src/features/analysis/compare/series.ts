import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { TECHNIQUES, type PlayerLevel, type Technique } from 'sync-protocol/rules/technique/terms';

/** The name of the score among what can be followed. */
const SCORE = 'score';
/** What is shown of a long way. */
const LATEST = 30;

/** Something that was measured more than once. */
export interface Series {
  /** Of the criterion, or the score's. */
  id: string;
  /** By whose targets it is shown: that of the latest analysis. */
  level: PlayerLevel;
  /** There are clips that were judged by the targets of another level, and are left out. */
  leavesLevelsOut: boolean;
  /** The oldest first. */
  points: { at: string; value: number }[];
}

/** The techniques of which there is more than one clip, the one that was analysed last first. */
export function techniquesWithProgress(analyses: readonly Analysis[]): Technique[] {
  return TECHNIQUES.map((technique) => ({ technique, clips: clipsOf(technique, analyses) }))
    .filter(({ clips }) => clips.length > 1)
    .sort((a, b) => (b.clips.at(-1)?.createdAt ?? '').localeCompare(a.clips.at(-1)?.createdAt ?? ''))
    .map(({ technique }) => technique);
}

/**
 * The score and each criterion that was measured at least twice. A single picture is another measure; and a value is the
 * same at each level, but a score is not.
 */
export function seriesOf(technique: Technique, analyses: readonly Analysis[]): Series[] {
  const all = clipsOf(technique, analyses);
  const clips = all.slice(-LATEST);
  const level = clips.at(-1)?.level ?? 'beginner';
  const judged = all.filter((one) => one.level === level);
  const scores = judged.slice(-LATEST).map(({ createdAt, score }) => ({ at: createdAt, value: score }));
  const score = { id: SCORE, level, leavesLevelsOut: judged.length < all.length, points: scores };
  const measured = CRITERIA[technique].map(({ id }) => {
    const points = clips.flatMap(({ createdAt, findings }) => {
      const value = findings.find((one) => one.id === id)?.value ?? null;
      return value === null ? [] : [{ at: createdAt, value }];
    });
    return { id, level, leavesLevelsOut: false, points };
  });
  return [score, ...measured].filter(({ points }) => points.length > 1);
}

function clipsOf(technique: Technique, analyses: readonly Analysis[]): Analysis[] {
  return analyses
    .filter((one) => one.technique === technique && one.mode === 'sequence')
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}
