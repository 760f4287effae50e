import type { AnalysisFields } from '../../entities/analysis/analysis.ts';
import { CRITERIA } from './criteria/all.ts';
import { VIEW_KINDS, type ViewKind } from './motion/view.ts';
import { judgedFrom, scoreOf, verdictOf, type Finding } from './score.ts';
import { ENGINE_VERSION } from './terms.ts';

/**
 * Whether a phone's verdicts and score are what these rules make of its own values. The values are the phone's word: it
 * alone has seen the clip. What another version of the rules has found can't be told, and stands.
 */
export function followsFromValues({
  engineVersion,
  technique,
  level,
  mode,
  findings,
  score,
}: AnalysisFields): boolean {
  if (engineVersion !== ENGINE_VERSION) return true;
  const criteria = CRITERIA[technique];
  const due = findings.flatMap(({ id, value, verdict, at }): Finding[] => {
    const criterion = criteria.find((one) => one.id === id);
    const made = criterion && value !== null ? verdictOf(value, criterion, level) : 'unseen';
    return criterion && verdict === made ? [{ id: criterion.id, value, verdict, at }] : [];
  });
  const measured = due.filter(({ value }) => value !== null);
  // From one place of the camera all that was measured can be judged, and it is enough of what can be.
  const isDueFrom = (view: ViewKind) => {
    const judged = judgedFrom(view, technique, mode === 'still') ?? [];
    const canBeJudged = measured.every(({ id }) => judged.some((one) => one.id === id));
    return canBeJudged && score === scoreOf(judged, measured, level);
  };
  return due.length === findings.length && VIEW_KINDS.some(isDueFrom);
}
