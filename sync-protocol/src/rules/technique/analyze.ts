import { FINDERS } from './attempts/find.ts';
import {
  isUnfilmed,
  lastStep,
  OVER,
  pace,
  peak,
  rangeOf,
  type Attempt,
  type Moments,
} from './attempts/attempt.ts';
import { isSlowedDown } from './attempts/fall.ts';
import { isInAir } from './attempts/likeness.ts';
import { stillAttempt } from './attempts/still.ts';
import { isSlowStroke } from './attempts/stroke.ts';
import type { CriterionId } from './criteria/all.ts';
import type { Criterion } from './criteria/criterion.ts';
import { MEASURES } from './measures/all.ts';
import { UNFILMED } from './measures/measure.ts';
import { Body } from './motion/body.ts';
import { isSeen, isWhole } from './motion/whole.ts';
import type { PoseClip } from './motion/landmarks.ts';
import { stepsIn } from './motion/series.ts';
import { motionOf, otherHand, type Limb, type Motion } from './motion/motion.ts';
import type { View } from './motion/view.ts';
import { phasesOf, type PhaseMoment } from './phases.ts';
import { criteriaOf, judgedFrom, scoreOf, verdictOf, type Finding } from './score.ts';
import {
  ENGINE_VERSION,
  HANDS,
  MAX_VALUE,
  type AnalysisMode,
  type Hand,
  type PlayerLevel,
  type Technique,
} from './terms.ts';

/** Most like the movement first: a spike has an approach in it, and may be taken for a serve. */
const SHOWN = ['spiking', 'blocking', 'setting', 'passing', 'serving'] as const;

/** Why nothing can be said of a clip. */
export type Unfit =
  | `like_${(typeof SHOWN)[number]}`
  | 'nobody'
  | 'several_people'
  | 'not_whole'
  | 'no_attempt'
  | 'oblique'
  | 'wrong_view'
  | 'hidden_arm'
  | 'other_hand'
  | 'too_little'
  | 'begins_late'
  | 'too_short'
  | 'slow_motion';

/** What limits what is said of a clip. */
export type Caveat =
  | 'far_arm'
  | 'oblique'
  | 'off_side'
  | 'unknown_view'
  | 'low_frame_rate'
  | 'begins_late'
  | 'ends_early'
  | 'jumped';

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
/** Seconds that hold an attempt. */
const SHORTEST = 0.6;

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

/** Whose hands do little that is quick, so that only how long it takes tells slow motion. */
const STROKES: readonly Technique[] = ['setting', 'passing'];

/** How many times as slow phones show what they filmed at 60, 120 and 240 pictures a second. */
const SLOWED = [2, 4, 8];

/** Torsos a second: hands are hardly as fast in a hit that is shown three times as slow. */
const SLOW_HANDS = 12;
/** What slow motion is taken for: in a jump its speed is seen, and what is hidden is not known any better. */
const SLOW_SEEN_AS: readonly Unfit[] = ['no_attempt', 'like_setting', 'like_passing', 'like_serving'];

/** Whether there is an attempt once the clip runs faster: it has the shape of the technique, at a speed that none has. */
function isSlowMotion(
  { frames, ...clip }: PoseClip,
  body: Body,
  { technique, hand }: AnalysisRequest,
  shown: Unfit,
): boolean {
  if (frames.length === 1 || !SLOW_SEEN_AS.includes(shown) || !isMoving(body) || hasFastHand(body))
    return false;
  return SLOWED.some((times) => {
    const faster = motionOf({ ...clip, frames: frames.map((frame) => ({ ...frame, t: frame.t / times })) });
    return (
      faster !== null &&
      durationOf(faster) >= SHORTEST &&
      FINDERS[technique](new Body(faster), hand ?? null) !== null
    );
  });
}

const hasFastHand = ({ motion }: Body) =>
  HANDS.some((side) => {
    const speed = pace((step) => motion.of(side, 'Wrist', step));
    return (peak(speed, 0, motion.times.length - 1)?.value ?? 0) > SLOW_HANDS;
  });

/** The share of frames with more than one person; of all of them, if nobody has looked before. */
function crowdOf({ crowd, frames }: PoseClip): number {
  return crowd ?? frames.filter(({ people = 0 }) => people > 1).length / frames.length;
}

