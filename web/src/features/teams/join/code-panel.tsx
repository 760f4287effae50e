import { QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { spacedCode } from 'sync-protocol/rules/teams/team-code';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { joining as text } from '../messages.ts';
import type { PosterProps } from './poster.tsx';

const Poster = onDemand<PosterProps>(async () => (await import('./poster.tsx')).Poster);

/** A team's code, to be passed on, and the way to it in large. */
export function CodePanel({ team }: { team: Team }) {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg bg-well px-4 py-3">
      <p>
        <span className="block text-xs text-ink-soft">{text.code}</span>
        <b className="numerals text-lg tracking-wide">{spacedCode(team.code)}</b>
      </p>
      <Button tone="outline" onClick={() => setIsLarge(true)}>
        <QrCode className="size-5" aria-hidden />
        {text.showCode}
      </Button>
      <p className="basis-full text-xs text-ink-soft">{text.codeText}</p>
      <Poster open={isLarge} team={team} onClose={() => setIsLarge(false)} />
    </div>
  );
}
