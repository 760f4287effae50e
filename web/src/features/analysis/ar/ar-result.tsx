import type { ReactNode } from 'react';
import { adviceOf } from 'sync-protocol/rules/technique/advice';
import type { Analysis } from 'sync-protocol/rules/technique/analyze';
import { Card } from '#ui/surfaces/card.tsx';
import { messages as shared } from '../messages.ts';
import { FindingRows } from '../results/finding-rows.tsx';
import { Caveats, Part, Points, ScoreBadge, Steps, Strengths } from '../results/parts.tsx';
import { handText } from '../results/result-words.ts';
import { TrainingPart } from '../results/training-part.tsx';
import { messages } from './messages.ts';

const text = messages.result;

interface ArResultProps {
  analysis: Analysis;
  /** Shows a moment of the video. */
  onShow: (seconds: number) => void;
  aside?: ReactNode;
}

/** What was found in a clip that is played beside it, out of ten. */
export function ArResult({ analysis, onShow, aside }: ArResultProps) {
  const { technique, level, hand, score, findings, caveats } = analysis;
  const advice = adviceOf(technique, level, findings);
  const shown = (score / 10).toFixed(1);
  const title = text.title(shared.techniques[technique]);
  return (
    <Card as="section" aria-label={title} className="mt-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{title}</h2>
          <p className="mt-0.5 text-xs text-ink-soft">
            {[shared.levels[level], handText(technique, hand)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ScoreBadge score={score} shown={shown} outOf={text.outOf} label={text.score(shown)} />
      </div>
      <p className="mt-4">{advice.summary}</p>
      <Caveats caveats={caveats} />
      <Strengths points={advice.strengths} findings={findings} />
      <Part title={shared.result.improvements}>
        <Points points={advice.improvements} otherwise={shared.result.noImprovements} />
      </Part>
      <Part title={text.details}>
        <p className="text-sm text-ink-soft">{shared.result.howText}</p>
        <FindingRows technique={technique} level={level} findings={findings} onShow={onShow} />
      </Part>
      <Part title={text.nextSteps}>
        <Steps steps={advice.nextSteps} />
      </Part>
      <TrainingPart technique={technique} level={level} findings={findings} />
      <p className="mt-4 text-xs text-ink-soft">{shared.result.honest}</p>
      {aside}
    </Card>
  );
}
