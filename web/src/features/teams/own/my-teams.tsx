import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { teamTakeBack } from 'sync-protocol/mutations/teams/join-changes';
import type { JoinRequest } from 'sync-protocol/entities/teams/request';
import type { TeamId } from 'sync-protocol/ids';
import { spacedCode } from 'sync-protocol/rules/teams/team-code';
import { mayAskAgain } from 'sync-protocol/rules/teams/team-terms';
import { now } from '#data/clock.ts';
import { useJoinRequests, useOwnTeams, useTeamInvitations, type OwnTeam } from '#data/live/teams.ts';
import { useSyncState } from '#data/sync/sync-state.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/layers/on-demand.tsx';
import { toast } from '#ui/layers/toast-store.ts';
import { useKept } from '#ui/layers/use-kept.ts';
import { RowList, RowText } from '#ui/lists/list-row.tsx';
import { SkeletonList } from '#ui/surfaces/skeleton.tsx';
import { EmptyState } from '#ui/surfaces/state-message.tsx';
import { change } from '../changes.ts';
import { messages } from '../messages.ts';
import { useFaces } from '../use-faces.ts';
import { TeamCard } from './team-card.tsx';
import type { TeamSheetProps } from './team-sheet.tsx';

const TeamSheet = onDemand<TeamSheetProps>(async () => (await import('./team-sheet.tsx')).TeamSheet);

interface MyTeamsProps {
  /** Left out where the way in by a code stands beside. */
  onJoin?: (() => void) | undefined;
  onInvite: (team: TeamId) => void;
}

/** The teams that the player is in; `?team=<id>` opens one. */
export function MyTeams({ onJoin, onInvite }: MyTeamsProps) {
  const teams = useOwnTeams();
  const requests = useJoinRequests();
  const invitations = useTeamInvitations();
  const isWaiting = useIsWaiting();
  const faces = useFaces(teams);
  const [params, setParams] = useSearchParams();
  const wanted = params.get('team');
  const opened = teams?.find(({ team }) => team.id === wanted);
  const shown = useKept(opened ?? null);
  /** Closed by the player, whose own doing it is then if that team goes: the address follows a moment later. */
  const closed = useRef<string>(null);
  const open = (id: TeamId | null) => {
    closed.current = id ? null : wanted;
    const next = new URLSearchParams(params);
    if (id) next.set('team', id);
    else next.delete('team');
    setParams(next, { replace: true });
  };
  useEffect(() => {
    closed.current = null;
  }, [wanted]);
  // Somebody else ended it, or took the player out of it.
  const gone = teams && !opened && shown?.team.id === wanted ? shown?.team.name : undefined;
  useEffect(() => {
    if (gone === undefined || closed.current === wanted) return;
    toast({ title: messages.gone(gone) });
    open(null);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [gone]);
  const asked = requests?.filter(
    ({ status, createdAt }) => status === 'pending' || !mayAskAgain(createdAt, now()),
  );
  // The player is in as soon as the server hears of their yes.
  const coming = invitations?.filter(
    ({ id, teamId, side, status }) =>
      side === 'received' &&
      status === 'accepted' &&
      isWaiting(id) &&
      !teams?.some(({ team }) => team.id === teamId),
  );
  const isMissing = wanted !== null && !opened && shown?.team.id !== wanted;
  const isLost = useIsSure(isMissing && !coming?.some(({ teamId }) => teamId === wanted));
  if (!teams || !asked || !coming) return <SkeletonList rows={2} rowClass="h-36" label={messages.loading} />;
  return (
    <>
      <div role="status">
        {isLost && <p className="mb-3 rounded-md bg-well px-4 py-3 text-sm">{messages.notInIt}</p>}
      </div>
      {teams.length + asked.length + coming.length === 0 && (
        <EmptyState title={messages.none.title} text={messages.none.text} />
      )}
      <ul className="grid gap-3 sm:[&:has(>li+li)]:grid-cols-2">
        {teams.map((team) => (
          <TeamCard key={team.team.id} team={team} faces={faces} onOpen={() => open(team.team.id)} />
        ))}
      </ul>
      {asked.length + coming.length > 0 && (
        <RowList className="mt-3">
          {coming.map(({ id, teamName }) => (
            <li key={id} className="flex min-h-14 items-center px-4 py-2">
              <RowText title={messages.coming(teamName)} detail={messages.comingText} />
            </li>
          ))}
          {asked.map((request) => (
            <Asked key={request.id} request={request} teams={teams} />
          ))}
        </RowList>
      )}
      {onJoin && (
        <Button
          size="lg"
          wide
          className="mt-5"
          tone={teams.length === 0 ? 'primary' : 'soft'}
          onClick={onJoin}
        >
          <KeyRound className="size-5" aria-hidden />
          {messages.join}
        </Button>
      )}
      {shown && (
        <TeamSheet
          open={opened !== undefined}
          team={opened ?? shown}
          faces={faces}
          onClose={() => open(null)}
          onInvite={() => onInvite(shown.team.id)}
        />
      )}
    </>
  );
}

/**
 * Whether something is missing for good: news on a locked phone may lead here before its rows have come. Once it is said,
 * no later round of sync takes it back.
 */
function useIsSure(isMissing: boolean): boolean {
  const isHearing = useSyncState() === 'sending';
  const [isSure, setIsSure] = useState(false);
  const next = isMissing && (isSure || !isHearing);
  if (next !== isSure) setIsSure(next);
  return next;
}

function wordsFor({ code, teamName, status }: JoinRequest, teams: readonly OwnTeam[]) {
  if (status === 'declined') return { title: messages.declined(teamName), detail: messages.declinedText };
  if (code === null) return { title: messages.asked(teamName), detail: messages.askedText };
  // Whoever is in the team by another way may give its code all the same.
  const own = teams.find(({ team }) => team.code === code)?.team;
  if (own) return { title: messages.codeGiven(own.name), detail: messages.codeGivenText };
  return { title: messages.codeWaits, detail: messages.codeWaitsText(spacedCode(code)) };
}

/** A team that the player wants into. */
function Asked({ request, teams }: { request: JoinRequest; teams: readonly OwnTeam[] }) {
  const { id, status, teamName, code } = request;
  const words = wordsFor(request, teams);
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <RowText {...words} />
      {status === 'pending' && (
        <Button
          tone="outline"
          aria-label={messages.takeBackOf(teamName || spacedCode(code ?? ''))}
          onClick={() => void change(teamTakeBack, { joinRequestId: id })}
        >
          {messages.takeBack}
        </Button>
      )}
    </li>
  );
}
