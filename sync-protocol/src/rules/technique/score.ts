import { CRITERIA, type CriterionId } from './criteria/all.ts';
import { errorOf, type Criterion, type Range } from './criteria/criterion.ts';
import type { ViewKind } from './motion/view.ts';
import type { PlayerLevel, Technique, Verdict } from './terms.ts';

/** What was found for one criterion. */
export interface Finding {
  id: CriterionId;
  verdict: Verdict;
  /** Null where it could not be measured. */
  value: number | null;
  /** When it was measured, in seconds of the clip. */
  at: number | null;
}

/** How far a good limit moves into the warning band: who begins has an easier target. */
const EASED: Readonly<Record<PlayerLevel, number>> = { beginner: 0.5, intermediate: 0.25, advanced: 0 };
/** What near and far from the target are worth; good is worth 1. */
const NEAR = 0.4;
const FAR = 0.2;
/** Of the weight of all criteria that the view shows for sure, so much must be measured for a score. */
const ENOUGH = 0.6;

export const weightOf = ({ isKey }: Pick<Criterion, 'isKey'>) => (isKey ? 3 : 1);

/** The target of a criterion for players of a level. */
export function targetOf({ good, warning }: Pick<Criterion, 'good' | 'warning'>, level: PlayerLevel): Range {
  const ease = (limit: number | null, outer: number | null) =>
    limit === null || outer === null ? limit : limit + (outer - limit) * EASED[level];
  return [ease(good[0], warning[0]), ease(good[1], warning[1])];
}

/** How far a value is beyond a range, 0 inside. */
export function beyond(value: number, [from, to]: Range): number {
  if (from !== null && value < from) return from - value;
  return to !== null && value > to ? value - to : 0;
}

/** Which limit a value is nearer to crossing: the target may have two sides. */
export function isLow(value: number, [from, to]: Range): boolean {
  return from !== null && (to === null || value < (from + to) / 2);
}

/**
 * What a value is to its target. What the pose model may be off by is always taken in favour of the player: beyond the
 * target by less than that is borderline and no fault.
 */
export function verdictOf(
  value: number,
  criterion: Criterion,
  level: PlayerLevel,
): Exclude<Verdict, 'unseen'> {
  const error = errorOf(criterion);
  const missed = beyond(value, targetOf(criterion, level));
  if (missed === 0) return 'good';
  if (missed <= error) return 'borderline';
  return beyond(value, criterion.warning) <= error ? 'warning' : 'fault';
}

/** What a value is worth, from 0.2 to 1: whole up to the model's error, then less and less, without a step. */
export function worthOf(value: number, criterion: Criterion, level: PlayerLevel): number {
  const error = errorOf(criterion);
  const target = targetOf(criterion, level);
  const missed = Math.max(0, beyond(value, target) - error);
  if (missed === 0) return 1;
  const side = isLow(value, target) ? 0 : 1;
  const [limit, outer] = [target[side], criterion.warning[side]];
  const band = limit === null || outer === null ? 0 : Math.abs(outer - limit);
  // At the outer limit it is worth the same for every level, so an easier target is never worth less.
  if (missed < band) return 1 - ((1 - NEAR) * missed) / band;
  return Math.max(FAR, NEAR - (NEAR - FAR) * ((missed - band) / (error * 2)));
}

/** The criteria that can be judged of a technique, in one picture or many. */
export function criteriaOf(technique: Technique, isStill: boolean): readonly Criterion<CriterionId>[] {
  return isStill ? CRITERIA[technique].filter((one) => one.isStill) : CRITERIA[technique];
}

/** The rules that can be judged from where the camera stood; null when they are too few of those that should be. */
export function judgedFrom(
  view: ViewKind,
  technique: Technique,
  isStill: boolean,
): readonly Criterion<CriterionId>[] | null {
  const all = criteriaOf(technique, isStill);
  const best = all.filter((one) => one.view !== otherView(technique));
  // Where the view is not known, the player is taken at the word of the instructions.
  const judged = view === 'unknown' ? best : all.filter((one) => one.view === 'any' || one.view === view);
  return weigh(judged) < weigh(best) * 0.5 ? null : judged;
}

const weigh = (criteria: readonly Criterion[]) =>
  criteria.reduce((sum, criterion) => sum + weightOf(criterion), 0);

/** The view in which a technique is not to be filmed. */
const otherView = (technique: Technique) => (technique === 'blocking' ? 'side' : 'front');

/** The score, 0 to 100: what the values are worth, the key ones three times; null when too little was measured. */
export function scoreOf(
  judged: readonly Criterion<CriterionId>[],
  findings: readonly Finding[],
  level: PlayerLevel,
): number | null {
  let [all, measured, worth] = [0, 0, 0];
  for (const criterion of judged) {
    const weight = weightOf(criterion);
    const value = findings.find(({ id }) => id === criterion.id)?.value ?? null;
    if (value !== null || !criterion.isOfBothFeet) all += weight;
    if (value === null) continue;
    measured += weight;
    worth += weight * worthOf(value, criterion, level);
  }
  return all > 0 && measured >= all * ENOUGH ? Math.round((100 * worth) / measured) : null;
}
