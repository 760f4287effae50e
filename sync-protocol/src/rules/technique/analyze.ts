import { isUnfilmed, type Attempt } from './attempts/attempt.ts';
import { isSlowedDown } from './attempts/fall.ts';
import { FINDERS } from './attempts/find.ts';
import { stillAttempt } from './attempts/still.ts';
import { isSlowStroke } from './attempts/stroke.ts';
import { caveatsOf, type Caveat } from './caveats.ts';
import type { CriterionId } from './criteria/all.ts';
import type { Criterion } from './criteria/criterion.ts';
import { MEASURES } from './measures/all.ts';
import { UNFILMED } from './measures/measure.ts';
import { Body } from './motion/body.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { durationOf, motionOf } from './motion/motion.ts';
import { isSeen, isWhole } from './motion/whole.ts';
import { phasesOf, type PhaseMoment } from './phases.ts';
import { criteriaOf, judgedFrom, scoreOf, verdictOf, type Finding } from './score.ts';
import {
  ENGINE_VERSION,
  MAX_VALUE,
  type AnalysisMode,
  type Hand,
  type PlayerLevel,
  type Technique,
} from './terms.ts';
import { isSlowMotion, misplaced, SHORTEST, shownBy, type Unfit } from './unfit.ts';

export interface Analysis {
  engineVersion: number;
  technique: Technique;
  level: PlayerLevel;
  mode: AnalysisMode;
  hand: Hand;
  /** 0 to 100. */
  score: number;
  findings: Finding[];
  phases: PhaseMoment[];
  caveats: Caveat[];
}

export type AnalysisResult = { ok: true; analysis: Analysis } | { ok: false; reason: Unfit };

export interface AnalysisRequest {
  technique: Technique;
  level: PlayerLevel;
  /** The hitting hand, if the player says it; else it is found. */
  hand?: Hand | null;
}

/** Of the frames so many must show somebody. */
const SEEN_SHARE = 0.6;
/** In so many there may be a second person, in passing. */
const SEVERAL_SHARE = 0.4;

/** From landmarks to a verdict: pure, the same on every phone and on the server. */
export function analyze(clip: PoseClip, request: AnalysisRequest): AnalysisResult {
  const unfit = (reason: Unfit): AnalysisResult => ({ ok: false, reason });
  const mode: AnalysisMode = clip.frames.length > 1 ? 'sequence' : 'still';
  const motion = motionOf(clip);
  if (!motion || motion.missing > 1 - SEEN_SHARE) return unfit('nobody');
  if (crowdOf(clip) > SEVERAL_SHARE) return unfit('several_people');
  if (mode === 'sequence' && durationOf(motion) < SHORTEST) return unfit('too_short');
  if (!clip.frames.some(({ landmarks }) => landmarks && isWhole(landmarks, isSeen)))
    return unfit('not_whole');

  const body = new Body(motion);
  if (JUMPS.includes(request.technique) && isSlowedDown(body)) return unfit('slow_motion');
  const attempt =
    mode === 'still'
      ? stillAttempt(body, request.technique, request.hand ?? null)
      : FINDERS[request.technique](body, request.hand ?? null);
  if (!attempt) {
    const shown = shownBy(body, request, mode);
    return unfit(isSlowMotion(clip, body, request, shown) ? 'slow_motion' : shown);
  }
  if (STROKES.includes(request.technique) && mode === 'sequence' && isSlowStroke(body))
    return unfit('slow_motion');
  return judge(attempt, request, mode, clip);
}

const JUMPS: readonly Technique[] = ['spiking', 'approach', 'blocking'];
/** Whose hands do little that is quick, so that only how long it takes tells slow motion. */
const STROKES: readonly Technique[] = ['setting', 'passing'];

/** The share of frames with more than one person; of all of them, if nobody has looked before. */
function crowdOf({ crowd, frames }: PoseClip): number {
  return crowd ?? frames.filter(({ people = 0 }) => people > 1).length / frames.length;
}

function judge(
  attempt: Attempt,
  request: AnalysisRequest,
  mode: AnalysisMode,
  clip: PoseClip,
): AnalysisResult {
  const { technique, level } = request;
  const { motion } = attempt.body;
  const isStill = mode === 'still';
  const judged = judgedFrom(motion.view.kind, technique, isStill);
  if (!judged) return { ok: false, reason: misplaced(motion.view) };
  const found = new Map(judged.map((criterion) => [criterion, findingOf(criterion, attempt, level)]));
  const filmed = judged.filter((criterion) => found.get(criterion) !== UNFILMED);
  const findings = criteriaOf(technique, isStill).map((criterion) => {
    const finding = found.get(criterion);
    return !finding || finding === UNFILMED ? unseen(criterion.id) : finding;
  });
  const score = scoreOf(judged, findings, level);
  if (score === null) {
    const isLate = isUnfilmed(attempt, attempt.moments.load) || scoreOf(filmed, findings, level) !== null;
    return { ok: false, reason: isLate ? 'begins_late' : 'too_little' };
  }
  const caveats = caveatsOf(attempt, technique, clip);
  if (filmed.length < judged.length) caveats.push('begins_late');
  return {
    ok: true,
    analysis: {
      engineVersion: ENGINE_VERSION,
      technique,
      level,
      mode,
      hand: attempt.hand,
      score,
      findings,
      phases: isStill ? [] : phasesOf(attempt),
      caveats,
    },
  };
}

const unseen = (id: CriterionId): Finding => ({ id, verdict: 'unseen', value: null, at: null });

/** What was found for a criterion; null where it can't be told, and whether that is because the clip begins too late. */
function findingOf(
  criterion: Criterion<CriterionId>,
  attempt: Attempt,
  level: PlayerLevel,
): Finding | typeof UNFILMED | null {
  const { id } = criterion;
  const reading = MEASURES[id](attempt);
  if (!reading || reading === UNFILMED) return reading;
  if (!(Math.abs(reading.value) <= MAX_VALUE)) return null;
  const value = Math.round(reading.value * 100) / 100;
  const at = attempt.body.motion.times[reading.step] ?? null;
  const verdict = verdictOf(value, criterion, level);
  // What may have been better before the clip began is not held against the player.
  if (reading.isCut && (verdict === 'warning' || verdict === 'fault')) return UNFILMED;
  return { id, verdict, value, at: at === null ? null : hundredths(at) };
}

const hundredths = (value: number) => Math.round(value * 100) / 100;
