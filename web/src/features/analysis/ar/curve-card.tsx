import { useMemo, useState } from 'react';
import { CRITERIA, type CriterionId } from 'sync-protocol/rules/technique/criteria/all';
import { targetOf } from 'sync-protocol/rules/technique/score';
import { SelectField } from '#ui/controls/select-field.tsx';
import { targetText, valueText } from '../results/result-words.ts';
import { drawCurve, valueAt } from './curve-geometry.ts';
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
  const criterion = CRITERIA[analysis.technique].find(({ id }) => id === curve?.id);
  const drawn = useMemo(
    () => curve && criterion && drawCurve(curve.points, targetOf(criterion, analysis.level)),
    [curve, criterion, analysis.level],
  );
  if (!curve || !criterion || !drawn) return null;
  const { unit, name } = criterion;
  const value = valueAt(curve.points, now);
  const found = analysis.findings.find(({ id }) => id === curve.id);
  const facts = [
    value === null ? text.hidden : text.now(valueText(value, unit)),
    text.target(targetText(targetOf(criterion, analysis.level), unit)),
    ...(found && found.value !== null && found.at !== null
      ? [text.measured(valueText(found.value, unit), found.at.toFixed(2))]
      : []),
  ];
  return (
    <section aria-label={text.title}>
      <SelectField
        label={text.choose}
        value={curve.id}
        options={curves.map(({ id }) => ({ value: id, label: nameOf(analysis.technique, id) }))}
        onChange={({ target }) => setChosen(curves.find(({ id }) => id === target.value)?.id)}
      />
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={text.picture(name)}
        className="mt-3 h-32 w-full overflow-visible rounded-md bg-well"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x="0" width="100" y={drawn.band.top} height={drawn.band.height} className="fill-success/20" />
        <path d={drawn.path} className="stroke-ink" strokeWidth="2" vectorEffect="non-scaling-stroke" />
        {found && found.value !== null && found.at !== null && (
          <Dot
            x={drawn.across(found.at)}
            y={drawn.down(found.value)}
            className="stroke-accent-ink"
            width={11}
          />
        )}
        <path
          d={`M${drawn.across(now)} 0V100`}
          className="stroke-focus"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        {value !== null && (
          <Dot x={drawn.across(now)} y={drawn.down(value)} className="stroke-focus" width={9} />
        )}
      </svg>
      <p className="numerals mt-2 text-sm">{facts.join(' · ')}</p>
    </section>
  );
}

/** Round, however the box is stretched. */
function Dot({ x, y, width, className }: { x: number; y: number; width: number; className: string }) {
  return (
    <path d={`M${x} ${y}h0`} className={className} strokeWidth={width} vectorEffect="non-scaling-stroke" />
  );
}

function nameOf(technique: Overlays['analysis']['technique'], id: CriterionId): string {
  return CRITERIA[technique].find((one) => one.id === id)?.name ?? id;
}
