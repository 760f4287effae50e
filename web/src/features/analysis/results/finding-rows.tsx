import type { Finding } from 'sync-protocol/rules/technique/score';
import { inUnit } from 'sync-protocol/rules/technique/criteria/criterion';
import { targetOf } from 'sync-protocol/rules/technique/score';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import type { PlayerLevel, Technique, Verdict } from 'sync-protocol/rules/technique/terms';
import { Button } from '#ui/controls/button.tsx';
import { Pill, type PillTone } from '#ui/surfaces/pill.tsx';
import { messages } from '../messages.ts';
import { targetText } from './result-words.ts';

const text = messages.result;

const TONES: Record<Verdict, PillTone> = {
  good: 'success',
  borderline: 'neutral',
  warning: 'outline',
  fault: 'danger',
  unseen: 'neutral',
};

interface FindingRowsProps {
  technique: Technique;
  level: PlayerLevel;
  findings: readonly Finding[];
  /** Shows the moment at which something was measured. */
  onShow?: (seconds: number) => void;
}

/** Every rule with what was measured, when, and what it should be. */
export function FindingRows({ technique, level, findings, onShow }: FindingRowsProps) {
  return (
    <ul className="divide-y divide-line">
      {CRITERIA[technique].map((criterion) => {
        const finding = findings.find(({ id }) => id === criterion.id);
        if (!finding) return null;
        const { verdict, value, at } = finding;
        const target = targetText(targetOf(criterion, level), criterion.unit);
        return (
          <li key={criterion.id} className="py-3">
            <p className="flex items-center justify-between gap-3">
              <span className="text-sm font-semibold">{criterion.name}</span>
              <Pill tone={TONES[verdict]}>{messages.verdicts[verdict]}</Pill>
            </p>
            <p className="numerals mt-0.5 text-sm">
              {value === null ? text.unseen : text.value(inUnit(value, criterion.unit), target)}
            </p>
            <p className="mt-0.5 text-xs text-ink-soft">
              {[
                criterion.measures,
                at !== null && !onShow && text.at(at.toFixed(2)),
                criterion.isKey && text.key,
                text.rule(criterion.id),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {onShow && at !== null && (
              <Button tone="ghost" className="-ml-4.5" onClick={() => onShow(at)}>
                {text.show(at.toFixed(2))}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
