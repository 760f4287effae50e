import { QrCode } from 'lucide-react';
import { useState } from 'react';
import type { Team } from 'sync-protocol/entities/teams/team';
import { spacedCode } from 'sync-protocol/rules/teams/team-code';
import { isFullTeam } from 'sync-protocol/rules/teams/team-terms';
import { useLive } from '#data/live/live-query.ts';
import { useOwnTeams } from '#data/live/teams.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { joining as text } from '../messages.ts';
import type { PosterProps } from './poster.tsx';

const Poster = onDemand<PosterProps>(async () => (await import('./poster.tsx')).Poster);

/** A team's code, to be passed on, and the way to it in large. */
export function CodePanel({ team }: { team: Team }) {
  const [isLarge, setIsLarge] = useState(false);
  const isUnsent = useIsCodeUnsent(team);
  const own = useOwnTeams()?.find((one) => one.team.id === team.id);
  const isFull = own !== undefined && isFullTeam(own.members.length);
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
      {isUnsent ? (
        <p className="animate-wait-long basis-full text-xs text-ink-soft">{text.codeLater}</p>
      ) : (
        <p className="basis-full text-xs text-ink-soft">{isFull ? text.codeFull : text.codeText}</p>
      )}
      <Poster open={isLarge} team={team} isUnsent={isUnsent} onClose={() => setIsLarge(false)} />
    </div>
  );
}

/** Whether the server has not heard of a team's code yet: the team is new, or its code is. */
function useIsCodeUnsent({ id, code }: Team): boolean {
  const base = useLive((db) => db.bases.get(['teams', id]), [id]);
  // Of a team that is new there was nothing before.
  return base !== undefined && (base.before as Team | null)?.code !== code;
}
