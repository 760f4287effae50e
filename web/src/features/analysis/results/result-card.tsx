import type { ReactNode } from 'react';
import type { AnalysisFields } from 'sync-protocol/entities/analysis/analysis';
import { adviceOf, type Point } from 'sync-protocol/rules/technique/advice';
import { isCriterion } from 'sync-protocol/rules/technique/criteria/all';
import { ENGINE_VERSION } from 'sync-protocol/rules/technique/terms';
import { Card } from '#ui/surfaces/card.tsx';
import { cx } from '#ui/cx.ts';
import { dateInShort } from '#ui/format.ts';
import { messages } from '../messages.ts';
import { FindingRows } from './finding-rows.tsx';

const text = messages.result;

interface ResultCardProps {
  analysis: AnalysisFields;
  /** When it was made, if that was not just now. */
  createdAt?: string | undefined;
  aside?: ReactNode;
}

/** What was found in a clip: the score, what is good, what to work on and how, and where it all comes from. */
export function ResultCard({ analysis, createdAt, aside }: ResultCardProps) {
  const { technique, level, mode, hand, score, caveats, engineVersion } = analysis;
  const findings = analysis.findings.flatMap((one) => (isCriterion(one.id) ? [{ ...one, id: one.id }] : []));
  const advice = adviceOf(technique, level, findings);
  const facts = [
    createdAt && dateInShort(createdAt),
    messages.levels[level],
    text[mode],
    text.hands[hand],
  ].filter(Boolean);
  const known = caveats.flatMap((one) =>
    one in messages.caveats ? [one as keyof typeof messages.caveats] : [],
  );
  return (
    <Card as="section" aria-label={text.title(messages.techniques[technique])} className="mt-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl">{text.title(messages.techniques[technique])}</h2>
          <p className="mt-0.5 text-xs text-ink-soft">{facts.join(' · ')}</p>
        </div>
        <ScoreBadge score={score} />
      </div>
      <p className="mt-4">{advice.summary}</p>
      {known.map((caveat) => (
        <p key={caveat} className="mt-2 rounded-md bg-well px-3 py-2 text-sm">
          {messages.caveats[caveat]}
        </p>
      ))}
      <Part title={text.strengths}>
        <Points points={advice.strengths} otherwise={text.noStrengths} />
      </Part>
      <Part title={text.improvements}>
        <Points points={advice.improvements} otherwise={text.noImprovements} />
      </Part>
      <Part title={text.nextSteps}>
        <ol className="list-decimal space-y-1.5 pl-5 text-sm">
          {advice.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      <Part title={text.training}>
        <ul className="space-y-2">
          {advice.drills.map(({ id, name, why }) => (
            <li key={id} className="rounded-md bg-well px-3 py-2">
              <p className="text-sm font-semibold">{name}</p>
              <p className="text-xs text-ink-soft">{text.trains(why)}</p>
            </li>
          ))}
        </ul>
      </Part>
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

/** From here on a score is good, and fair. */
const GOOD = 80;
const FAIR = 60;

function ScoreBadge({ score }: { score: number }) {
  const tone =
    score >= GOOD
      ? 'bg-accent text-on-accent'
      : score >= FAIR
        ? 'bg-well text-ink'
        : 'bg-danger-fill text-on-danger';
  return (
    <p
      aria-label={text.score(score)}
      role="img"
      className={cx('numerals shrink-0 rounded-full px-4 py-2 text-xl font-bold', tone)}
    >
      {score}
      <span className="text-xs font-semibold">{text.outOf}</span>
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6" aria-label={title}>
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  );
}

function Points({ points, otherwise }: { points: readonly Point[]; otherwise: string }) {
  if (points.length === 0) return <p className="text-sm text-ink-soft">{otherwise}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm">
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
