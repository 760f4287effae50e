import type { AnalysisFields } from '../../entities/analysis/analysis.ts';
import { CRITERIA } from './criteria/all.ts';
import { VIEW_KINDS, type ViewKind } from './motion/view.ts';
import { judgedFrom, scoreOf, verdictOf, type Finding } from './score.ts';
import { ENGINE_VERSION, SAME_TARGETS_SINCE } from './terms.ts';

/** Why a server that is a version behind keeps no result of a newer app; the phone has it still. */
export const NEWER_ENGINE = {
  code: 'newer_engine',
  message:
    'Your app is newer than our server, which can’t check this result yet. It is safe on this phone: save it again later, under AI Player Analysis.',
} as const;

/**
 * Whether a phone's verdicts and score are what these rules make of its own values. The values are the phone's word: it
 * alone has seen the clip. What a version with other targets has found can't be told any more, and stands, or its player
 * would lose it; a version that there has never been finds nothing.
 */
export function followsFromValues({
  engineVersion,
  technique,
  level,
  mode,
  findings,
  score,
}: AnalysisFields): boolean {
  if (engineVersion > ENGINE_VERSION) return false;
  if (engineVersion < SAME_TARGETS_SINCE) return true;
  const measured = findings.flatMap(({ id, value, verdict, at }): Finding[] => {
    const criterion = CRITERIA[technique].find((one) => one.id === id);
    const isDue = criterion && value !== null && verdict === verdictOf(value, criterion, level);
    return isDue ? [{ id: criterion.id, value, verdict, at }] : [];
  });
  // Of a rule that is gone nothing was said.
  const unseen = findings.filter(({ value, verdict }) => value === null && verdict === 'unseen');
  // From one place of the camera all that was measured can be judged, and it is enough of what can be.
  const isDueFrom = (view: ViewKind) => {
    const judged = judgedFrom(view, technique, mode === 'still') ?? [];
    const canBeJudged = measured.every(({ id }) => judged.some((one) => one.id === id));
    return canBeJudged && score === scoreOf(judged, measured, level);
  };
  return measured.length + unseen.length === findings.length && VIEW_KINDS.some(isDueFrom);
}
