import { useState } from 'react';
import { CRITERIA, type CriterionId } from 'sync-protocol/rules/technique/criteria/all';
import { inUnit } from 'sync-protocol/rules/technique/criteria/criterion';
import { targetOf } from 'sync-protocol/rules/technique/score';
import { SelectField } from '#ui/fields/select-field.tsx';
import { valueAt } from '../charts/curve-geometry.ts';
import { LineChart } from '../charts/line-chart.tsx';
import { signOf, targetText } from '../results/result-words.ts';
import { messages } from './messages.ts';
import type { Overlays } from './use-ar-analysis.ts';

const text = messages.curve;

interface CurveCardProps {
  overlays: Overlays;
  /** The one to begin with. */
  first: CriterionId | undefined;
  /** Seconds of the frame that is shown. */
  now: number;
}

/** What a criterion was read from, over the whole clip: with its target, and the frame that is shown. */
export function CurveCard({ overlays: { analysis, curves }, first, now }: CurveCardProps) {
  const [chosen, setChosen] = useState(first);
  const curve = curves.find(({ id }) => id === chosen) ?? curves[0];
  const criteria = CRITERIA[analysis.technique];
  const criterion = criteria.find(({ id }) => id === curve?.id);
  if (!curve || !criterion) return null;
  const { unit, name } = criterion;
  const target = targetOf(criterion, analysis.level);
  const value = valueAt(curve.points, now);
  const { value: found = null, at = null } = analysis.findings.find(({ id }) => id === curve.id) ?? {};
  const facts = [
    value === null ? text.hidden : text.now(inUnit(value, unit)),
    text.target(targetText(target, unit)),
    ...(found !== null && at !== null ? [text.measured(inUnit(found, unit), at.toFixed(2))] : []),
  ];
  return (
    <section aria-label={text.title}>
      <SelectField
        label={text.choose}
        value={curve.id}
        options={curves.map(({ id }) => ({
          value: id,
          label: criteria.find((one) => one.id === id)?.name ?? id,
        }))}
        onChange={({ target: { value: id } }) => setChosen(curves.find((one) => one.id === id)?.id)}
      />
      <div className="mt-3">
        <LineChart
          label={text.picture(name)}
          tick={(round) => `${round}${signOf(unit)}`}
          points={curve.points}
          target={target}
          now={now}
          marks={[
            ...(found !== null && at !== null ? [{ t: at, value: found, tone: 'found' } as const] : []),
            ...(value !== null ? [{ t: now, value, tone: 'now' } as const] : []),
          ]}
        />
      </div>
      <p className="numerals mt-2 text-sm">{facts.join(' · ')}</p>
    </section>
  );
}
