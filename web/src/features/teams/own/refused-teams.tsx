import { teamCreateArgs } from 'sync-protocol/mutations/teams/team-changes';
import { useLive } from '#data/live/live-query.ts';
import { dismissRefused } from '#data/sync/sync-status.ts';
import { RefusedCard } from '#ui/surfaces/refused-card.tsx';
import { refusedTeams as text } from '../messages.ts';

/** A team that the server would not have, as the player wrote it. */
export interface RefusedTeam {
  id: string;
  name: string;
  description: string;
  /** Why not. */
  message: string;
}

interface RefusedTeamsProps {
  /** Opens what was written, to be mended. */
  onAgain: (team: RefusedTeam) => void;
}

/** Teams that were made here and not taken: why, and the way back to their words. */
export function RefusedTeams({ onAgain }: RefusedTeamsProps) {
  const refused = useLive((db) =>
    db.refused.filter(({ mutation }) => mutation.name === 'team.create').toArray(),
  );
  const teams = (refused ?? []).flatMap(({ id, message, mutation }): RefusedTeam[] => {
    const read = teamCreateArgs.safeParse(mutation.args);
    return read.success ? [{ id, message, name: read.data.name, description: read.data.description }] : [];
  });
  if (teams.length === 0) return null;
  return (
    <ul aria-label={text.list} className="mb-4 grid grid-cols-1 gap-3">
      {teams.map((team) => (
        <RefusedCard
          key={team.id}
          what={text.list}
          title={team.name}
          why={team.message}
          onAgain={() => onAgain(team)}
          onDiscard={() => void dismissRefused(team.id)}
        />
      ))}
    </ul>
  );
}
