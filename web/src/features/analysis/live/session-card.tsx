import { RotateCcw } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/surfaces/card.tsx';
import type { Tally } from './live-session.ts';
import { messages as text } from './messages.ts';

interface SessionCardProps {
  tally: Tally;
  onStartOver: () => void;
}

/** What a session has come to. */
export function SessionCard({ tally, onStartOver }: SessionCardProps) {
  const { repetitions, cue, jumps, lastJump, bestJump } = tally;
  return (
    <Card as="section" aria-label={text.session} className="mt-6">
      <h2 className="mb-3 text-lg">{text.session}</h2>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={text.repetitions} value={String(repetitions)} />
        <Fact name={text.jumps} value={String(jumps)} />
        <Fact
          name={text.bestJump}
          value={bestJump ? text.height(bestJump) : '–'}
          detail={bestJump ? text.heightMetric(bestJump) : text.noHeight}
        />
      </dl>
      {cue && (
        <p className="mt-4 text-sm">
          <span className="font-semibold">{text.lastCue}: </span>
          {cue.text}
        </p>
      )}
      {lastJump && (
        <p className="mt-2 text-sm">
          <span className="font-semibold">{text.lastJump}: </span>
          {text.height(lastJump)}
        </p>
      )}
      {jumps > 0 && <p className="mt-3 text-xs text-ink-soft">{text.heightText}</p>}
      {(repetitions > 0 || jumps > 0) && (
        <Button tone="outline" wide className="mt-4" onClick={onStartOver}>
          <RotateCcw className="size-5" aria-hidden />
          {text.startOver}
        </Button>
      )}
    </Card>
  );
}

function Fact({ name, value, detail }: { name: string; value: string; detail?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{name}</dt>
      <dd className="numerals text-xl font-bold">{value}</dd>
      {detail && <dd className="numerals text-xs text-ink-soft">{detail}</dd>}
    </div>
  );
}
