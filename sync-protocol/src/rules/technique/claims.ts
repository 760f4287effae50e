import type { AnalysisFields } from '../../entities/analysis/analysis.ts';
import { CRITERIA } from './criteria/all.ts';
import { scoreOf, verdictOf } from './score.ts';
import { ENGINE_VERSION } from './terms.ts';

/**
 * Whether a phone's verdicts and score are what these rules make of its own values. The values are the phone's word: it
 * alone has seen the clip. What another version of the rules has found can't be told, and stands.
 */
export function followsFromValues({
  engineVersion,
  technique,
  level,
  findings,
  score,
}: AnalysisFields): boolean {
  if (engineVersion !== ENGINE_VERSION) return true;
  const criteria = CRITERIA[technique];
  const judged = findings.flatMap(({ id, value, verdict, at }) => {
    const criterion = criteria.find((one) => one.id === id);
    const due = criterion && value !== null ? verdictOf(value, criterion, level) : 'unseen';
    return criterion && verdict === due
      ? [{ criterion, finding: { id: criterion.id, value, verdict, at } }]
      : [];
  });
  const measured = judged.filter(({ finding }) => finding.value !== null);
  const due = scoreOf(
    measured.map(({ criterion }) => criterion),
    measured.map(({ finding }) => finding),
    level,
  );
  return judged.length === findings.length && score === due;
}
