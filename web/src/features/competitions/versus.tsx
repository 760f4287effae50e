import type { OwnCompetition } from '#data/live/competitions.ts';
import { ProgressBar } from '#ui/charts/progress-bar.tsx';
import { count, knownCount } from '#ui/format.ts';
import { messages } from './messages.ts';
import type { Scores } from './use-progress.ts';

interface VersusProps {
  competition: Pick<OwnCompetition, 'otherTeamName' | 'targetValue' | 'twin'>;
  ownName: string;
  scores: Scores;
}

/** Both teams on their way to the target, the own one first. */
export function Versus({ competition: { otherTeamName, targetValue, twin }, ownName, scores }: VersusProps) {
  return (
    <div className="mt-3 grid gap-2.5">
      <Team name={ownName} score={scores.own} target={targetValue} isOwn />
      <Team name={otherTeamName} score={scores.other} target={targetValue} isOwn={twin !== undefined} />
    </div>
  );
}

interface TeamProps {
  name: string;
  score: number | null;
  target: number;
  isOwn?: boolean;
}

function Team({ name, score, target, isOwn = false }: TeamProps) {
  return (
    <div>
      <p className="mb-1 flex items-baseline justify-between gap-3 text-sm">
        <span className={isOwn ? 'min-w-0 font-semibold' : 'min-w-0 text-ink-soft'}>{name}</span>
        <span className="numerals font-bold">{knownCount(score)}</span>
      </p>
      <ProgressBar
        tone="ink"
        {...(!isOwn && { className: 'opacity-60' })}
        percent={score === null ? null : Math.min(100, Math.floor((100 * score) / target))}
        label={messages.score(name, knownCount(score), count(target))}
      />
    </div>
  );
}
