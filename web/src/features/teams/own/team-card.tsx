import { isManager } from 'sync-protocol/rules/teams/team-terms';
import { useCompetitions } from '#data/live/competitions.ts';
import { useOwnProfile } from '#data/live/profile.ts';
import type { OwnTeam } from '#data/live/teams.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Card } from '#ui/surfaces/card.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { WaitingMark } from '#ui/surfaces/waiting-mark.tsx';
import { FaceRow } from '../face-row.tsx';
import { useRequests } from '../manage/requests-to.ts';
import { messages } from '../messages.ts';
import type { Faces } from '../use-faces.ts';
import { Goal } from '../week/goal.tsx';
import { WordsWait } from './words-wait.tsx';

interface TeamCardProps {
  team: OwnTeam;
  faces: Faces;
  onOpen: () => void;
}

/** A team at a glance. */
export function TeamCard({ team: ofOwn, faces, onOpen }: TeamCardProps) {
  const { team, own, members } = ofOwn;
  const isWaiting = useIsWaiting();
  // One whose acceptance waits begins when the server hears of it.
  const competing = (useCompetitions() ?? []).filter(
    ({ id, teamId, twin, status }) =>
      [teamId, twin?.teamId].includes(team.id) && status === 'active' && !isWaiting(id),
  ).length;
  return (
    <Card as="li" className="relative">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="min-w-0 flex-[1_1_min-content] text-lg">
          <button
            type="button"
            className="text-left after:absolute after:inset-0 after:rounded-lg"
            aria-label={messages.open(team.name)}
            onClick={onOpen}
          >
            {team.name}
          </button>
        </h2>
        {isWaiting(team.id) && <WaitingMark label={messages.waiting} />}
        <Pill tone="outline">{messages.roles[own.role]}</Pill>
      </div>
      <WordsWait team={team.id} />
      <Faced ownId={own.id} {...{ members, faces }} />
      <p className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isManager(own.role) && <Asked team={ofOwn} />}
        {competing > 0 && <Pill>{messages.competing(competing)}</Pill>}
      </p>
      <Goal team={team} faces={faces} />
    </Card>
  );
}

/** How many want to join. */
function Asked({ team }: Pick<TeamCardProps, 'team'>) {
  const count = useRequests(team).length;
  return count > 0 && <Pill tone="accent">{messages.requests(count)}</Pill>;
}

interface FacedProps extends Pick<OwnTeam, 'members'>, Pick<TeamCardProps, 'faces'> {
  ownId: string;
}

function Faced({ ownId, members, faces }: FacedProps) {
  const me = useOwnProfile();
  // Whoever has just made a team knows themselves before anybody is fetched.
  const faceOf = (id: string) =>
    faces.faces.get(id) ?? (id === ownId && me ? { ...me, userId: me.id } : undefined);
  return <FaceRow faces={members.map(({ id }) => [id, faceOf(id)] as const)} count={members.length} />;
}
