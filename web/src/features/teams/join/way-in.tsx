import { teamRequest } from 'sync-protocol/mutations/teams/join-changes';
import { joinTeam, type ShownTeam } from 'sync-protocol/contract/teams';
import { newId, type JoinRequestId } from 'sync-protocol/ids';
import { isFullTeam, mayAskAgain } from 'sync-protocol/rules/teams/team-terms';
import type { Said } from '#data/rows/act.ts';
import { now } from '#data/clock.ts';
import { useJoinRequests, useTeamInvitations } from '#data/live/teams.ts';
import { call } from '#data/server/calls/api.ts';
import { useSend } from '#data/server/forms/use-form.ts';
import { useIsWaiting } from '#data/sync/sync-status.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Pill } from '#ui/surfaces/pill.tsx';
import { change } from '../changes.ts';
import { Answers } from '../invite/answers.tsx';
import { canAccept } from '../invite/invited-team.ts';
import { finding as text, inviting, joining } from '../messages.ts';
import { joinAtOnce } from './join-at-once.ts';

/** Accepts a team’s invitation, joins one that is open, asks another one, or says how that stands, or that it is full. */
export function WayIn({ team, isWide = false }: { team: ShownTeam; isWide?: boolean }) {
  const { id: teamId, name: teamName, isOpen } = team;
  const asked = useJoinRequests()?.find(
    (one) => one.teamId === teamId && (one.status === 'pending' || !mayAskAgain(one.createdAt, now())),
  );
  const invitations = useTeamInvitations()?.filter((one) => one.teamId === teamId) ?? [];
  const invitation = invitations.find(canAccept);
  const isWaiting = useIsWaiting();
  const isComing = invitations.some(({ id, status }) => status === 'accepted' && isWaiting(id));
  const { isBusy, failure, send } = useSend();
  const ask = (said: Said) =>
    change(teamRequest, { joinRequestId: newId<JoinRequestId>(), teamId, teamName }, said);
  const join = () =>
    joinAtOnce(
      async () => {
        const { status } = await call(joinTeam, { params: { id: teamId } });
        return status === 'joined' ? joining.joined : text.sent.done;
      },
      () => ask(joining.waits),
    );
  if (invitation) return <Answers invitation={invitation} team={team} isShort={!isWide} />;
  if (isComing || asked)
    return (
      <span className="text-center">
        <Pill tone={isComing ? 'success' : 'neutral'}>
          {isComing ? inviting.status.accepted : asked?.status === 'pending' ? text.asked : text.declined}
        </Pill>
      </span>
    );
  if (isFullTeam(team.memberCount))
    return (
      <div className="text-center">
        <Pill>{text.full}</Pill>
        {isWide && <p className="mt-1.5 text-sm text-ink-soft">{text.fullText}</p>}
      </div>
    );
  return (
    <>
      <Button
        tone={isOpen || isWide ? 'primary' : 'outline'}
        wide={isWide}
        aria-label={isOpen ? text.joinOf(teamName) : text.askOf(teamName)}
        busy={isBusy}
        onClick={() => void (isOpen ? send(join) : ask(text.sent))}
      >
        {isOpen ? text.join : text.ask}
      </Button>
      {failure && <FormError text={failure} />}
    </>
  );
}
