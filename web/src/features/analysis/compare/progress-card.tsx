import { useState } from 'react';
import type { Analysis } from 'sync-protocol/entities/analysis/analysis';
import { CRITERIA } from 'sync-protocol/rules/technique/criteria/all';
import { inUnit, type Range } from 'sync-protocol/rules/technique/criteria/criterion';
import { targetOf } from 'sync-protocol/rules/technique/score';
import type { Technique } from 'sync-protocol/rules/technique/terms';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import { Section } from '#ui/surfaces/page.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { messages as shared } from '../messages.ts';
import { signOf, targetText } from '../results/result-words.ts';
import { datesOf } from './dates.ts';
import { seriesOf, techniquesWithProgress, type Series } from './series.ts';
import { messages } from './messages.ts';

const text = messages.progress;

/** How a technique has changed over the analyses of it, rule by rule. */
export function ProgressCard({ analyses }: { analyses: readonly Analysis[] }) {
  const techniques = techniquesWithProgress(analyses);
  const [chosenTechnique, setTechnique] = useState<Technique>();
  const [chosenSeries, setSeries] = useState<string>();
  const technique = techniques.find((one) => one === chosenTechnique) ?? techniques[0];
  if (!technique) return null;
  const all = seriesOf(technique, analyses);
  const series = all.find(({ id }) => id === chosenSeries) ?? all[0];
  return (
    <Section title={text.title}>
      <Card className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label={text.technique}
            value={technique}
            options={techniques.map((value) => ({ value, label: shared.techniques[value] }))}
            onChange={({ target }) => setTechnique(techniques.find((one) => one === target.value))}
          />
          <SelectField
            label={text.follow}
            value={series?.id}
            options={all.map(({ id }) => ({ value: id, label: nameOf(technique, id) }))}
            onChange={({ target }) => setSeries(target.value)}
          />
        </div>
        {series && <Timeline technique={technique} series={series} />}
      </Card>
    </Section>
  );
}

function Timeline({ technique, series }: { technique: Technique; series: Series }) {
  const criterion = CRITERIA[technique].find(({ id }) => id === series.id);
  const target: Range = criterion ? targetOf(criterion, series.level) : [null, null];
  const words = (value: number) => (criterion ? inUnit(value, criterion.unit) : shared.history.score(value));
  const [first, latest] = [series.points[0], series.points.at(-1)];
  if (!first || !latest) return null;
  const facts = [
    text.first(words(first.value)),
    text.latest(words(latest.value)),
    ...(criterion ? [messages.target(targetText(target, criterion.unit))] : []),
  ];
  return (
    <div>
      <LineChart
        label={text.picture(
          nameOf(technique, series.id),
          series.points.map(({ value }) => words(value)).join(', '),
        )}
        tick={(value) => `${value}${criterion ? signOf(criterion.unit) : ''}`}
        points={series.points.map(({ value }, t) => ({ t, value }))}
        target={target}
        marks={series.points.map(({ value }, t) => ({ t, value, tone: 'ink' }))}
      />
      {/* Below the picture, not its axis. */}
      <p className="mt-1.5 ml-11 flex justify-between gap-x-3 text-xs text-ink-soft">
        {datesOf([first.at, latest.at]).map((date, end) => (
          <span key={end} className="last:text-right">
            {date}
          </span>
        ))}
      </p>
      <p className="numerals mt-1 text-sm">{facts.join(' · ')}</p>
      {series.leavesLevelsOut && (
        <p className="mt-1 text-xs text-ink-soft">{text.oneLevel(shared.levels[series.level])}</p>
      )}
    </div>
  );
}

function nameOf(technique: Technique, id: string): string {
  return CRITERIA[technique].find((one) => one.id === id)?.name ?? text.score;
}
