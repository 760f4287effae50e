import { CRITERIA, type CriterionId } from './criteria/all.ts';
import type { Criterion } from './criteria/criterion.ts';
import { isLow, targetOf, weightOf, worthOf, type Finding } from './score.ts';
import type { PlayerLevel, Technique } from './terms.ts';

/** What a player is told: each point with the criterion that it comes from. */
export interface Point {
  id: CriterionId;
  text: string;
}

export interface Advice {
  summary: string;
  strengths: Point[];
  improvements: Point[];
  /** In their order. */
  nextSteps: string[];
  drills: { id: string; name: string; why: string }[];
  focus: string[];
  schedule: string[];
}

const MOST = 3;

interface Judged extends Criterion<CriterionId> {
  finding: Finding;
  /** What it took from the score. */
  loss: number;
}

/** Strengths, what to work on and how, from the findings: the points with the most weight first. */
export function adviceOf(technique: Technique, level: PlayerLevel, findings: readonly Finding[]): Advice {
  const judged = judgedOf(technique, level, findings);
  const good = judged.filter(({ finding }) => finding.verdict === 'good');
  const weak = judged
    .filter(({ finding }) => finding.verdict === 'warning' || finding.verdict === 'fault')
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST);
  const byWeight = (a: Judged, b: Judged) => weightOf(b) - weightOf(a);
  const strong = good.sort(byWeight).slice(0, MOST);
  const close = judged.filter(({ finding }) => finding.verdict === 'borderline').sort(byWeight);
  // Where nothing is off its target, what is known best, to be trained on.
  const known = strong.length > 0 ? strong : close.slice(0, MOST);
  const drills = drillsOf(weak.length > 0 ? weak : known.slice(0, 1));
  return {
    summary: summaryOf(strong, weak, close.length > 0),
    strengths: strong.map(({ id, strength }) => ({ id, text: strength })),
    improvements: weak.map((one) => ({ id: one.id, text: faultOf(one, one.finding, level) })),
    nextSteps: [...weak.map(({ cue }) => cue), weak.length === 0 && strong.length > 0 ? KEEP_IT : FILM_AGAIN],
    drills,
    focus: (weak.length > 0 ? weak : known).map(({ name }) => name),
    schedule: scheduleOf(
      level,
      drills.map(({ name }) => name),
    ),
  };
}

const FILM_AGAIN = 'Film it again from the same spot after a few sessions, and compare.';
const KEEP_IT = 'Keep it: film it again when you are tired, or when the ball comes faster.';

function judgedOf(technique: Technique, level: PlayerLevel, findings: readonly Finding[]): Judged[] {
  return findings.flatMap((finding) => {
    const criterion = CRITERIA[technique].find(({ id }) => id === finding.id);
    // A result of a later version may know criteria that this one does not.
    if (!criterion || finding.value === null) return [];
    const loss = weightOf(criterion) * (1 - worthOf(finding.value, criterion, level));
    return [{ ...criterion, finding, loss }];
  });
}

/** What is said of a value that missed its target. */
export function faultOf(criterion: Criterion, { value }: Pick<Finding, 'value'>, level: PlayerLevel): string {
  const { fault } = criterion;
  if (typeof fault === 'string') return fault;
  return isLow(value ?? 0, targetOf(criterion, level)) ? fault.low : fault.high;
}

function summaryOf([best]: readonly Judged[], [worst]: readonly Judged[], isSomeClose: boolean): string {
  if (!worst && !isSomeClose) return 'Everything that could be measured is at its target.';
  if (!worst && !best) return 'All that could be measured is borderline.';
  if (!worst) return 'Nothing that could be measured is off target, but some of it is borderline.';
  const most = `What would help most now: ${inSentence(worst.cue)}.`;
  return best ? `${best.strength}. ${most}` : most;
}

function inSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Each drill once, where the heaviest of the points that ask for it stands. */
function drillsOf(judged: readonly Judged[]): Advice['drills'] {
  const firsts = judged.filter(
    (one, place) => judged.findIndex(({ drill }) => drill.id === one.drill.id) === place,
  );
  return firsts.map(({ drill, name }) => ({ ...drill, why: name }));
}

const SESSIONS: Readonly<Record<PlayerLevel, number>> = { beginner: 2, intermediate: 3, advanced: 3 };

/** A week of practice: little and often, fresh first. */
function scheduleOf(level: PlayerLevel, [first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  return [
    `${SESSIONS[level]} sessions a week, about 10 minutes each, while you are fresh.`,
    `Begin each with ${first}, slowly and without pressure.`,
    ...(others.length > 0 ? [`Then ${others.join(' and ')}.`] : []),
    'After two weeks film it again from the same spot. Stop if anything hurts.',
  ];
}
