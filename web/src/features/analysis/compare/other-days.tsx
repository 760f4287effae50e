import { useState } from 'react';
import type { Analysis, AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import type { AnalysisId } from 'sync-protocol/ids';
import { CompareCard } from './compare-card.tsx';

/** What an analysis can be compared with: the kept ones of the same technique, clips with clips. */
export function othersOf(
  analyses: readonly Analysis[],
  { technique, mode }: Pick<AnalysisFields, 'technique' | 'mode'>,
  own: AnalysisId | null,
): Analysis[] {
  return analyses.filter((one) => one.technique === technique && one.mode === mode && one.id !== own);
}

interface OtherDaysProps {
  label: string;
  analysis: AnalysisFields;
  others: readonly Analysis[];
}

/** An analysis beside one of another day, as the player chooses. */
export function OtherDays({ label, analysis, others }: OtherDaysProps) {
  const [chosen, setChosen] = useState<AnalysisId | null>(null);
  return <CompareCard label={label} now={analysis} others={others} chosen={chosen} onChoose={setChosen} />;
}
