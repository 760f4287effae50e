import { faultOf } from './advice.ts';
import type { Analysis } from './analyze.ts';
import { attemptIn } from './attempts/attempt-in.ts';
import { CRITERIA, type CriterionId } from './criteria/all.ts';
import { inUnit, type Criterion } from './criteria/criterion.ts';
import { CURVES } from './measures/curves.ts';
import { JOINTS, type PoseClip, type PoseFrame } from './motion/landmarks.ts';
import { steady } from './motion/series.ts';
import { weightOf, type Finding } from './score.ts';
import type { Phase, PlayerLevel, Verdict } from './terms.ts';

export const FEEDBACK_TYPES = ['success', 'warning', 'error'] as const;
export const CORRECTNESS = ['good', 'warning', 'error'] as const;
/** The joints that are named in what is shown over a clip. */
export const SHOWN_JOINTS = [
  'leftShoulder',
  'rightShoulder',
  'leftElbow',
  'rightElbow',
  'leftWrist',
  'rightWrist',
  'leftHip',
  'rightHip',
  'leftKnee',
  'rightKnee',
  'leftAnkle',
  'rightAnkle',
] as const;

/** What is shown over a clip at one of its key moments. */
export interface FrameAnalysis {
  /** Seconds of the clip. */
  timestamp: number;
  description: Phase;
  /** Whether anything could be measured at this moment; else it is good only in that nothing was found. */
  isJudged: boolean;
  feedback: { type: (typeof FEEDBACK_TYPES)[number]; message: string };
  bodyPose: {
    correctness: (typeof CORRECTNESS)[number];
    /** What was measured. */
    positionFeedback: string;
    /** In shares of the picture. */
    joints: { name: (typeof SHOWN_JOINTS)[number]; x: number; y: number; confidence: number }[];
  };
}

type Shown = Pick<Analysis, 'technique' | 'level' | 'findings' | 'phases'>;

/** The key moments of a clip, each with what was found in it. */
export function frameAnalysisOf(
  clip: PoseClip,
  { technique, level, findings, phases }: Shown,
): FrameAnalysis[] {
  return phases.map(({ phase, at }): FrameAnalysis => {
    const measured = CRITERIA[technique].flatMap((criterion) => {
      const finding = findings.find(({ id }) => id === criterion.id);
      return criterion.phase === phase && finding && finding.value !== null ? [{ criterion, finding }] : [];
    });
    const [worst] = measured.sort((a, b) => urgencyOf(b) - urgencyOf(a));
    const verdict = worst?.finding.verdict ?? 'unseen';
    return {
      timestamp: at,
      description: phase,
      isJudged: worst !== undefined,
      feedback: { type: TYPES[verdict], message: worst ? messageOf(worst, level) : NOTHING_JUDGED },
      bodyPose: {
        correctness: BODIES[verdict],
        positionFeedback: measured.map(valueOf).join(', '),
        joints: jointsAt(clip, at),
      },
    };
  });
}

const NOTHING_JUDGED = 'Nothing is judged at this moment.';

interface Measured {
  criterion: Criterion<CriterionId>;
  finding: Finding;
}

const TYPES: Readonly<Record<Verdict, FrameAnalysis['feedback']['type']>> = {
  fault: 'error',
  warning: 'warning',
  borderline: 'success',
  good: 'success',
  unseen: 'success',
};
const BODIES: Readonly<Record<Verdict, FrameAnalysis['bodyPose']['correctness']>> = {
  fault: 'error',
  warning: 'warning',
  borderline: 'good',
  good: 'good',
  unseen: 'good',
};
const RANKS: readonly Verdict[] = ['unseen', 'borderline', 'good', 'warning', 'fault'];

/** What is said of a moment is said of the worst in it, or else of what counts most. */
const urgencyOf = ({ criterion, finding }: Measured) =>
  RANKS.indexOf(finding.verdict) * 10 + weightOf(criterion);

function messageOf({ criterion, finding }: Measured, level: PlayerLevel): string {
  if (finding.verdict === 'good') return `${criterion.strength}.`;
  if (finding.verdict === 'borderline') return `${criterion.name}: too close to the target to call.`;
  return `${faultOf(criterion, finding, level)}. ${criterion.cue}.`;
}

function valueOf({ criterion: { name, unit }, finding: { value } }: Measured): string {
  return `${name} ${inUnit(value ?? Number.NaN, unit)}`;
}

function jointsAt({ frames }: PoseClip, at: number): FrameAnalysis['bodyPose']['joints'] {
  const landmarks = frameNearest(frames, at)?.landmarks ?? [];
  return SHOWN_JOINTS.flatMap((name) => {
    const landmark = landmarks[JOINTS[name]];
    return landmark ? [{ name, x: landmark[0], y: landmark[1], confidence: landmark[2] }] : [];
  });
}

/** The frame that is nearest to an instant. */
export function frameNearest(frames: readonly PoseFrame[], at: number): PoseFrame | undefined {
  let nearest: PoseFrame | undefined;
  for (const frame of frames)
    if (!nearest || Math.abs(frame.t - at) < Math.abs(nearest.t - at)) nearest = frame;
  return nearest;
}

/** What a criterion was read from, over the whole clip; null where it can't be told. */
export interface CriterionCurve {
  id: CriterionId;
  points: { t: number; value: number | null }[];
}

/** The curves of what was measured, in the order of the criteria. */
export function curvesOf(clip: PoseClip, { technique, hand, findings }: Analysis): CriterionCurve[] {
  const attempt = attemptIn(clip, technique, hand);
  if (!attempt) return [];
  return CRITERIA[technique].flatMap(({ id }) => {
    const isMeasured = findings.some((one) => one.id === id && one.value !== null);
    const curve = isMeasured && CURVES[id]?.(attempt);
    if (!curve) return [];
    return [
      { id, points: attempt.body.motion.times.map((t, step) => ({ t, value: steady(curve, step) ?? null })) },
    ];
  });
}