/** What a movement is, or a picture shows, that is not what was chosen. */
function shownBy(body: Body, { technique, hand }: AnalysisRequest, mode: AnalysisMode): Unfit {
  const isStill = mode === 'still';
  const { view } = body.motion;
  // From where a technique can't be judged it can't be told either: of a pass the front shows no arms ahead.
  const unknown = judgedFrom(view.kind, technique, isStill) ? 'no_attempt' : misplaced(view);
  if (isStill) return unknown;
  const isSwing = SWINGS.includes(technique);
  const shown = SHOWN.find((one) => FINDERS[one](body, null));
  const isOwn = isSwing && FINDERS[technique](body, null) !== null;
  // What is seen of a swing behind the body, the other arm on the ground, is much like a set or a pass.
  const isOfOtherArm = isOwn || shown === 'setting' || shown === 'passing' || (!shown && isMoving(body));
  if (isSwing && isOfOtherArm && isArmHidden(body, hand)) return 'hidden_arm';
  if (isOwn) return 'other_hand';
  if (isArmUnseen(body)) return 'too_little';
  if (shown) return `like_${shown}`;
  return isMoving(body) ? unknown : 'no_attempt';
}

const misplaced = ({ kind }: View): Unfit => (kind === 'oblique' ? 'oblique' : 'wrong_view');

/** In torsos: the hands of who does more than to stand and wait. */
const MOVING = 0.4;

const isMoving = (body: Body) =>
  rangeOf((step) => body.hands(step)?.y, 0, body.motion.times.length - 1) > MOVING;

/** Whether the arm that may have hit, from the side the far one, is hidden most of the time. */
function isArmHidden({ motion }: Body, hand: Hand | null | undefined): boolean {
  const { near } = motion;
  const arm = hand ?? (near && otherHand(near));
  return arm !== null && isMostlyHidden(motion, arm, 'Wrist');
}

/** Whether an arm that the camera should see is hidden most of the time: then what it did is anybody's guess. */
function isArmUnseen({ motion }: Body): boolean {
  const sides = motion.near ? [motion.near] : HANDS;
  return sides.some((side) => isMostlyHidden(motion, side, 'Elbow') || isMostlyHidden(motion, side, 'Wrist'));
}

function isMostlyHidden({ times, of }: Motion, side: Hand, limb: Limb): boolean {
  return times.filter((_, step) => of(side, limb, step)).length < times.length / 2;
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

/** Pictures a second below which a fast swing falls between two of them. */
const SLOW_RATE = 24;
const JUMPS: readonly Technique[] = ['spiking', 'approach', 'blocking'];
const SWINGS: readonly Technique[] = ['serving', 'spiking'];
/** Whose players are square to a camera at the side, and so tell when it is not quite there; a server stands open to the net. */
const SQUARE: readonly Technique[] = ['spiking', 'approach', 'setting', 'passing'];
/** Degrees by which their shoulders are turned then. From 15 degrees beside it their angles may be misread. */
const SQUARE_TURN = 76;
/** Whose rules are for players who stay on the ground. */
const STANDING: readonly Technique[] = ['serving', 'setting'];

function caveatsOf({ body, hand, moments }: Attempt, technique: Technique, { frames }: PoseClip): Caveat[] {
  const { motion } = body;
  const caveats: Caveat[] = [];
  if (motion.view.kind === 'oblique') caveats.push('oblique');
  if (frames.length > 1 && isOffSide(motion, technique)) caveats.push('off_side');
  if (motion.view.kind === 'unknown') caveats.push('unknown_view');
  if (motion.near && motion.near !== hand && SWINGS.includes(technique)) caveats.push('far_arm');
  if (frames.length > 1 && (frames.length - 1) / durationOf(motion) < SLOW_RATE)
    caveats.push('low_frame_rate');
  if (frames.length > 1 && endsBefore(body, moments)) caveats.push('ends_early');
  if (STANDING.includes(technique) && isInAir(body, moments.load, moments.contact)) caveats.push('jumped');
  return caveats;
}

/** Whether a clip ends before the movement is over. */
function endsBefore(body: Body, { contact, end }: Moments): boolean {
  return end >= lastStep(body) && lastStep(body) < contact + stepsIn(OVER);
}

/** Whether a camera that is taken to stand at the side does so only roughly. */
function isOffSide({ view }: Motion, technique: Technique): boolean {
  return view.kind === 'side' && SQUARE.includes(technique) && (view.turn ?? 90) < SQUARE_TURN;
}

function durationOf({ times }: Motion): number {
  return (times.at(-1) ?? 0) - (times[0] ?? 0);
}
