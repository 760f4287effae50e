import type { ReactNode } from 'react';
import type { Point } from 'sync-protocol/rules/technique/advice';
import type { Finding } from 'sync-protocol/rules/technique/score';
import { cx } from '#ui/cx.ts';
import { messages } from '../messages.ts';

/** From here on a score is good, and fair: of 100. */
const GOOD = 80;
const FAIR = 60;

interface ScoreBadgeProps {
  /** Of 100. */
  score: number;
  /** As it is shown, what it is out of, and the whole in words. */
  shown: string;
  outOf: string;
  label: string;
}

export function ScoreBadge({ score, shown, outOf, label }: ScoreBadgeProps) {
  const tone =
    score >= GOOD
      ? 'bg-accent text-on-accent'
      : score >= FAIR
        ? 'bg-well text-ink'
        : 'bg-danger-fill text-on-danger';
  return (
    <p
      aria-label={label}
      role="img"
      className={cx('numerals shrink-0 rounded-full px-4 py-2 text-xl font-bold', tone)}
    >
      {shown}
      <span className="text-xs font-semibold">{outOf}</span>
    </p>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </div>
  );
}

export function Points({ points, otherwise }: { points: readonly Point[]; otherwise: string }) {
  if (points.length === 0) return <p className="text-sm text-ink-soft">{otherwise}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm">
      {points.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}

/** What is good; where nothing is for sure, whether something nearly is. */
export function Strengths({ points, findings }: { points: readonly Point[]; findings: readonly Finding[] }) {
  const isSomeClose = findings.some(({ verdict }) => verdict === 'borderline');
  return (
    <Part title={messages.result.strengths}>
      <Points
        points={points}
        otherwise={isSomeClose ? messages.result.closeStrengths : messages.result.noStrengths}
      />
    </Part>
  );
}

export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="list-decimal space-y-1.5 pl-5 text-sm">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** What limits the verdict. */
export function Caveats({ caveats }: { caveats: readonly string[] }) {
  return Object.entries(messages.caveats)
    .filter(([name]) => caveats.includes(name))
    .map(([name, words]) => (
      <p key={name} className="mt-2 rounded-md bg-well px-3 py-2 text-sm">
        {words}
      </p>
    ));
}
