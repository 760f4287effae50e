import type { AnalysisAnswer, ArAnalysisAnswer } from 'sync-protocol/contract/analysis';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { adviceOf } from 'sync-protocol/rules/technique/advice';
import { CRITERIA, isCriterion } from 'sync-protocol/rules/technique/criteria/all';
import { inUnit } from 'sync-protocol/rules/technique/criteria/criterion';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { frameAnalysisOf } from 'sync-protocol/rules/technique/playback';
import type { Finding } from 'sync-protocol/rules/technique/score';

/**
 * What was found, with its words: all of it from what is kept, also where that was there already and the clip that comes
 * with the call would show something else.
 */
export function presentAnalysis(
  kept: Analysis,
  { frames: { length: frameCount } }: PoseClip,
): AnalysisAnswer {
  const { technique, level } = kept;
  const findings = findingsOf(kept);
  const advice = adviceOf(technique, level, findings);
  const strengths = advice.strengths.map(({ text }) => text);
  const improvements = advice.improvements.map(({ text }) => text);
  const drills = advice.drills.map(({ name }) => name);
  const values = CRITERIA[technique].flatMap(({ id, name, unit }) => {
    const finding = findings.find((one) => one.id === id);
    if (!finding) return [];
    const value = finding.value === null ? 'not seen' : `${inUnit(finding.value, unit)}, ${finding.verdict}`;
    return [`${name}: ${value} (${id})`];
  });
  return {
    analysis: {
      ...kept,
      overallScore: kept.score,
      summary: advice.summary,
      feedback: { strengths, improvements, drills },
      strengths,
      improvements,
      nextSteps: advice.nextSteps,
      specificFeedback: values,
    },
    recommendations: { drills, focus: advice.focus, timeline: advice.schedule },
    secondOpinion: null,
    timestamp: kept.createdAt,
    frameCount,
  };
}

/** The same out of 10, and what is shown over the clip's key moments. */
export function presentOverlays(kept: Analysis, clip: PoseClip): ArAnalysisAnswer {
  const { analysis } = presentAnalysis(kept, clip);
  return {
    analysis: { ...analysis, overallScore: kept.score / 10 },
    frameAnalysis: frameAnalysisOf(clip, { ...kept, findings: findingsOf(kept) }),
  };
}

function findingsOf({ findings }: Analysis): Finding[] {
  return findings.flatMap((one) => (isCriterion(one.id) ? [{ ...one, id: one.id }] : []));
}
