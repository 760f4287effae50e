import type { ReactNode } from 'react';
import type { AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { adviceOf } from 'sync-protocol/rules/technique/advice';
import { isCriterion } from 'sync-protocol/rules/technique/criteria/all';
import { ENGINE_VERSION } from 'sync-protocol/rules/technique/terms';
import { Card } from '#ui/surfaces/card.tsx';
import { dateInShort } from '#ui/format.ts';
import { messages } from '../messages.ts';
import { FindingRows } from './finding-rows.tsx';
import { handText } from './result-words.ts';
import { Caveats, Part, Points, ScoreBadge, Steps, Strengths } from './parts.tsx';
import { TrainingPart } from './training-part.tsx';

const text = messages.result;

interface ResultCardProps {
  analysis: AnalysisFields;
  /** When it was made, if that was not just now. */
  createdAt?: string | undefined;
  /** What somebody else adds, after what was measured. */
  added?: ReactNode;
  aside?: ReactNode;
}

/** What was found in a clip: the score, what is good, what to work on and how, and where it all comes from. */
export function ResultCard({ analysis, createdAt, added, aside }: ResultCardProps) {
  const { technique, level, mode, hand, score, caveats, engineVersion } = analysis;
  const findings = analysis.findings.flatMap((one) => (isCriterion(one.id) ? [{ ...one, id: one.id }] : []));
  const advice = adviceOf(technique, level, findings);
  const facts = [
    createdAt && dateInShort(createdAt),
    messages.levels[level],
    text[mode],
    handText(technique, hand),
  ].filter(Boolean);
  return (
    <Card as="section" aria-label={text.title(messages.techniques[technique])} className="mt-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{text.title(messages.techniques[technique])}</h2>
          <p className="mt-0.5 text-xs text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <ScoreBadge score={score} shown={String(score)} outOf={text.outOf} label={text.score(score)} />
      </div>
      <p className="mt-4">{advice.summary}</p>
      <Caveats caveats={caveats} />
      <Strengths points={advice.strengths} findings={findings} />
      <Part title={text.improvements}>
        <Points points={advice.improvements} otherwise={text.noImprovements} />
      </Part>
      <Part title={text.nextSteps}>
        <Steps steps={advice.nextSteps} />
      </Part>
      {added}
      <TrainingPart technique={technique} level={level} findings={findings} />
      <Part title={text.plan}>
        <h4 className="text-sm font-semibold">{text.focus}</h4>
        <p className="mt-0.5 text-sm">{advice.focus.join(', ')}</p>
        <h4 className="mt-3 text-sm font-semibold">{text.schedule}</h4>
        <ul className="mt-0.5 list-disc space-y-1 pl-5 text-sm">
          {advice.schedule.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Part>
      <details className="mt-6 border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{text.how}</summary>
        <p className="mb-1 text-sm text-ink-soft">{text.howText}</p>
        {engineVersion !== ENGINE_VERSION && <p className="text-sm text-ink-soft">{text.older}</p>}
        <FindingRows technique={technique} level={level} findings={findings} />
      </details>
      <p className="mt-4 text-xs text-ink-soft">{text.honest}</p>
      {aside}
    </Card>
  );
}
