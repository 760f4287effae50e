import type { AnalysisAnswer, ArAnalysisAnswer } from 'sync-protocol/contract/analysis';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { adviceOf } from 'sync-protocol/rules/technique/advice';
import type { Analysis as Verdict } from 'sync-protocol/rules/technique/analyze';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { inUnit } from 'sync-protocol/rules/technique/criteria/criterion';
import type { PoseClip } from 'sync-protocol/rules/technique/motion/landmarks';
import { frameAnalysisOf } from 'sync-protocol/rules/technique/playback';

/** What was found, with its words. */
export function presentAnalysis(
  kept: Analysis,
  { technique, level, findings }: Verdict,
  { frames: { length: frameCount } }: PoseClip,
): AnalysisAnswer {
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
export function presentOverlays(kept: Analysis, verdict: Verdict, clip: PoseClip): ArAnalysisAnswer {
  const { analysis } = presentAnalysis(kept, verdict, clip);
  return {
    analysis: { ...analysis, overallScore: kept.score / 10 },
    frameAnalysis: frameAnalysisOf(clip, verdict),
  };
}
